"""A glass carafe and a tumbler beside it."""
import numpy as np

from studio import materials
from studio.framing import LARGE, framed
from studio.colour import linear
from studio.shapes import by_hand, curve, lathe, placed, rounded
from studio.shot import Shot

PER_COLOUR = True
HAS_GLASS = True
SAMPLES = 48


def build(frame, colour):
    # The natural one is clear: its swatch is the only one that is red before all.
    is_clear = linear(colour).argmax() == 0
    glass = materials.glass((.974, .984, .978), shadow=(.91, .925, .91)) if is_clear else materials.coloured_glass(colour, depth=.85)
    outside = curve([(.041, .004), (.0440, .012), (.0470, .040), (.0455, .080), (.0380, .125), (.0285, .160), (.0248, .186), (.0262, .212), (.0330, .238)], 110)
    inside = np.c_[outside[:, 0] - .0027, outside[:, 1]][::-1]
    inside = inside[inside[:, 1] > .010]
    base = rounded([(0, .0030), (.030, .0016), (.036, 0), (.0405, .0012), (.041, .004)], .003, 8)
    lip = curve([(.0330, .238), (.0324, .2395), (.0312, .2392), (.0303, .238)], 8)
    floor = curve([(.0399, .0100), (.034, .0068), (.020, .0062), (0, .0066)], 20)
    by_hand(lathe('carafe', np.vstack([base, outside[1:], lip[1:], inside[1:], floor]), [glass], around=220), .0003, 6)
    cup = tumbler(glass)
    placed([cup], (.083, -.034, 0), (0, 0, 40))
    if frame == 'close':
        return Shot(height=.100, focus=(.076, -.056, .060), elevation=22, turn=6, aperture=11, scale=.26)
    return framed(LARGE - .06, elevation=13, turn=2)


def tumbler(glass):
    wall = [(0, .0030), (.024, .0014), (.0285, 0), (.0310, .0025), (.0365, .078), (.0362, .0792), (.0354, .0793), (.0350, .078), (.0298, .0085), (.026, .0062), (0, .0068)]
    return by_hand(lathe('tumbler', rounded(wall, .002, 8), [glass], around=200), .0003, 2)
