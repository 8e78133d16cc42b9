"""A serum, a jar and a tube on peach: the head of briar's pages."""
from studio.shot import Shot
from studio.still_life import place

PEACH = '#e9c9b5'


def build(picture):
    place('serum', '#e6ae7c', (.0, .02), turn=-10)
    place('jar', '#d7a49b', (.085, -.03), turn=10)
    place('tube', '#a3ad91', (-.075, .03), turn=14)
    if picture.endswith('portrait'):
        return Shot(height=.24, focus=(.01, 0, .062), elevation=11, turn=3, has_sun=True, ground=PEACH)
    return Shot(height=.20, focus=(.005, 0, .060), elevation=11, turn=3, has_sun=True, ground=PEACH)
