"""Cups, bowls and a vase in morning light: the head of the home page."""
from studio.shot import Shot
from studio.still_life import place


def build(picture):
    place('vase', '#b5573a', (.06, .12), turn=20)
    place('bowl', '#e9dfcb', (.25, .04), turn=40)
    place('cup', '#a3ad91', (.08, -.11), turn=-30)
    place('candle', '#2f4a3a', (.39, .13), turn=-8)
    if picture.endswith('portrait'):
        return Shot(height=.50, focus=(.19, 0, .145), elevation=12, turn=3, has_sun=True, scale=.46)
    return Shot(height=.47, focus=(.19, 0, .155), elevation=11, turn=3, has_sun=True)
