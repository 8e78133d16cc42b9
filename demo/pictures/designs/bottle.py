"""A green glass water bottle with a cork, its front free for an engraving."""
import numpy as np

from studio import materials
from studio.framing import LARGE, framed
from studio.shapes import by_hand, curve, lathe, rounded
from studio.shot import Shot

PER_COLOUR = True
HAS_GLASS = True
SAMPLES = 48

RADIUS = .0365


def build(frame, colour):
    glass = materials.coloured_glass(colour, depth=.52)
    base = rounded([(0, .0045), (.020, .0030), (.030, .0004), (RADIUS - .004, 0), (RADIUS, .006), (RADIUS, .188)], .004, 8)
    shoulder = curve([(RADIUS, .188), (.0350, .200), (.0270, .216), (.0185, .228), (.0152, .240), (.0148, .262)], 50)
    lip = rounded([(.0148, .262), (.0172, .2626), (.0178, .266), (.0172, .2725), (.0135, .2735), (.0125, .2725)], .0016, 6)
    neck = curve([(.0125, .2725), (.0122, .262), (.0128, .240), (.0162, .2270), (.0250, .2140), (.0325, .1990), (.0337, .188)], 50)
    floor = rounded([(.0337, .188), (.0337, .0105), (.029, .0075), (.018, .0095), (0, .0115)], .004, 8)
    by_hand(lathe('bottle', np.vstack([base, shoulder, lip, neck, floor]), [glass], around=220), .00025, 4)
    stopper = rounded([(0, .252), (.0112, .252), (.0123, .2725), (.0150, .278), (.0152, .296), (0, .2966)], .0016, 6)
    lathe('cork', stopper, [materials.cork()])
    if frame == 'close':
        return Shot(height=.095, focus=(.002, -.012, .252), elevation=16, turn=6, aperture=9, scale=.3)
    return framed(LARGE, elevation=10, turn=0, shadow=0)
