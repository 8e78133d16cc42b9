"""Two fine chains, one with small beads, laid over a block of plaster."""
import numpy as np
from scipy.interpolate import CubicSpline

from studio import materials
from studio.framing import MEDIUM, framed
from studio.shapes import circle, lump, mesh, placed
from studio.shot import Shot

PER_COLOUR = True
SAMPLES = 32

WIDE, DEEP, TALL = .072, .050, .088
LINK, WIRE = .0021, .00024


def build(frame, colour):
    metal = materials.precious(colour, rough=.16)
    block = lump('block', (WIDE, DEEP, TALL), [materials.plaster()], corner=.0035, rough=.0004, seed=5, cuts=80)
    placed([block], (0, 0, 0), (0, 0, 0))
    chain('short', hung(.017, .030, .0016), metal)
    beaded = hung(.026, .052, .0018)
    chain('long', beaded, metal)
    beads(beaded, metal)
    if frame == 'close':
        return Shot(height=.048, focus=(.004, -DEEP / 2, .052), elevation=14, turn=12, aperture=11, scale=.13)
    return framed(MEDIUM, elevation=20, turn=10)


def hung(half, deep, off):
    """A chain that comes over the front edge of the block at `half` either side and hangs down by `deep`."""
    face = -DEEP / 2 - off * .35
    x = np.linspace(-half, half, 41)
    low = TALL - .006 - deep * (1 - (np.cosh(2.2 * x / half) - 1) / (np.cosh(2.2) - 1))
    front = np.stack([x + .0012 * np.sin(60 * x), np.full(41, face), low], 1)
    left = [(-half * .80, .018, TALL + .0006), (-half * .93, .004, TALL + .0005), (-half * 1.0, -DEEP / 2 + .006, TALL + .0006), (-half * 1.01, -DEEP / 2 + .0012, TALL - .0006), (-half * 1.008, face + .0002, TALL - .0030)]
    right = [(-a * 1.04, b + .003 * (b > 0), c) for a, b, c in left[::-1]]
    points = np.vstack([left, front[1:-1], right])
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    return CubicSpline(s, points)(np.linspace(0, s[-1], 1200))


def chain(name, path, metal):
    """Oval links, each turned a quarter against the one before."""
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    step = LINK - 2.6 * WIRE
    rng = np.random.default_rng(7)
    a = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    oval = np.stack([(LINK / 2 - WIRE) * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .8, (LINK * .31) * np.sin(a)], 1)
    section = circle(WIRE, 8)
    vertices, faces = [], []
    for k, d in enumerate(np.arange(step, s[-1] - step, step)):
        at, ahead, behind = (np.array([np.interp(d + e, s, path[:, c]) for c in range(3)]) for e in (0, step / 2, -step / 2))
        t = (ahead - behind) / np.linalg.norm(ahead - behind)
        side = np.cross(t, (0, -1, .35))
        side /= np.linalg.norm(side)
        up = np.cross(side, t)
        turn = (.78 if k % 2 else -.78) + rng.normal(0, .16)
        u, w = np.cos(turn) * side + np.sin(turn) * up, np.cos(turn) * up - np.sin(turn) * side
        base = len(vertices)
        for (p, q), b in zip(oval, a):
            out = t * np.cos(b) * .8 + u * np.sin(b)
            out /= np.linalg.norm(out)
            vertices += [at + t * p + u * q + out * e + w * f for e, f in section]
        n, m = len(oval), len(section)
        faces += [(base + i * m + j, base + i * m + (j + 1) % m, base + (i + 1) % n * m + (j + 1) % m, base + (i + 1) % n * m + j) for i in range(n) for j in range(m)]
    mesh(name, vertices, faces, [metal])


def beads(path, metal):
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    b = np.linspace(0, np.pi, 14)
    ball = np.stack([np.outer(np.sin(b), np.cos(a)), np.outer(np.sin(b), np.sin(a)), np.outer(np.cos(b), np.ones(24))], -1).reshape(-1, 3)
    vertices, faces = [], []
    for d in s[-1] / 2 + np.arange(-3, 4) * .0088:
        at = np.array([np.interp(d, s, path[:, c]) for c in range(3)])
        base = len(vertices)
        vertices += list(at + ball * .00155 - [0, .0008, 0])
        faces += [(base + i * 24 + j, base + i * 24 + (j + 1) % 24, base + (i + 1) * 24 + (j + 1) % 24, base + (i + 1) * 24 + j) for i in range(13) for j in range(24)]
    mesh('beads', vertices, faces, [metal])
