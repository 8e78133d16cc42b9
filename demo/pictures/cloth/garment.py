"""A garment laid out from its pattern, and what is put on it."""
from dataclasses import dataclass

import numpy as np
from scipy.interpolate import LinearNDInterpolator
from scipy.spatial import cKDTree

from studio.shapes import resampled

from . import panels as sewn
from . import solver
from .noise import smooth_noise, smoothed
from .pile import Pile
from .relax import relax


@dataclass
class Laid:
    pattern: object
    panels: object
    x: np.ndarray

    def above(self, points, is_back=False, spread=.012):
        """Where points of the pattern have come to on the front, or on the back."""
        which = np.unique(self.panels.back if is_back else self.panels.front)
        distance, near = cKDTree(self.panels.rest[which]).query(points, k=12)
        w = np.exp(-(distance / spread) ** 2) + 1e-9
        w /= w.sum(1, keepdims=True)
        x, rest = self.x[which][near], self.panels.rest[which][near]
        moved = points + ((x[:, :, :2] - rest) * w[:, :, None]).sum(1)
        return np.c_[moved, (x[:, :, 2] * w).sum(1)]


def laid(pattern, seed=1, step=.0075, squash=.5, apart=.0022, **relaxing):
    """`squash`: how much of its height is left when it has been pressed flat, its panels at least `apart`."""
    panels = sewn.build(pattern, step, seed)
    x = relax(pattern, panels, seed=seed, **relaxing)
    x[:, 2] *= squash
    # The back must not show through the front.
    back, front = np.unique(panels.back), panels.pairs[:, 0]
    below = LinearNDInterpolator(x[back, :2], x[back, 2], fill_value=0)(x[front, :2])
    x[front, 2] = np.maximum(x[front, 2], below + apart)
    return Laid(pattern, panels, x)


def body(pile, garment, materials, thickness, reach=9.0, finer=1):
    """Adds both panels (`materials`: front and back) up to `reach` metres from the middle: what is further is hidden in the fold."""
    p = garment.panels
    faces = p.triangles
    material = np.r_[np.zeros(len(p.front)), np.ones(len(p.back))].astype(int)
    kept = (np.abs(p.rest[faces][:, :, 0]) < reach).all(1)
    x, uv, faces, material = garment.x, p.rest, faces[kept], material[kept]
    for _ in range(finer):
        x, uv, faces, material = sewn.subdivided(x, uv, faces, material)
    used, index = np.unique(faces, return_inverse=True)
    return pile.add('body', x[used], uv[used], index.reshape(faces.shape), list(materials), material, thickness)


def band(pile, garment, lines, width, material, thickness=.004, rise=.002, rounds=8, is_closed=True):
    """A ribbed band along lines, each (line, whether it is on the back), one after the other: left of those on the front, right of those on the back."""
    steps, rows = 9, []
    for line, is_back in lines:
        line = resampled(line, .004)
        t = np.gradient(line, axis=0)
        t /= np.linalg.norm(t, axis=1)[:, None]
        out = np.stack([-t[:, 1], t[:, 0]], 1) * (-1 if is_back else 1)
        across = []
        for k in np.linspace(0, 1, steps):
            at = garment.above(line + out * width * k, is_back)
            at[:, 2] += .0012 if is_back else .0006
            at[:, 2] += rise * (1 - k ** 3) * (.5 if is_back else 1)
            across.append(at)
        rows.append(np.stack(across, 1))
    ring = np.concatenate(rows)
    for _ in range(rounds):
        mean = .5 * ring + .25 * (np.roll(ring, 1, 0) + np.roll(ring, -1, 0))
        if not is_closed:
            mean[[0, -1]] = ring[[0, -1]]
        ring = mean
    n = len(ring)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(ring[:, 0], axis=0), axis=1))]
    uv = np.stack([np.repeat(along[:, None], steps, 1), np.repeat(np.linspace(0, width, steps)[None], n, 0)], -1)
    faces = [(i * steps + j, (i + 1) % n * steps + j, (i + 1) % n * steps + j + 1, i * steps + j + 1) for i in range(n if is_closed else n - 1) for j in range(steps - 1)]
    return pile.add('band', ring.reshape(-1, 3), uv.reshape(-1, 2), np.array(faces), [material], None, thickness, 1.0)


