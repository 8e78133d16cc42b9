"""Undyed linen, close enough to count its threads."""
from studio.shot import Shot
from studio.still_life import place


def build(picture):
    place('trousers', '#dccbab', (0, 0), turn=24)
    return Shot(height=.055, focus=(.0, -.105, .035), elevation=52, turn=14, aperture=8, scale=.4)
