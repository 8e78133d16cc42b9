"""A folded roll-neck jumper of fine wool, its collar turned once."""
import numpy as np

from cloth import garment, patterns, trims
from cloth.fabric import fabric, seen
from cloth.framing import framed
from cloth.noise import smooth_noise
from cloth.pile import Pile
from cloth.sewing import sewing
from studio.shot import Shot

WINDOW = (-.17, -.42, .17, .03)


def build(frame):
    look = seen(frame, .06, fuzz=.09, wander=.002)
    pattern = patterns.top(chest=.255, waist=.250, hem=.240, length=.65, shoulder=.222, neck=.078, neck_drop=.026, back_drop=.012, sleeve='long', sleeve_len=.56,
                           sleeve_angle=66, cuff=.092, arm=.26, hem_band=.05, neck_kind=None, cuff_band=.05, hem_kind='rib')
    laid = garment.laid(pattern, seed=7, bend=8e-7, fullness=.022, ease=.030, noise=.011, press=9, thick=.0036, seam_shrink=.98, smooth=4, waves=.0012)
    knit = [fabric('fine knit', sewing(pattern, side, WINDOW, weight=1.2), **look) for side in ('front', 'back')]
    pile = Pile()
    garment.body(pile, laid, knit, .0020, reach=.370)
    up = [(0, y) for y in np.linspace(-.020, .034, 14)]
    over = [(.0030 * (1 - np.cos(a)), .034 + .0055 * np.sin(a)) for a in np.linspace(0, np.pi, 12)[1:-1]]
    down = [(.0060 + .0012 * np.sin(k * 3), .034 - .072 * k) for k in np.linspace(0, 1, 22)]
    x, uv, faces = trims.tube([(.074 + out, .0030 + out, y) for out, y in up + over + down])
    is_over, is_front = np.arange(len(x)) >= len(up + over) * 160, x[:, 2] > 0
    # Wide at the neck, narrower above; the front hangs lower than the back and lies on the body.
    x[:, 0] *= 1 - 1.1 * x[:, 1].clip(-.03, .1)
    x[:, 1] -= .022 * (1 - (x[:, 0] / .09) ** 2) * (.035 - x[:, 1]).clip(0, .08) / .07 * is_front * is_over
    ground = laid.above(x[:, :2])[:, 2]
    x[:, 2] = np.maximum(x[:, 2] + laid.above(np.array([[0, -.06]]))[0, 2] - .001, .0006 + .0004 * is_front)
    low = np.clip((.012 - x[:, 1]) / .035, 0, 1) * is_over * is_front
    x[:, 2] += low * (ground + .0042 - x[:, 2])
    x[:, 2] += .0010 * smooth_noise(x, .04, 3) * is_over * is_front
    pile.add('collar', x, uv, faces, [fabric('fine rib', **look)], None, .0022, 0.0)
    garment.folded(pile, .130, .335, seed=7)
    pile.settle(seed=7, loft=1.35, waves=.0032, ripples=.0010)
    pile.build()
    if frame == 'close':
        return Shot(height=.15, focus=(.02, -.02, pile.points[:, 2].max()), elevation=38, turn=16, aperture=9, scale=.4)
    return framed(pile.points)
