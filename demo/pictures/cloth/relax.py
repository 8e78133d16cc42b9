"""Lays a sewn garment on a table by hand: it is a little larger than its place, its sleeves were pulled down, and it holds some air."""
import numpy as np
from scipy.spatial import cKDTree

from studio.shapes import resampled

from . import solver
from .noise import smooth_noise, smoothed


def _turned(points, centre, angle):
    s, c = np.sin(angle), np.cos(angle)
    d = points - centre
    return np.stack([d[:, 0] * c - d[:, 1] * s, d[:, 0] * s + d[:, 1] * c], 1) + centre


def _sleeves_down(start, rest, pattern, degrees, seed):
    p = pattern.meta
    for sign in (1, -1):
        shoulder = np.array([sign * (p['shoulder'] - .03), -.10])
        u = np.clip((sign * rest[:, 0] - (p['shoulder'] - .075)) / .12, 0, 1)
        u = u * u * (3 - 2 * u)
        if p['sleeve'] == 'short':
            u = u * np.where(sign * rest[:, 0] > p['chest'] * .98, 1, np.clip((rest[:, 1] + p['arm'] + .02) / .02, 0, 1))
        else:
            u = u * np.where((rest[:, 1] < -p['arm']) & (sign * rest[:, 0] < pattern.sleeve_x(rest[:, 1])), 0, 1)
        angle = -sign * np.radians(degrees * (1 + .25 * sign * np.sin(seed * 2.1)))
        start = start + (_turned(start, shoulder, angle) - start) * u[:, None]
    return start


def _stiffness(pattern, panels):
    rest = panels.rest
    seam = panels.is_sewn.copy()
    for line in pattern.lines:
        if line['kind'] == 'seam':
            seam |= cKDTree(resampled(line['p'], .004)).query(rest)[0] < .005
    stiff = np.ones(len(rest))
    for band in pattern.bands:
        within = cKDTree(resampled(band['p'], .004)).query(rest)[0] < band['width']
        stiff[within] = 9.0 if band['kind'] == 'rib' else 6.0
    stiff[seam] = 8.0
    return stiff, seam


def relax(pattern, panels, seed=1, bend=3e-6, fullness=.018, ease=.035, noise=.011, sleeve_drop=3, press=7.0, frames=70, seam_shrink=.985,
          gathers=None, thick=.0016, smooth=2, waves=.0007, crumple=0.0):
    rest = panels.rest
    n = len(rest)
    start = rest + noise * np.stack([smooth_noise(rest, .20, seed * 13 + k) for k in (1, 2)], 1)
    if pattern.meta.get('sleeve'):
        start = _sleeves_down(start, rest, pattern, sleeve_drop, seed)
    is_front = panels.is_front()
    from_ring = cKDTree(panels.ring).query(rest)[0]
    dome = fullness * (1 - np.exp(-(from_ring / .05) ** 1.2))
    above = thick + dome + .003 * smooth_noise(rest, .08, seed * 7 + 3)
    z = np.where(is_front, above, .0004 + .0008 * np.abs(smooth_noise(rest, .06, seed * 7 + 4)))
    stiff, seam = _stiffness(pattern, panels)
    uneven = smooth_noise(rest, .12, seed * 5 + 9)
    from_edge = cKDTree(np.vstack([panels.ring, resampled(pattern.front_neck, .006)])).query(rest)[0]
    inner = 1 - np.exp(-(from_edge / .035) ** 1.5)

    def lengths(pairs, middle, d, length):
        i, j = pairs[:, 0], pairs[:, 1]
        sewn = seam[i] & seam[j]
        more = 1 + ease * np.maximum(0, 1 + .4 * (uneven[i] + uneven[j])) * (inner[i] + inner[j]) / 2 * (is_front[i] | is_front[j])
        if gathers is None:
            return np.where(sewn, length * seam_shrink, length * more)
        wide = gathers(middle)
        gathered = np.hypot(d[:, 0] * wide * more, d[:, 1] * more)
        along = np.where(np.abs(d[:, 0]) > np.abs(d[:, 1]), np.minimum(wide, 1.0), 1)
        return np.where(sewn, length * seam_shrink * along, gathered)

    pressing = [(0, press), (.35, press), (.58, press * .25), (1, 0.0)]
    triangles = panels.triangles
    x = solver.simulate(np.c_[start, np.maximum(z, 0)], np.c_[rest, np.zeros(n)], triangles, panels.pairs, frames=frames, bend=bend, press=pressing,
                        thick=thick, mu=1.2, damp=.99, stiff=stiff, seed=seed, edge_scale=lengths)
    x = smoothed(x, triangles, smooth)
    _straighten_outline(x, panels)
    # Cloth that lies is never flat: soft waves, and a finer crumple for linen.
    wave = waves * smooth_noise(rest, .09, seed * 3 + 5) + crumple * np.abs(smooth_noise(rest, .035, seed * 3 + 6))
    x[:, 2] += np.where(is_front, wave * inner, 0)
    return x


def _straighten_outline(x, panels):
    """Seams run straight between their corners, and what is near follows."""
    ring = panels.ring_index
    line = x[ring].copy()
    for _ in range(14):
        mean = .5 * line + .25 * (np.roll(line, 1, 0) + np.roll(line, -1, 0))
        line = np.where(panels.is_corner[:, None], line, mean)
    move = line - x[ring]
    distance, nearest = cKDTree(panels.rest[ring]).query(panels.rest)
    x[:, :2] += (move[nearest] * np.exp(-(distance / .012) ** 2)[:, None])[:, :2]
