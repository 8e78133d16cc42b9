"""Three lipsticks on rose: the head of the page of makeup."""
from studio.shot import Shot
from studio.still_life import place


def build(picture):
    place('lipstick', '#a8282b', (-.075, .0), turn=0)
    place('lipstick', '#d7a49b', (.02, .03), turn=22)
    place('lipstick', '#a9502f', (.11, -.01), turn=-14)
    return Shot(height=.16, focus=(.045, 0, .040), elevation=14, turn=3, has_sun=True, ground='#dfabae')
