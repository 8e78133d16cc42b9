"""A laid table: linen over it, and lemons."""
import numpy as np

from cloth.fabric import fabric
from cloth.noise import smooth_noise
from studio import materials
from studio.nodes import painted
from studio.shapes import lathe, mesh, modify, moved, noise, placed

HANGS, BEND = .22, .010


def tablecloth(colour, wide, back, front, at=0.0, seed=3):
    """Linen that was folded in a cupboard: its creases stand up a little, and it hangs over the near edge in waves."""
    xs = np.linspace(-wide / 2, wide / 2, 420)
    flat = np.linspace(back, front, 260)
    round_ = np.linspace(0, np.pi / 2, 10)[1:]
    down = np.linspace(0, HANGS, 90)[1:]
    y = np.r_[flat, front - BEND * np.sin(round_), np.full(len(down), front - BEND)]
    z = np.r_[np.zeros(len(flat)), -BEND * (1 - np.cos(round_)), -BEND - down]
    along = np.r_[0, np.cumsum(np.hypot(np.diff(y), np.diff(z)))]
    X, Y = np.meshgrid(xs, y, indexing='ij')
    Z = np.repeat(z[None], len(xs), 0)
    S = np.repeat(along[None], len(xs), 0)
    plane = np.stack([X.ravel(), S.ravel()], 1)
    rise = .0016 * smooth_noise(plane, .21, seed) + .0008 * smooth_noise(plane, .07, seed + 1) + .0022 * np.abs(smooth_noise(plane, .16, seed + 2, 1))
    rise = rise.reshape(X.shape)
    for crease in (-.34, .02, .38):
        rise += .0034 * np.exp(-np.abs(X - crease) / .012)
    for crease in (back - .22, back - .50):
        rise += .0026 * np.exp(-np.abs(Y - crease) / .012) * (Z > -1e-9)
    hanging = np.clip(S - (back - front), 0, HANGS) / HANGS
    wave = .016 * np.sin(X * 27 + 1.2 * np.sin(X * 9)) + .006 * smooth_noise(np.stack([X.ravel() * 1.0, S.ravel() * .3], 1), .10, seed + 4).reshape(X.shape)
    Y = Y - hanging ** .8 * (wave + .012) - (Z < -BEND) * rise
    Z = Z + np.where(Z > -1e-9, np.maximum(rise, .0004), 0)
    n, m = X.shape
    faces = [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(n - 1) for j in range(m - 1)]
    with painted(colour):
        weave = fabric('linen', melange=.05, fuzz=.03, contrast=.45, relief=.7)
    cloth = mesh('tablecloth', np.stack([X.ravel() + at, Y.ravel(), Z.ravel()], 1), faces, [weave], uv=plane)
    modify(cloth, 'SOLIDIFY', thickness=.0007, offset=-1, use_even_offset=False)
    return cloth


def lemon(at, turn=(0, 0, 0), size=.029, seed=1):
    """Its ends are drawn out, its peel is pitted."""
    t = np.linspace(0, np.pi, 60)
    peel = materials.plain('#dcae2c', rough=.36, specular=.45, bump=(520, .0009, 2), name='peel')
    tip = np.exp(-(t / .26) ** 2) + 1.25 * np.exp(-((np.pi - t) / .24) ** 2)
    profile = np.stack([size * np.sin(t) * (1 - .14 * tip), -size * 1.22 * np.cos(t) - np.sign(np.cos(t)) * .0044 * tip], 1)
    fruit = lathe('lemon', profile, [peel], around=96)
    moved(fruit, lambda p: p + p * (.020 * noise(p, .05, seed))[:, None])
    placed([fruit], (*at[:2], at[2] + size * .96), (90 + turn[0], turn[1], turn[2]))
    return fruit
