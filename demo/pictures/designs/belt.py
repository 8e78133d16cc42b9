"""A coiled leather belt with a brass buckle."""
import numpy as np

from studio import materials
from studio.framing import SMALL, framed
from studio.shapes import resampled, rounded_rectangle, stitches, sweep
from studio.shot import Shot

WIDE, THICK = .030, .0034
FRAME, ROD = .0385, .0042
# Between the two parts of the belt's end.
SLIT = .0052
# How much higher than the coil the buckle's middle is.
RISE = (FRAME + ROD - WIDE) / 2


def build(frame):
    path, facing = line()
    leather = materials.leather()
    bow = np.sin(np.linspace(0, 9, len(path)))[:, None]
    up = np.array([0, 0, 1]) + facing * bow * .03
    sweep('belt', path, rounded_rectangle(THICK, WIDE, .0009, 5), [leather], up=up)
    painted = rounded_rectangle(THICK * .84, WIDE + .0004, .0009, 5)
    sweep('edge', path[1:-4], painted, [materials.edge_paint(.40)], up=up[1:-4])
    sewn = materials.thread(1.3)
    front = path + facing * (THICK / 2 + .0001)
    for z in (-.0118, .0118):
        stitches(front[6:] + [0, 0, z], facing[6:], [sewn], length=.0030, gap=.0013, radius=.00034)
    for k in (6, 15):
        across = front[k] + np.array([0, 0, 1]) * np.linspace(-.0118, .0118, 20)[:, None]
        stitches(across, facing[k], [sewn], length=.0030, gap=.0013, radius=.00034)
    buckle(path, facing, leather)
    if frame == 'close':
        return Shot(height=.098, focus=tuple(path[0] - (path[60] - path[0]) * .02 + [0, 0, .004]), elevation=24, turn=-2, aperture=11, scale=.2)
    return framed(SMALL, elevation=30, turn=8)


def line():
    """From the buckle, along the loose end, into the coil; and which way its outer side faces."""
    t = np.linspace(0, 1, 620)
    a = 2 * np.pi * 3.1 * t
    radius = .060 - .0052 * a / (2 * np.pi) + .0007 * np.sin(2.3 * a)
    start = np.radians(-62)
    coil = np.stack([radius * np.cos(start + a), radius * np.sin(start + a) * .97, np.full(len(t), WIDE / 2 + .0003)], 1)
    away = coil[0] - coil[4]
    away /= np.linalg.norm(away)
    along = np.linspace(.088, .0012, 90)[:, None]
    side = np.array([away[1], -away[0], 0])
    loose = coil[0] + away * along + side * (.020 * (along / .088) ** 2.2 - .004 * (along / .088))
    # The buckle is wider than the belt, and stands on the ground.
    loose[:, 2] += RISE * np.sin(np.pi / 2 * along[:, 0] / .088) ** 2
    path = resampled(np.vstack([loose, coil]), .0016)
    going = np.gradient(path, axis=0)
    going /= np.linalg.norm(going, axis=1)[:, None]
    facing = np.stack([going[:, 1], -going[:, 0], 0 * going[:, 0]], 1)
    return path, facing


def buckle(path, facing, leather):
    """The belt's end is slit for the prong and folded round one side of the frame."""
    brass = materials.brass()
    out, face, upright = path[0] - path[3], facing[0], np.array([0, 0, 1.0])
    out /= np.linalg.norm(out)
    bend = (ROD + THICK) / 2
    bar = path[0] + out * .011 - face * bend
    middle = bar + out * .0165
    frame = np.array([middle + out * a + upright * b for a, b in rounded_rectangle(.033, FRAME, .007, 9)])
    sweep('buckle', frame, rounded_rectangle(ROD, ROD, .0018, 6), [brass], closed=True, up=face)
    t = np.linspace(0, 1, 24)[:, None]
    prong = bar + out * (t * .0348 - .0008) + face * (.0042 * np.sin(np.pi / 2 * np.minimum(1, t * 5)) + .0012 * np.sin(np.pi * t))
    sweep('prong', prong, rounded_rectangle(.0036, .0028, .0012, 5), [brass], up=face)
    turned = np.array([out * np.sin(k) + face * np.cos(k) for k in np.linspace(0, np.pi, 20)])
    back = np.array([-out * k for k in (.036, .024, .010, .004)])
    strip = (WIDE - SLIT) / 2
    for z in (-1, 1):
        fold = bar + upright * (z * (WIDE + SLIT) / 4) + turned * bend
        whole = np.vstack([fold[0] - out * .011, fold[0] - out * .006, fold, fold[-1] + back[::-1]])
        # As seen along the fold, the strip's outer side is away from the bar.
        away = np.vstack([[face] * 2, turned, [-face] * 4])
        sweep('fold', whole, rounded_rectangle(strip, THICK, .0009, 4), [leather], up=away)
    keeper(path[26], facing[26], leather)


def keeper(at, face, leather):
    """The loop of leather that holds the belt's end."""
    upright = np.array([0, 0, 1.0])
    around = rounded_rectangle(THICK + .0034, WIDE + .0040, .0016, 6)
    out = np.array([face * a + upright * b for a, b in around])
    sweep('keeper', at + out, rounded_rectangle(.0090, .0016, .0006, 4), [leather], closed=True, up=out)
