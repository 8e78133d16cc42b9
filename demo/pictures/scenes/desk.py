"""Notebooks, pencils, a card case and a belt: the head of the men's page."""
from studio.shot import Shot
from studio.still_life import place


def build(picture):
    place('notebook', '#2f4a3a', (-.20, .02), turn=8)
    place('pencils', '#1d1c1c', (.02, -.09), turn=-16)
    place('case', '#a8693c', (.12, .06), turn=-6)
    place('belt', '#4e342a', (.34, .02), turn=10)
    place('cup', '#33466b', (-.37, .06), turn=-25)
    return Shot(height=.36, focus=(-.02, 0, .045), elevation=24, turn=3, has_sun=True, scale=.42)
