"""Two cloth-bound notebooks stacked askew, a ribbon between the leaves of the upper one."""
import numpy as np

from studio import materials
from studio.framing import SMALL, framed
from studio.shapes import curve, mesh, rounded_rectangle, sheet, sweep
from studio.shot import Shot

WIDE, DEEP, THICK = .148, .210, .017
BOARD, SQUARE = .0026, .0035


def build(frame):
    cloth = materials.grained('plain', rough=.85, specular=.12, bump=1.1, threads=64, pitch=.00052, px=14, slub=.2, depth=.00022, seed=3)
    edge = materials.paper('#efe6d3')
    book('lower', cloth, edge, 3, (0, 0, 0), 62)
    book('upper', cloth, edge, 8, (.004, -.004, THICK), 74)
    if frame == 'close':
        return Shot(height=.080, focus=(.078, -.086, .024), elevation=26, turn=36, aperture=10, scale=.25)
    return framed(SMALL, elevation=30, turn=24)


def book(name, cloth, paper, seed, at, turn):
    """Its spine is at the left, its leaves are a little smaller than its boards."""
    a = np.radians(turn)
    parts = []
    for z in (0, THICK - BOARD):
        parts.append(sheet('board', rounded_rectangle(WIDE, DEEP, .0035, 6), BOARD, [cloth], step=.004, edge=.0007,
                           height=lambda x, y, z=z: z + .0004 * np.cos(9 * x + seed) * (z > 0) + .0005 * (x / WIDE * 2) ** 2 * (z > 0) + 0 * y))
    t = np.linspace(-np.pi / 2, np.pi / 2, 14)
    h = THICK / 2 - .0010
    profile = [(-WIDE / 2 + .0080 - .0080 * np.cos(k) * .9, THICK / 2 + h * np.sin(k)) for k in t]
    spine = np.array(profile + [(x + .0016, THICK / 2 + (z - THICK / 2) * .86) for x, z in profile[::-1]])
    y = np.linspace(-DEEP / 2 + .0006, DEEP / 2 - .0006, 3)
    parts.append(sweep('spine', [(0, k, 0) for k in y], spine, [cloth], up=(0, 0, 1)))
    parts += leaves(paper, seed)
    if name == 'upper':
        parts.append(ribbon())
    for part in parts:
        part.rotation_euler[2] = a
        part.location = at


def leaves(paper, seed):
    """Blocks of leaves: each signature a hair longer or shorter than the next."""
    rng = np.random.default_rng(seed)
    count, low, high = 26, BOARD, THICK - BOARD
    made = []
    step = (high - low) / count
    vertices, faces = [], []
    for k in range(count):
        dx, dy = rng.uniform(-.00018, .00018, 2)
        x0, x1 = -WIDE / 2 + .004, WIDE / 2 - SQUARE + dx
        y0, y1 = -DEEP / 2 + SQUARE + dy, DEEP / 2 - SQUARE + dy
        z0, z1 = low + k * step, low + (k + .86) * step
        b = len(vertices)
        vertices += [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        faces += [(b + 3, b + 2, b + 1, b), (b + 4, b + 5, b + 6, b + 7)] + [(b + i, b + (i + 1) % 4, b + 4 + (i + 1) % 4, b + 4 + i) for i in range(4)]
    made.append(mesh('leaves', vertices, faces, [paper], smooth=False))
    return made


def ribbon():
    silk = materials.plain('#b9a27c', rough=.45, specular=.4, bump=(2500, .0001, 1), name='ribbon')
    path = curve([(-.030, -DEEP / 2 + .03, .0090), (-.030, -DEEP / 2 - .002, .0090), (-.031, -DEEP / 2 - .012, .0060), (-.033, -DEEP / 2 - .026, .0008), (-.031, -DEEP / 2 - .044, .0010)], 60)
    return sweep('ribbon', path, rounded_rectangle(.0050, .00035, .00015, 3), [silk], up=(0, -.3, 1))
