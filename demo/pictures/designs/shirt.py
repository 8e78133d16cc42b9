"""A folded shirt of fine linen, its collar up and its buttons closed."""
from cloth import garment, patterns, trims
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.pile import Pile
from cloth.sewing import sewing
from studio.shot import Shot

WINDOW = (-.16, -.42, .16, .03)


def build(frame):
    pattern = patterns.top(chest=.252, waist=.240, hem=.246, length=.76, shoulder=.218, neck=.070, neck_drop=.086, back_drop=.006, sleeve='long', sleeve_len=.585, sleeve_angle=66,
                           cuff=.112, arm=.255, hem_band=.008, hem_kind='single', neck_kind=None, cuff_band=.06, front='buttons', shirt_tail=.07)
    laid = garment.laid(pattern, seed=2, squash=.6, fullness=.016, press=6, crumple=.0005)
    cloth = [fabric('linen', sewing(pattern, side, WINDOW), melange=.08, fuzz=.03, contrast=.6) for side in ('front', 'back')]
    pile = Pile()
    body = garment.body(pile, laid, cloth, .0009, reach=.355)
    trims.standing_collar(pile, lambda at: laid.above(at)[:, 2], fabric('linen', melange=.08, fuzz=.03, contrast=.6), middle=-.047, deep=.043)
    garment.folded(pile, .125, .35, hem=.60, seed=2)
    pile.settle(seed=2, loft=1.3, waves=.0026, ripples=.0010)
    pile.build()
    trims.buttons(pile, body, [p for p in pattern.buttons if p[1] > -.34])
    if frame == 'close':
        return Shot(height=.16, focus=(.02, -.09, pile.points[:, 2].max() - .02), elevation=38, turn=16, aperture=9, scale=.4)
    return framed(pile.points)
