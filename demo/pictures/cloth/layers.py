"""Thick cloth laid to and fro: folded blankets, towels and scarves."""
import numpy as np

from .noise import smooth_noise


def serpentine(pile, material, half_width, half_depth, layers, pitch, seed=40, bottom=0.0, ends_near=False, short=0.0, waves=.0035, droop=.0075, dome=.006,
               wander=.003, name='layers', finer=1.0):
    """`pitch`: height of one layer. The top layer ends behind, or at the near edge, `short` metres from it.

    Returns the height of the pile and the line of the end of its top layer.
    """
    rng = np.random.default_rng(seed)
    path, z = [], bottom + pitch / 2
    goes_near = (layers % 2 == 1) == ends_near
    for k in range(layers):
        near, far = -half_depth + rng.uniform(-.002, .004), half_depth - rng.uniform(0, .006)
        a, b = (far, near) if goes_near else (near, far)
        if k == layers - 1:
            b += short * (1 if goes_near else -1)
        path += [(y, z) for y in np.linspace(a, b, int(60 * finer))]
        if k < layers - 1:
            side = -1 if goes_near else 1
            for q in np.linspace(0, np.pi, 18)[1:-1]:
                path.append((b + side * pitch * .62 * np.sin(q), z + pitch / 2 * (1 - np.cos(q))))
        z += pitch
        goes_near = not goes_near
    path = np.array(path)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    total = layers * pitch
    xs = np.linspace(-half_width, half_width, int(150 * finer))
    offset = rng.uniform(-.006, .006)
    columns = []
    share = (path[:, 1] - bottom) / total
    for x in xs:
        at = np.stack([np.full(len(path), x), path[:, 0]], 1)
        edge = np.exp(-(half_width - abs(x)) / .014)
        z = path[:, 1] + share * (waves * smooth_noise(at, .13, seed + 20) + .3 * waves * smooth_noise(at, .05, seed + 30) - droop * edge)
        z += share * dome * (1 - (x / half_width) ** 2) * (1 - np.clip(path[:, 0] / half_depth, -1, 1) ** 2)
        out = wander * np.sin(along * 21 + seed) * (abs(x) / half_width) ** 4 * np.sign(x)
        y = path[:, 0] + wander * smooth_noise(np.stack([np.full(len(path), x), share * .4], 1), .14, seed + 50) * np.abs(path[:, 0] / half_depth) ** 3
        columns.append(np.stack([x + offset + out, y, z], 1))
    points = np.stack(columns)
    n, m = points.shape[:2]
    uv = np.stack([np.repeat(xs[:, None], m, 1), np.repeat(along[None], n, 0)], -1)
    faces = [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(n - 1) for j in range(m - 1)]
    pile.add(name, points.reshape(-1, 3), uv.reshape(-1, 2), np.array(faces), [material], None, pitch * .86, 0.0)
    return bottom + total, points[:, -1]
