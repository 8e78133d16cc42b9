"""A shallow round oak tray with a turned rim."""
from studio import materials
from studio.framing import SMALL, framed
from studio.shapes import by_hand, lathe, placed, rounded
from studio.shot import Shot

RADIUS = .165


def build(frame):
    oak = materials.wood(axis=0, ring=.012, rough=.5)
    profile = [(0, .002), (RADIUS - .012, .002), (RADIUS - .010, 0), (RADIUS - .006, 0), (RADIUS - .001, .010), (RADIUS, .0255), (RADIUS - .0035, .0270), (RADIUS - .0070, .0255), (RADIUS - .0095, .0130), (RADIUS - .015, .0090), (0, .0085)]
    tray = by_hand(lathe('tray', rounded(profile, .0030, 8), [oak], around=260), .0007, 3)
    placed([tray], (0, 0, 0), (0, 0, 24))
    if frame == 'close':
        return Shot(height=.100, focus=(-.085, -.118, .022), elevation=34, turn=-22, aperture=9, scale=.26)
    return framed(SMALL - .06, elevation=24, turn=4)
