"""The two panels of a garment, meshed from its pattern and sewn at the seams."""
from dataclasses import dataclass

import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt
from scipy.spatial import cKDTree

from studio.shapes import inside, resampled


@dataclass
class Panels:
    """Vertices of the back come first; `rest` is where each lies in the pattern."""
    rest: np.ndarray
    front: np.ndarray
    back: np.ndarray
    # Vertices of the front with those of the back that they lie on.
    pairs: np.ndarray
    is_sewn: np.ndarray
    ring: np.ndarray
    ring_index: np.ndarray
    is_corner: np.ndarray

    @property
    def triangles(self):
        return np.vstack([self.front, self.back])

    def is_front(self):
        result = np.zeros(len(self.rest), bool)
        result[self.pairs[:, 0]] = True
        return result


def lattice(outline, step, rng=None, clear=None):
    """Points of a hexagonal lattice within an outline; with `rng` they are jittered."""
    (x0, y0), (x1, y1) = outline.min(0), outline.max(0)
    rows = []
    for k, y in enumerate(np.arange(y0, y1, step * .87)):
        x = np.arange(x0 + (k % 2) * step / 2, x1, step)
        rows.append(np.stack([x, np.full(len(x), y)], 1))
    points = np.vstack(rows)
    if rng is not None:
        points += rng.uniform(-.14, .14, points.shape) * step
    points = points[inside(outline, points)]
    distance, _ = cKDTree(outline if clear is None else clear).query(points)
    return points[distance > step * .62]


def flat(outline, step):
    """A single panel: its points (the outline first) and triangles."""
    outline = resampled(outline, step, closed=True)
    n = len(outline)
    points = np.vstack([outline, lattice(outline, step)])
    made = delaunay_2d_cdt([Vector(p) for p in points], [(i, (i + 1) % n) for i in range(n)], [list(range(n))], 1, 1e-7, True)
    points = np.array([tuple(v) for v in made[0]])
    triangles = np.array([f for f in made[2] if len(f) == 3])
    return points, triangles[inside(outline, points[triangles].mean(1))]


def build(pattern, step=.0075, seed=1):
    ring, is_open = [], []
    for _, line, opens in pattern.segs:
        line = resampled(line, step)[:-1]
        ring.append(line)
        o = np.full(len(line), opens)
        # The ends of a segment are sewn.
        o[0] = False
        is_open.append(o)
    ring, is_open = np.vstack(ring), np.concatenate(is_open)
    n = len(ring)
    neck = resampled(pattern.front_neck, step)[1:-1]
    points = np.vstack([ring, neck, lattice(ring, step, np.random.default_rng(seed), np.vstack([ring, neck]))])
    first, last = (int(np.argmin(np.linalg.norm(ring - pattern.front_neck[k], axis=1))) for k in (0, -1))
    edges = [(n + i, n + i + 1) for i in range(len(neck) - 1)] + [(first, n), (n + len(neck) - 1, last)]
    edges += [(i, (i + 1) % n) for i in range(n)]
    made = delaunay_2d_cdt([Vector(p) for p in points], edges, [list(range(n))], 1, 1e-7, True)
    points = np.array([tuple(v) for v in made[0]])
    origin = np.array([o[0] if len(o) else -1 for o in made[3]])
    triangles = np.array([f for f in made[2] if len(f) == 3])
    triangles = triangles[inside(ring, points[triangles].mean(1))]
    m = len(points)
    on_ring = (origin >= 0) & (origin < n)
    is_sewn = np.zeros(m, bool)
    is_sewn[on_ring] = ~is_open[origin[on_ring]]
    back_neck = next(np.asarray(line) for name, line, _ in pattern.segs if name == 'neck')
    hole = np.vstack([pattern.front_neck, resampled(back_neck, step)[::-1]])
    front = triangles[~inside(hole, points[triangles].mean(1))]
    # The front has vertices of its own except where it is sewn to the back.
    used = np.zeros(m, bool)
    used[front.ravel()] = True
    own = np.nonzero(used & ~is_sewn)[0]
    index = np.arange(m)
    index[own] = m + np.arange(len(own))
    ring_index = np.full(n, -1)
    ring_index[origin[on_ring]] = np.nonzero(on_ring)[0]
    there = ring_index >= 0
    after, before = np.roll(ring, -1, 0) - ring, ring - np.roll(ring, 1, 0)
    turn = np.degrees(np.arctan2(after[:, 1], after[:, 0]) - np.arctan2(before[:, 1], before[:, 0]))
    is_corner = np.abs((turn + 180) % 360 - 180) > 55
    sewn = np.r_[is_sewn, np.zeros(len(own), bool)]
    return Panels(points[np.r_[np.arange(m), own]], index[front], triangles[:, ::-1], np.stack([index[own], own], 1), sewn, ring,
                  ring_index[there], is_corner[there])


def subdivided(x, uv, triangles, material):
    """One level of Loop subdivision; the coordinates are carried along in straight lines."""
    n = len(x)
    e = np.sort(np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]]), axis=1)
    opposite = np.concatenate([triangles[:, 2], triangles[:, 0], triangles[:, 1]])
    edges, inverse, count = np.unique(e, axis=0, return_inverse=True, return_counts=True)
    inverse = inverse.ravel()
    across = np.zeros((len(edges), 3))
    np.add.at(across, inverse, x[opposite])
    is_inner = (count == 2)[:, None]
    middle = (x[edges[:, 0]] + x[edges[:, 1]]) / 2
    on_edge = np.where(is_inner, .75 * middle + .125 * across, middle)
    rim = edges[~is_inner[:, 0]]
    near, degree, near_rim, degree_rim = np.zeros_like(x), np.zeros(n), np.zeros_like(x), np.zeros(n)
    for a, b in ((0, 1), (1, 0)):
        np.add.at(near, edges[:, a], x[edges[:, b]])
        np.add.at(degree, edges[:, a], 1)
        np.add.at(near_rim, rim[:, a], x[rim[:, b]])
        np.add.at(degree_rim, rim[:, a], 1)
    share = np.where(degree > 3, 3 / (8 * np.maximum(degree, 1)), 3 / 16)[:, None]
    moved = x * (1 - degree[:, None] * share) + share * near
    is_rim = degree_rim == 2
    moved[is_rim] = .75 * x[is_rim] + .125 * near_rim[is_rim]
    k = len(triangles)
    a, b, c = inverse[:k] + n, inverse[k:2 * k] + n, inverse[2 * k:] + n
    t = triangles
    finer = np.vstack([np.stack(q, 1) for q in ((t[:, 0], a, c), (t[:, 1], b, a), (t[:, 2], c, b), (a, b, c))])
    uv = np.vstack([uv, (uv[edges[:, 0]] + uv[edges[:, 1]]) / 2])
    return np.vstack([moved, on_edge]), uv, finer, np.tile(material, 4)
