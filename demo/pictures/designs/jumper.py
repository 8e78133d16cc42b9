"""A folded crew-neck jumper of chunky merino."""
from cloth import garment, patterns
from cloth.fabric import fabric, seen
from cloth.framing import framed
from cloth.pile import Pile
from cloth.sewing import sewing
from studio.shot import Shot

BACK_NECK = .022
WINDOW = (-.17, -.40, .17, .03)


def build(frame):
    look = seen(frame, .10, (.6, .75), fuzz=.12, wander=.002)
    pattern = patterns.top(chest=.265, waist=.262, hem=.245, length=.65, shoulder=.228, neck=.088, neck_drop=.088, back_drop=BACK_NECK, sleeve='long', sleeve_len=.56,
                           sleeve_angle=66, cuff=.098, arm=.27, hem_band=.062, neck_kind=None, cuff_band=.062, hem_kind='rib')
    laid = garment.laid(pattern, seed=4, bend=6e-7, fullness=.028, ease=.028, noise=.010, sleeve_drop=3, press=10, thick=.0052, seam_shrink=.98, smooth=5, waves=.0014)
    knit = [fabric('merino', sewing(pattern, side, WINDOW, weight=1.6), **look) for side in ('front', 'back')]
    pile = Pile()
    garment.body(pile, laid, knit, .0030, reach=.385)
    garment.neck_band(pile, laid, patterns.back_neck(.088, BACK_NECK), .026, fabric('rib', **look))
    garment.folded(pile, .135, .335, seed=4)
    pile.settle(seed=4, loft=1.55, sag=.22)
    pile.build()
    if frame == 'close':
        return Shot(height=.15, focus=(.02, -.11, pile.points[:, 2].max()), elevation=40, turn=16, aperture=9, scale=.4)
    return framed(pile.points)
