"""A folded cardigan: V neck, ribbed front band, horn buttons."""
import numpy as np

from cloth import garment, patterns, trims
from cloth.fabric import fabric, seen
from cloth.framing import framed
from cloth.pile import Pile
from cloth.sewing import sewing
from studio.shot import Shot

BACK_NECK, DROP = .022, .200
WINDOW = (-.17, -.42, .17, .03)


def build(frame):
    look = seen(frame, .07, (.5, .7), fuzz=.10, wander=.002)
    pattern = patterns.top(chest=.262, waist=.258, hem=.245, length=.66, shoulder=.226, neck=.078, neck_drop=DROP, back_drop=BACK_NECK, vee=True, sleeve='long', sleeve_len=.56,
                           sleeve_angle=66, cuff=.098, arm=.27, hem_band=.062, neck_kind=None, cuff_band=.062, hem_kind='rib')
    laid = garment.laid(pattern, seed=6, bend=6e-7, fullness=.026, ease=.026, noise=.010, press=10, thick=.0048, seam_shrink=.98, smooth=5, waves=.0014)
    knit = [fabric('wool knit', sewing(pattern, side, WINDOW, weight=1.4), **look) for side in ('front', 'back')]
    rib = fabric('fine rib', **look)
    pile = Pile()
    body = garment.body(pile, laid, knit, .0026, reach=.375)
    half = .016
    left = patterns.curve([[.078, 0], [.043, -DROP * .50], [.002, -DROP + .004], [-half, -DROP - .045], [-half, -.40], [-half, -.62]], 40)
    nape = patterns.back_neck(.078, BACK_NECK)
    # The right front closes over the left one.
    garment.band(pile, laid, [(left[::-1] * [-1, 1], False)], 2 * half, rib, .0030, is_closed=False, rounds=3)
    garment.band(pile, laid, [(nape, True)], 2 * half, rib, .0030, is_closed=False)
    garment.band(pile, laid, [(left, False)], 2 * half, rib, .0034, rise=.0046, is_closed=False, rounds=3)
    garment.folded(pile, .132, .345, seed=6)
    pile.settle(seed=6, loft=1.6)
    pile.build()
    places = [(0.0, y) for y in (-DROP - .022, -DROP - .098)]
    trims.buttons(pile, pile.parts[3], [band_place(pile.parts[3], p, laid) for p in places], radius=.0095, colour='#3a2418', lift=.0054, thread='#241710')
    if frame == 'close':
        return Shot(height=.15, focus=(.035, -DROP - .02, pile.points[:, 2].max()), elevation=40, turn=16, aperture=9, scale=.4)
    return framed(pile.points)


def band_place(band, place, laid):
    """Coordinates of the band's point that lies nearest to a place of the pattern."""
    at = laid.above(np.array([place]))[0]
    return band.uv[np.argmin(np.linalg.norm(band.x[:, :2] - at[:2], axis=1))]
