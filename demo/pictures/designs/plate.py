"""A stack of four stoneware plates."""
import numpy as np

from studio import materials
from studio.framing import SMALL, framed
from studio.shapes import by_hand, curve, lathe, placed
from studio.shot import Shot

RISE = .0108


def plate(seed):
    glaze = materials.glaze(bare_below=.0022, ridges=.10)
    foot = [(0, .0028), (.064, .0028), (.0655, .0004), (.067, 0), (.0690, .0004), (.0705, .0030)]
    outside = curve([(.0705, .0030), (.092, .0058), (.110, .0125), (.1185, .0215)], 40)
    lip = curve([(.1185, .0215), (.1190, .0232), (.1178, .0241), (.1162, .0233)], 12)
    inside = curve([(.1162, .0233), (.1085, .0158), (.092, .0104), (.068, .0084), (.030, .0078), (0, .0077)], 50)
    return by_hand(lathe('plate', np.vstack([foot, outside, lip, inside]), [glaze], around=240), .0012, seed)


def build(frame):
    shifts = ((0, 0), (.0022, -.0012), (-.0016, .0008), (.0010, .0018))
    for k, (x, y) in enumerate(shifts):
        placed([plate(20 + k)], (x, y, k * RISE), (.25 * (k % 2), -.2 * (k % 3), 77 * k))
    if frame == 'close':
        return Shot(height=.080, focus=(-.050, -.100, .040), elevation=17, turn=-22, aperture=9, scale=.24)
    return framed(SMALL - .06, elevation=20, turn=4)
