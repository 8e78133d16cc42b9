"""A pitcher, notebooks and pencils by the window: the workshop."""
from studio.shot import Shot
from studio.still_life import place


def build(picture):
    place('pitcher', '#f6f4ef', (-.17, .10), turn=20)
    place('notebook', '#a9502f', (.10, .06), turn=-12)
    place('pencils', '#1d1c1c', (.12, -.12), turn=14)
    return Shot(height=.40, focus=(-.01, 0, .11), elevation=17, turn=3, has_sun=True, scale=.45)
