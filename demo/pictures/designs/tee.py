"""A folded T-shirt of cotton jersey."""
from cloth import garment, patterns
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.pile import Pile
from cloth.sewing import sewing
from studio.shot import Shot

BACK_NECK = .018
WINDOW = (-.17, -.40, .17, .03)
# White cloth shows what noise is left in the light.
SAMPLES = 32


def build(frame):
    pattern = patterns.top(neck_kind=None, back_drop=BACK_NECK)
    laid = garment.laid(pattern, seed=3, squash=.6, ease=.035, noise=.011, sleeve_drop=14, press=7)
    near = frame == 'close'
    # From afar single stitches would only be noise.
    look = dict(melange=.03, fuzz=.03, contrast=.8 if near else .4, relief=1.0 if near else .6)
    cloth = [fabric('jersey', sewing(pattern, side, WINDOW), **look) for side in ('front', 'back')]
    pile = Pile()
    garment.body(pile, laid, cloth, .0012, reach=.365)
    garment.neck_band(pile, laid, patterns.back_neck(.085, BACK_NECK), .019, fabric('fine rib', melange=.03, fuzz=.03), thickness=.0016, rise=.0012)
    garment.folded(pile, .128, .36, seed=3)
    pile.settle(seed=3, loft=1.5, waves=.0030, ripples=.0012)
    pile.build()
    if frame == 'close':
        return Shot(height=.15, focus=(.03, -.10, pile.points[:, 2].max()), elevation=40, turn=16, aperture=9, scale=.4)
    return framed(pile.points)
