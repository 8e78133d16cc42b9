"""A tote of heavy canvas, laid flat with its two handles."""
import numpy as np

from cloth import garment, patterns
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.noise import smooth_noise
from cloth.pile import Pile
from cloth.sewing import sewing
from studio.shapes import rounded_rectangle, sweep
from studio.shot import Shot

WIDE, HIGH, APART, DEEP = .38, .40, .085, .075


def handle(laid, canvas, reach, shift, lift, seed):
    """A strap sewn `DEEP` below the mouth on both ends, its loop lying above the bag."""
    half = [[-APART, -DEEP], [-APART, 0], [-APART + .008, reach * .55], [-APART * .55, reach * .92]]
    line = patterns.curve([*half, [0, reach], *[[-x, y - .006] for x, y in half[::-1]]], 24)
    line[:, 0] += shift * np.clip(line[:, 1] / reach, 0, 1) ** 1.5
    at = line
    x, y = line.T
    on_bag = laid.above(np.stack([x, np.minimum(y, -.008)], 1))[:, 2]
    z = np.where(y < -.008, on_bag, on_bag * np.exp(-np.maximum(y + .008, 0) / .03)) + lift + .003 * np.clip(smooth_noise(at, .06, seed), -.6, 2)
    path = np.c_[at, np.maximum(z, lift + .0018)]
    for _ in range(4):
        path[1:-1] = .5 * path[1:-1] + .25 * (path[:-2] + path[2:])
    sweep('handle', path, rounded_rectangle(.026, .0032, .0012, 4), [canvas])
    return path


def build(frame):
    pattern = patterns.bag(WIDE, HIGH)
    for side in (-1, 1):
        x = side * APART
        box = np.array([[x - .011, -DEEP + .003], [x + .011, -DEEP + .003], [x + .011, -DEEP + .038], [x - .011, -DEEP + .038]])
        for a, b in ((0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)):
            pattern.line([box[a], box[b]], 'single', 'front')
    laid = garment.laid(pattern, seed=5, bend=8e-7, fullness=.030, ease=.026, noise=.010, press=10, squash=1.2, thick=.004, smooth=3, waves=.0022)
    window = (-WIDE / 2 - .01, -HIGH - .01, WIDE / 2 + .01, .02)
    canvas = [fabric('canvas', sewing(pattern, side, window, weight=1.8), melange=.09, fuzz=.03) for side in ('front', 'back')]
    pile = Pile()
    garment.body(pile, laid, canvas, .0018)
    strap = fabric('canvas', melange=.09, fuzz=.03, quarter=True)
    back = handle(laid, strap, .205, .016, -.0004, 12)
    front = handle(laid, strap, .190, -.012, .0034, 11)
    pile.build()
    if frame == 'close':
        return Shot(height=.16, focus=(-APART + .02, -.045, .012), elevation=46, turn=10, aperture=10, scale=.5)
    return framed(np.vstack([pile.points, back, front]), elevation=58, turn=-6, height=.72)
