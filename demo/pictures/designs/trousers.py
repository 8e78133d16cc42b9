"""Linen trousers, folded in half and then across, the waistband with its button on top."""
from cloth import garment, patterns, trims
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.pile import Pile
from cloth.sewing import sewing
from studio.shot import Shot

WINDOW = (-.30, -.42, .10, .03)
# White cloth shows what noise is left in the light.
SAMPLES = 16


def build(frame):
    pattern = patterns.trouser(crotch=.345, hem_w=.19, knee_w=.21, spread=.045)
    laid = garment.laid(pattern, seed=5, squash=.6, fullness=.016, ease=.03, noise=.010, crumple=.0005)
    cloth = [fabric('linen', sewing(pattern, side, WINDOW, weight=1.3), melange=.08, fuzz=.03, contrast=.7) for side in ('front', 'back')]
    pile = Pile()
    body = garment.body(pile, laid, cloth, .0005)
    garment.belt_loops(pile, laid, [(-.115, -.036)], cloth[0], .0012)
    garment.halved(pile, .030)
    pile.settle(seed=6, loft=1.25, waves=.0028, ripples=.0010)
    pile.build()
    trims.buttons(pile, body, [(.004, -.043)], radius=.0075, colour='#7d6a52')
    if frame == 'close':
        return Shot(height=.15, focus=(-.05, -.06, pile.points[:, 2].max() - .006), elevation=40, turn=14, aperture=9, scale=.4)
    return framed(pile.points, turn=-8)