def neck_band(pile, garment, back_neck, width, material, **settings):
    """Right round the neck, its inner edge on the edge of the cloth."""
    return band(pile, garment, [(garment.pattern.front_neck, False), (back_neck[::-1], True)], width, material, **settings)


def plate(pile, garment, leaf, material, thickness, step=.0045):
    """A leaf of a collar laid on the front or the back: rests on the cloth and stands up along its roll line."""
    points, faces = sewn.flat(leaf['poly'], step)
    is_back = leaf['on'] == 'back'
    x = garment.above(points, is_back)
    from_roll = cKDTree(resampled(leaf['roll'], .002)).query(points)[0]
    from_edge = cKDTree(resampled(leaf['poly'], .002)).query(points)[0]
    x[:, 2] += leaf['base'] + leaf['rise'] * np.exp(-(from_roll / .012) ** 1.4) + .0012 * np.clip(from_edge / .012, 0, 1)
    x = smoothed(x, faces, 3)
    x, points, faces, _ = sewn.subdivided(x, points, faces, np.zeros(len(faces), int))
    return pile.add('collar', x, points, faces, [material], None, thickness, 0.0)


def folded(pile, half_width, depth, hem=None, seed=1, skew=.006):
    """Both sides to the back, then the lower part under at `depth`; what is below `hem` is turned up before."""
    r = np.random.default_rng(seed + 50).uniform(-1, 1, 4) * skew
    pile.bend((half_width, -.2), (1, r[0]))
    pile.bend((-half_width, -.2), (-1, r[1]))
    if hem:
        pile.bend((0, -hem), (r[3], -1))
    pile.bend((0, -depth), (r[2], -1))


def halved(pile, crease):
    """Trousers: one leg on the other along `crease`, then across three times, the waistband on top."""
    pile.bend((crease, -.2), (1, .01))
    pile.bend((0, -.80), (.004, -1))
    pile.bend((0, -.535), (.008, -1))
    pile.bend((0, -.272), (-.008, -1))


def belt_loops(pile, garment, places, material, thickness, width=.012, length=.052):
    """Straps across a waistband, each from above its place to below it."""
    for x, y in places:
        outline = np.array([[x - width / 2, y - length / 2], [x + width / 2, y - length / 2], [x + width / 2, y + length / 2], [x - width / 2, y + length / 2]])
        roll = np.array([[x, y - .008], [x, y + .008]])
        plate(pile, garment, dict(poly=outline, roll=roll, base=.0016, rise=.0022, on='front'), material, thickness, step=.003)


def inflated(pattern, seed=3, step=.0085, press=42, thick=.004, bend=3e-6, seam_shrink=.985, ease=1.004, lift=.25):
    """Two panels sewn together and filled; they do not touch the table while they fill."""
    panels = sewn.build(pattern, step, seed)
    rest, seam = panels.rest, panels.is_sewn
    z = np.where(panels.is_front(), thick * 1.5, 0) + .002 * smooth_noise(rest, .1, seed + 2) + lift

    def lengths(pairs, middle, d, length):
        return np.where(seam[pairs[:, 0]] & seam[pairs[:, 1]], length * seam_shrink, length * ease)

    x = solver.simulate(np.c_[rest, z], np.c_[rest, np.zeros(len(rest))], panels.triangles, panels.pairs, frames=60, gravity=1.0,
                        press=[(0, press / 2), (.3, press), (1, press)], bend=bend, thick=thick, damp=.985, stiff=np.where(seam, 10.0, 1.0), seed=seed, edge_scale=lengths, table=False)
    x = smoothed(x, panels.triangles, 2)
    x[:, 2] -= x[:, 2].min()
    # It has flattened where it lies.
    low = .16 * x[:, 2].max()
    x[:, 2] = np.where(x[:, 2] < low, low + (x[:, 2] - low) * .12, x[:, 2])
    x -= [*x[:, :2].mean(0), x[:, 2].min() - .002]
    return Laid(pattern, panels, x)
