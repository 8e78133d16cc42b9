"""Folds cloth that lies flat as a shop does: bends without stretch, then what gravity does to the pile."""
import numpy as np

from .noise import smooth_noise


def bend(x, at, towards, moved=None, gap=.002, reach=.03):
    """Folds under everything beyond the line through `at` (normal `towards`, in the plane).

    The outside of the bend keeps its length; what lies within it is pressed together. `moved` limits the fold to some vertices.
    """
    normal = np.asarray(towards, float) / np.linalg.norm(towards)
    moved = np.ones(len(x), bool) if moved is None else moved
    s = (x[:, :2] - at) @ normal
    near = moved & (np.abs(s) < reach)
    top, bottom = np.percentile(x[near, 2], 97), np.percentile(x[near, 2], 2)
    radius = top - bottom + gap
    angle = np.clip(s / radius, 0, np.pi)
    r = np.maximum(radius - (top - x[:, 2]), gap * .3)
    along = r * np.sin(angle) - np.maximum(s - np.pi * radius, 0)
    z = top - radius + r * np.cos(angle)
    folded = x.copy()
    beyond = moved & (s > 0)
    folded[beyond, :2] += normal * (along - s)[beyond, None]
    folded[beyond, 2] = z[beyond]
    return folded


def settle(x, seed=1, loft=1.5, sag=.30, dome=.004, waves=.0022, ripples=.0003, wander=.004, round_=.035, lean=.006, creases=(.5,), crease=.006):
    """A pile under its own weight: edges droop, the middle stands a little, no line is straight.

    `loft`: how much air the pile holds. `creases`: heights (of 1) at which layers part, `crease` metres deep.
    """
    x = x.copy()
    x[:, 2] = (x[:, 2] - x[:, 2].min()) * loft
    low, high = np.percentile(x[:, :2], .5, 0), np.percentile(x[:, :2], 99.5, 0)
    height = np.percentile(x[:, 2], 98)
    share = np.clip(x[:, 2] / height, 0, 1.2)
    centre, half = (low + high) / 2, (high - low) / 2
    u = (x[:, :2] - centre) / half
    inward = np.minimum(half[0] * (1 - np.abs(u[:, 0])), half[1] * (1 - np.abs(u[:, 1]))).clip(0)
    corner = np.hypot(*np.minimum(half[:, None], np.maximum(0, np.abs(x[:, :2] - centre).T - half[:, None] + 2 * round_))) / (2 * round_)
    droop = sag * (.6 * np.exp(-inward / round_) + .5 * np.clip(corner - .55, 0, 1))
    x[:, 2] *= 1 - droop * (.6 + .4 * smooth_noise(x, .16, seed + 1, 1).clip(-1, 1))
    x[:, 2] += share * (dome * (1 - u[:, 0] ** 2) * (1 - u[:, 1] ** 2) + waves * smooth_noise(x, .13, seed + 2) + ripples * smooth_noise(x, .04, seed + 3))
    for k in (0, 1):
        # Layers lie a little off those below them.
        along = np.stack([x[:, 1 - k], share * .30], 1)
        x[:, k] += wander * smooth_noise(along, .16, seed + 7 + k, 1) * np.abs(u[:, k]).clip(0, 1) ** 2 * np.sign(u[:, k])
    for at in creases:
        # Where one layer ends and the next begins, the outline draws in.
        inwards = crease * np.exp(-np.abs((share - at - .04 * smooth_noise(x, .15, seed + 11, 1)) / .07) ** 1.3)
        x[:, :2] -= np.sign(u) * np.abs(u).clip(0, 1) ** 9 * inwards[:, None]
    x[:, :2] += lean * (share[:, None] - .5) * np.random.default_rng(seed + 9).uniform(-1, 1, 2)
    # The lowest layer is pressed flat on the ground.
    x[:, 2] -= x[:, 2].min()
    x[:, 2] -= .8 * np.minimum(x[:, 2], .2 * height) - .0015
    return x
