"""A vase and a bowl with much room beside them: nothing was found."""
from studio.shot import Shot
from studio.still_life import place


def build(picture):
    place('vase', '#f6f4ef', (-.16, .08), turn=30)
    place('bowl', '#b9b2a5', (-.04, -.06), turn=40)
    return Shot(height=.50, focus=(.06, 0, .15), elevation=11, turn=3, has_sun=True, scale=.5)
