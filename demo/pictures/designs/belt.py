"""A coiled leather belt with a brass buckle."""
import numpy as np

from studio import materials
from studio.framing import SMALL, framed
from studio.shapes import resampled, rounded_rectangle, stitches, sweep
from studio.shot import Shot

WIDE, THICK = .030, .0034


def build(frame):
    path, facing = line()
    leather = materials.leather()
    bow = np.sin(np.linspace(0, 9, len(path)))[:, None]
    up = np.array([0, 0, 1]) + facing * bow * .03
    sweep('belt', path, rounded_rectangle(THICK, WIDE, .0009, 5), [leather], up=up)
    painted = rounded_rectangle(THICK * .84, WIDE + .0004, .0009, 5)
    sweep('edge', path[4:-4], painted, [materials.edge_paint(.40)], up=up[4:-4])
    sewn = materials.thread(1.7)
    for z in (-.0118, .0118):
        stitches(path[6:] + facing[6:] * (THICK / 2 + .0001) + [0, 0, z], facing[6:], [sewn], length=.0030, gap=.0013, radius=.00034)
    buckle(path, facing, leather)
    if frame == 'close':
        return Shot(height=.080, focus=tuple(path[0] + (path[60] - path[0]) * .35), elevation=26, turn=-6, aperture=11, scale=.2)
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
    loose[:, 2] += .0058 * (along[:, 0] / .088) ** 1.6
    path = resampled(np.vstack([loose, coil]), .0016)
    going = np.gradient(path, axis=0)
    going /= np.linalg.norm(going, axis=1)[:, None]
    facing = np.stack([going[:, 1], -going[:, 0], 0 * going[:, 0]], 1)
    return path, facing


def buckle(path, facing, leather):
    brass = materials.brass()
    out, face = path[0] - path[3], facing[0]
    out /= np.linalg.norm(out)
    middle = path[0] + out * .008
    corner = rounded_rectangle(.036, .043, .007, 9)
    frame = np.array([middle + out * (a + .002) + np.array([0, 0, 1]) * b for a, b in corner])
    sweep('buckle', frame, rounded_rectangle(.0042, .0048, .0018, 6), [brass], closed=True, up=face)
    bar = middle - out * .0065
    sweep('bar', [bar + [0, 0, z] for z in np.linspace(-.021, .021, 4)], rounded_rectangle(.0034, .0034, .0016, 5), [brass], up=face)
    t = np.linspace(0, 1, 16)[:, None]
    prong = bar + out * (t * .027 - .001) + face * (.0028 + .0018 * np.sin(np.pi * t))
    sweep('prong', prong, rounded_rectangle(.0036, .0028, .0012, 5), [brass], up=face)
    t = np.linspace(0, np.pi, 20)
    turned = np.array([out * np.sin(k) + face * np.cos(k) for k in t])
    for z in (-.0095, .0095):
        loop = bar + np.array([0, 0, z]) + turned * .0032
        back = np.array([-out * k for k in (.022, .012, .006)])
        whole = np.vstack([loop[0] + back, loop, loop[-1] + back[::-1]])
        sweep('loop', whole, rounded_rectangle(.010, .0016, .0006, 4), [leather], up=np.vstack([[face] * 3, turned, [-face] * 3]))
    keeper(path[26], facing[26], leather)


def keeper(at, face, leather):
    """The loop of leather that holds the belt's end."""
    upright = np.array([0, 0, 1.0])
    around = rounded_rectangle(THICK + .0034, WIDE + .0040, .0016, 6)
    out = np.array([face * a + upright * b for a, b in around])
    sweep('keeper', at + out, rounded_rectangle(.0090, .0016, .0006, 4), [leather], closed=True, up=out)
