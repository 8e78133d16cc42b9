"""A stoneware pitcher with a pulled spout and a drawn handle."""
import numpy as np

from studio import materials
from studio.framing import LARGE, framed
from studio.shapes import by_hand, curve, lathe, moved, placed, sweep
from studio.shot import Shot

TOP = .205


def build(frame):
    glaze = materials.glaze(bare_below=.010, ridges=.28)
    foot = [(0, .0035), (.042, .0035), (.0435, .0004), (.0460, 0), (.0485, .0012)]
    outside = curve([(.0485, .0012), (.0540, .016), (.0625, .045), (.0650, .072), (.0600, .105), (.0480, .140), (.0415, .165), (.0420, .188), (.0460, TOP)], 110)
    lip = curve([(.0460, TOP), (.0459, TOP + .0020), (.0445, TOP + .0030), (.0428, TOP + .0020)], 12)
    inside = curve([(.0428, TOP + .0020), (.0380, .188), (.0372, .165), (.0435, .140), (.0560, .105), (.0605, .072)], 50)
    body = by_hand(lathe('pitcher', np.vstack([foot, outside, lip, inside]), [glaze], around=240), .0008, 4)
    moved(body, pour)
    grip = handle(glaze)
    placed([body, grip], (0, 0, 0), (0, 0, -12))
    if frame == 'close':
        return Shot(height=.105, focus=(.040, -.018, .172), elevation=24, turn=12, aperture=9, scale=.3)
    return framed(LARGE - .04, elevation=13)


def pour(p):
    """A thumb drew the spout out of the rim, to the left."""
    a = np.arctan2(p[:, 1], -p[:, 0])
    high = np.clip((p[:, 2] - TOP + .050) / .052, 0, 1) ** 2
    narrow = np.exp(-(a / .36) ** 2)
    beside = np.exp(-((np.abs(a) - .72) / .30) ** 2)
    p = p.copy()
    p[:, :2] *= (1 + high * (.46 * narrow - .07 * beside))[:, None]
    p[:, 2] += high * (.0075 * narrow - .0012 * beside)
    return p


def handle(glaze):
    """Drawn from wet clay: wide where it leaves the neck, slender below, pressed on with a thumb."""
    path = curve([(.0400, 0, .184), (.0540, 0, .193), (.0760, 0, .188), (.0900, 0, .163), (.0890, 0, .130), (.0780, 0, .100), (.0655, 0, .084), (.0600, 0, .079)], 90)
    going = np.gradient(path, axis=0)
    going /= np.linalg.norm(going, axis=1)[:, None]
    up = np.stack([-going[:, 2], 0 * going[:, 0], going[:, 0]], 1)
    a = np.linspace(0, 2 * np.pi, 36, endpoint=False)
    strap = np.stack([np.cos(a), .46 * np.sin(a) - .16 * np.cos(a) ** 2], 1)
    made = sweep('handle', path, strap, [glaze], up=up)
    t = np.linspace(0, 1, 90)
    wide = .0088 + .0050 * np.exp(-(t / .10) ** 2) - .0018 * t + .0045 * np.exp(-((1 - t) / .08) ** 2)

    def shaped(p):
        rows = p.reshape(90, 36, 3)
        return (path[:, None] + (rows - path[:, None]) * wide[:, None, None]).reshape(-1, 3)

    return moved(made, shaped)
