"""Folded linen in three colours: the head of the story about linen."""
from studio.shot import Shot
from studio.still_life import place


def build(picture):
    place('towels', '#cfb48c', (-.30, .10), turn=6)
    place('shirt', '#f6f4ef', (.06, .0), turn=-6)
    place('trousers', '#a9c1d3', (.42, .08), turn=4)
    return Shot(height=.66, focus=(.06, .0, .03), elevation=32, turn=3, has_sun=True, scale=.6)
