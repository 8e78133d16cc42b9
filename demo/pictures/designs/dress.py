"""A sleeveless linen dress with a gathered skirt, folded so that its waist shows."""
import numpy as np

from cloth import garment, patterns
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.pile import Pile
from cloth.sewing import sewing
from studio.shot import Shot

WAIST = .36
# Of the folded dress: half its width, and its length.
HALF, DEPTH = .150, .555


def gathers(middle):
    return 1 + .17 * np.clip((-WAIST - middle[:, 1]) / .10, 0, 1)


def build(frame):
    pattern = patterns.top(chest=.235, waist=.20, hem=.36, length=1.12, shoulder=.19, neck=.10, neck_drop=.14, sleeve=None, arm=.235, skirt=WAIST, hem_band=.02,
                           hem_kind='single', rib=.012, neck_kind='single', hem_curve=.02)
    laid = garment.laid(pattern, seed=4, squash=1.0, fullness=.024, ease=.034, noise=.010, press=5, crumple=.0004, gathers=gathers)
    window = (-.40, -1.17, .40, .03)
    linen = [fabric('linen', sewing(pattern, side, window, texel=.0006, weight=1.4), melange=.08, fuzz=.03, contrast=.5) for side in ('front', 'back')]
    pile = Pile()
    garment.body(pile, laid, linen, .0011)
    garment.folded(pile, HALF, DEPTH, seed=6)
    pile.settle(seed=6, loft=1.0, waves=.0030, dome=.006)
    pile.turn(-2)
    pile.build()
    if frame == 'close':
        return Shot(height=.20, focus=(.02, -WAIST - .02, .045), elevation=48, turn=12, aperture=10, scale=.5)
    return framed(pile.points, elevation=50, turn=-10, height=.70, foot=.80)
