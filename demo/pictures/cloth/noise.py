"""Smooth noise at points of the plane, and smoothing of meshes."""
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from .solver import topology


def smooth_noise(points, scale, seed, octaves=2):
    """About -2 to 2; `scale` is the size of its features in metres."""
    result, share = np.zeros(len(points)), 1.0
    for octave in range(octaves):
        grid = gaussian_filter(np.random.default_rng(seed + 77 * octave).standard_normal((96, 96)), 1.0, mode='wrap')
        at = points[:, :2] / (scale / 2 ** octave) * 2.0 + 48
        result += share * map_coordinates(grid / grid.std(), at[:, ::-1].T % 96, order=1, mode='grid-wrap')
        share *= .5
    return result


def smoothed(x, triangles, passes):
    """Laplacian smoothing; the rim moves only along itself."""
    edges, _ = topology(triangles)
    key = np.sort(np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]]), axis=1)
    unique, count = np.unique(key, axis=0, return_counts=True)
    rim = unique[count == 1]
    on_rim = np.zeros(len(x), bool)
    on_rim[rim.ravel()] = True
    x = x.copy()
    for _ in range(passes):
        for pairs, which, share in ((edges, ~on_rim, .35), (rim, on_rim, .5)):
            total, count = np.zeros_like(x), np.zeros(len(x))
            for a, b in ((0, 1), (1, 0)):
                np.add.at(total, pairs[:, a], x[pairs[:, b]])
                np.add.at(count, pairs[:, a], 1)
            k = which & (count > 0)
            x[k] += share * (total[k] / count[k, None] - x[k])
    return x
