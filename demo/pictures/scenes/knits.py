"""Folded knits in a row beside a cup: the head of the women's page."""
from studio.shot import Shot
from studio.still_life import place


def build(picture):
    place('cardigan', '#e9dfcb', (-.38, .04), turn=6)
    place('jumper', '#a9502f', (-.01, .06), turn=-4)
    place('rollneck', '#3d3e40', (.36, .02), turn=-9)
    place('cup', '#e9dfcb', (.64, -.06), turn=-35)
    return Shot(height=.60, focus=(.10, -.03, .03), elevation=30, turn=3, has_sun=True, scale=.6)
