"""A tote of heavy canvas that stands on its base, its two handles up."""
import numpy as np
from scipy.spatial import cKDTree

from cloth import patterns
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.noise import smooth_noise
from cloth.sewing import sewing
from studio.shapes import between_rings, mesh, modify, rounded_rectangle, sweep
from studio.shot import Shot

HIGH, APART, DEEP = .350, .078, .070
AROUND, ROWS = 320, 110
# Black cloth shows what noise is left in the light.
SAMPLES = 20


def build(frame):
    body, uv = bag()
    sewn = sewing(seams(), 'front', (-.46, -HIGH - .02, .46, .012), weight=2.2, thread_height=.9, thread_width=.0011, stitch=.0042)
    canvas = fabric('canvas', sewn, melange=.09, fuzz=.03)
    cloth = mesh('bag', body, [*between_rings(ROWS, AROUND), tuple(range(AROUND))[::-1]], [canvas], uv=uv)
    modify(cloth, 'SOLIDIFY', thickness=.0022, offset=-1, use_even_offset=False)
    strap = fabric('canvas', melange=.09, fuzz=.03, quarter=True)
    handles = [handle(body, strap, -1, .178, .006, -.006), handle(body, strap, 1, .166, -.012, .022)]
    if frame == 'close':
        return Shot(height=.165, focus=(-APART + .030, -.034, HIGH - .022), elevation=24, turn=-14, aperture=10, scale=.5)
    return framed(np.vstack([body, *handles]), elevation=13, turn=18, height=.70, width=.70, foot=.82)


def bag():
    """Points of the bag, ring upon ring, and where each lies in the cloth: 0 is the middle of the front's mouth."""
    # It begins and ends in the middle of the back.
    turn = np.linspace(.5 * np.pi, 2.5 * np.pi, AROUND, endpoint=False)
    points, uv = [], []
    for k in np.linspace(0, 1, ROWS):
        open_, full = k ** 1.3, np.sin(np.pi * k)
        half, deep, square = .158 + .026 * open_, .062 - .036 * open_ + .014 * full, 2 / (5.0 - 2.3 * k)
        c, s = np.cos(turn), np.sin(turn)
        x, y = half * np.sign(c) * np.abs(c) ** square, deep * np.sign(s) * np.abs(s) ** square
        flat = np.stack([x + 3 * np.sign(y), HIGH * k * .55 + 0 * x], 1)
        y = y + np.sign(s) * np.abs(s) ** .5 * (.0095 * smooth_noise(flat, .13, 31) + .0014 * smooth_noise(flat, .05, 32)) * min(1, .25 + 2 * k)
        # Its sides fold in above the base.
        x = x - np.sign(x) * .020 * k ** .8 * np.exp(-(y / (.55 * deep)) ** 2) * np.abs(c) ** 3
        x = x + .0035 * smooth_noise(np.c_[y * 2, HIGH * k + 0 * y], .12, 33) * k
        sag = -.0045 * k * np.cos(np.pi * np.clip(x / half, -1, 1)) + .0012 * smooth_noise(np.c_[x, y], .07, 34) * k
        points.append(np.stack([x, y, .0012 + HIGH * k + sag], 1))
        ring = points[-1]
        along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(ring[:, :2], axis=0), axis=1))]
        uv.append(np.stack([along - along[AROUND // 2], HIGH * (k - 1) + 0 * along], 1))
    return np.vstack(points), np.vstack(uv)


def seams():
    """A hem at the mouth, seams at the sides, and where the handles are sewn on."""
    pattern = patterns.Pattern()
    for y in (-.004, -.034):
        pattern.line([(-.45, y), (.45, y)], 'single')
    for side in (-1, 1):
        pattern.line([(side * .205, 0), (side * .205, -HIGH)], 'seam')
    return pattern


def handle(body, canvas, side, rise, shift, lean):
    """A strap sewn `DEEP` below the mouth on the front (`side` -1) or the back, turning on its edge as it rises."""
    own = body[body[:, 1] * side > 0]
    tree = cKDTree(own[:, ::2])

    def on(x, z):
        distance, near = tree.query(np.stack([x, z], 1), k=8)
        weight = 1 / (distance + .002)
        return (own[near, 1] * weight).sum(1) / weight.sum(1) + side * .0022

    up = np.linspace(HIGH - DEEP, HIGH - .006, 24)
    t = np.linspace(0, np.pi, 120)
    left, right = (np.stack([k + 0 * up, on(k + 0 * up, up), up], 1) for k in (-APART, APART))
    start, end = left[-1], right[-1]
    arch = start + (end - start) * ((1 - np.cos(t)) / 2)[:, None]
    arch += np.sin(t)[:, None] * [shift, lean, 0] + np.sin(t)[:, None] ** .72 * [0, 0, rise]
    path = np.vstack([left[:-1], arch, right[::-1][1:]])
    for _ in range(12):
        path[1:-1] = .5 * path[1:-1] + .25 * (path[:-2] + path[2:])
    out = np.cross(np.gradient(path, axis=0), [0, -1, 0])
    out /= np.linalg.norm(out, axis=1)[:, None]
    out *= np.sign(out[len(out) // 2, 2])
    risen = np.clip((path[:, 2] - HIGH) / (rise * .62), 0, 1)[:, None]
    edge = risen * risen * (3 - 2 * risen) * .85
    sweep('handle', path, rounded_rectangle(.026, .0034, .0012, 4), [canvas], up=(1 - edge) * [0, side, 0] + edge * out)
    return path
