"""Small folded clothes in three colours: the head of the children's page."""
from studio.shot import Shot
from studio.still_life import place


def build(picture):
    place('jumper', '#c6922e', (-.42, .02), turn=-5)
    place('tee', '#a9c1d3', (-.02, .0), turn=4)
    place('jumper', '#a3ad91', (.40, .03), turn=8)
    return Shot(height=.62, focus=(0, -.06, .02), elevation=38, turn=3, has_sun=True, scale=.6)
