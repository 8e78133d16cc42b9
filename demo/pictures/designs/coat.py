"""A folded coat of wool felt: lapels and two horn buttons on top."""
import numpy as np

from cloth import garment, patterns, trims
from cloth.fabric import fabric, seen
from cloth.framing import framed
from cloth.pile import Pile
from cloth.sewing import sewing
from studio.shot import Shot

WINDOW = (-.19, -.50, .19, .06)


def build(frame):
    look = seen(frame, .08, fuzz=.12, contrast=.6)
    pattern = patterns.top(chest=.272, waist=.258, hem=.30, length=1.02, shoulder=.230, neck=.088, neck_drop=.24, vee=True, sleeve='long', sleeve_len=.60, sleeve_angle=69,
                           cuff=.14, arm=.28, hem_band=.04, hem_kind='single', neck_kind=None, cuff_band=.045, front='buttons')
    laid = garment.laid(pattern, seed=3, bend=5e-7, fullness=.024, ease=.022, noise=.010, sleeve_drop=2, press=9, thick=.004, smooth=4, waves=.0012, apart=.0042)
    felt = [fabric('felt', sewing(pattern, side, WINDOW, weight=2.4), **look) for side in ('front', 'back')]
    pile = Pile()
    body = garment.body(pile, laid, felt, .0026, reach=.42)
    leaves = patterns.lapels(drop=.24)
    collar = fabric('felt', sewing(patterns.stitched(leaves), 'front', (-.18, -.32, .18, .06), weight=1.6), **look)
    for leaf in leaves:
        garment.plate(pile, laid, leaf, collar, .0042)
    garment.folded(pile, .158, .40, hem=.76, seed=3)
    # What is turned up lies within the pile: pressed at its edge, its thickness would stand out in teeth.
    body.x[:, 0] *= 1 - .06 * np.clip((-.70 - body.uv[:, 1]) / .08, 0, 1)
    pile.settle(seed=3, loft=1.3, waves=.0026)
    pile.build()
    trims.buttons(pile, body, [(0, -.285), (0, -.385)], radius=.0125, colour='#2a1d14', lift=.0052, thread='#171009')
    if frame == 'close':
        return Shot(height=.16, focus=(.04, -.16, pile.points[:, 2].max()), elevation=40, turn=16, aperture=9, scale=.4)
    return framed(pile.points)
