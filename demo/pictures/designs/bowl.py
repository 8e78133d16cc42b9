"""Two stoneware bowls, one in the other."""
import numpy as np

from studio import materials
from studio.framing import SMALL, framed
from studio.shapes import by_hand, curve, lathe, placed
from studio.shot import Shot

RISE = .0185


def bowl(name, seed):
    glaze = materials.glaze(bare_below=.0075, ridges=.14)
    foot = [(0, .0045), (.024, .0045), (.0255, .001), (.027, 0), (.0295, .0004), (.0305, .0025), (.031, .0060)]
    outside = curve([(.031, .0060), (.045, .0115), (.062, .0265), (.0735, .046), (.0785, .0625)], 50)
    lip = curve([(.0785, .0625), (.0783, .0640), (.0770, .0646), (.0756, .0638), (.0750, .0620)], 14)
    inside = curve([(.0750, .0620), (.0700, .047), (.058, .0285), (.042, .0150), (.024, .0102), (0, .0095)], 50)
    return by_hand(lathe(name, np.vstack([foot, outside, lip, inside]), [glaze], around=220), .0011, seed)


def build(frame):
    bowl('lower', 3)
    placed([bowl('upper', 8)], (.0012, -.0008, RISE), (.9, -1.1, 140))
    if frame == 'close':
        return Shot(height=.070, focus=(-.020, -.066, .062), elevation=24, turn=-14, aperture=9, scale=.2)
    return framed(SMALL + .04, elevation=20)
