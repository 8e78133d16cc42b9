"""A linen cushion, lying: soft, its corners sharp."""
from cloth import garment, patterns
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.pile import Pile
from studio.shot import Shot


def build(frame):
    laid = garment.inflated(patterns.oblong(.46, .46, .002), seed=3, press=24, seam_shrink=.965, ease=1.012)
    linen = fabric('linen', melange=.09, fuzz=.03, contrast=.8)
    pile = Pile()
    garment.body(pile, laid, [linen, linen], .0008)
    pile.turn(24)
    pile.build()
    if frame == 'close':
        return Shot(height=.17, focus=(-.02, -.20, .07), elevation=30, turn=8, aperture=10, scale=.5)
    return framed(pile.points, elevation=36, turn=0)
