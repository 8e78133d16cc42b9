"""A slip dress of silk, laid out: narrow straps, a V neckline, a skirt that widens to its hem."""
import numpy as np
from scipy.spatial import cKDTree

from cloth import garment
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.noise import smooth_noise
from cloth.patterns import Pattern, curve, flip
from cloth.pile import Pile
from cloth.sewing import sewing
from studio.shapes import circle, resampled, sweep
from studio.shot import Shot

# Where a strap is sewn on, and the lowest point of the neckline.
STRAP, DIP = np.array([.098, -.135]), -.255
ARM = np.array([.212, -.275])
WAIST, LENGTH = -.42, 1.06
WINDOW = (-.40, -1.12, .40, .03)


def slip():
    P = Pattern()
    side = curve([ARM, [.186, WAIST], [.246, -.64], [.318, -LENGTH + .012]])
    armhole = curve([ARM, [.158, -.236], [.118, -.182], STRAP])
    hem = curve([[-.318, -LENGTH + .012], [-.16, -LENGTH - .006], [0, -LENGTH - .010], [.16, -LENGTH - .006], [.318, -LENGTH + .012]])
    back = curve([STRAP, [.05, -.158], [0, -.164], [-.05, -.158], STRAP * [-1, 1]])
    P.segs = [('hem', hem, True), ('side', side[::-1], False), ('armhole', armhole, True), ('neck', back, True), ('armhole', flip(armhole), True), ('side', flip(side[::-1]), False)]
    right = curve([STRAP, [.066, -.190], [.034, -.228], [0, DIP]])
    P.front_neck = np.vstack([right, flip(right)[1:]])
    for line, width, where in ((hem, .010, 'both'), (armhole, .005, 'both'), (flip(armhole), .005, 'both'), (P.front_neck, .005, 'front'), (back, .005, 'back')):
        P.bands.append(dict(p=line, width=width, kind='single', side=where))
    # Darts from the side seam towards the bust.
    for sign in (1, -1):
        P.line(curve([[.203 * sign, -.335], [.165 * sign, -.312], [.122 * sign, -.298]]), 'seam', 'front')
    P.meta = dict(sleeve=None)
    return P


def gathers(middle):
    """The skirt is a little wider than the place it lies in."""
    return 1 + .16 * np.clip((WAIST + .06 - middle[:, 1]) / .40, 0, 1)


def draped(x):
    """Folds that fall from the waist: narrow above, wide and high at the hem, none quite like the next."""
    down = np.clip((WAIST + .10 - x[:, 1]) / (LENGTH + WAIST), 0, 1)
    half = .19 + .13 * down
    u = np.clip(x[:, 0] / half, -1.1, 1.1)
    along = np.stack([u, .13 * down], 1)
    fold = smooth_noise(along, .30, 31, 1) + .3 * smooth_noise(along, .16, 37, 1)
    side = np.clip((1.02 - np.abs(u)) / .16, 0, 1)
    x = x.copy()
    x[:, 2] += .014 * down ** .8 * side * np.maximum(fold + .5, 0) ** 1.2
    # The bodice keeps the shape of who wore it, and hangs from its straps.
    up = 1 - np.clip(down * 3, 0, 1)
    bust = sum(np.exp(-(((x[:, 0] - sign * .088) / .055) ** 2 + ((x[:, 1] + .265) / .055) ** 2)) for sign in (1, -1))
    x[:, 2] += up * side * (.011 * bust + .0032 * np.maximum(smooth_noise(x, .075, 43), 0))
    # The outline follows the folds.
    x[:, 0] += .007 * down * u * smooth_noise(np.stack([u, x[:, 1]], 1), .16, 41, 1)
    x[:, 1] += .006 * down ** 2 * fold * side
    return x


def build(frame):
    pattern = slip()
    laid = garment.laid(pattern, seed=4, squash=1.0, fullness=.034, ease=.036, noise=.012, press=3, crumple=.0004, waves=.0016, gathers=gathers)
    lift_neckline(laid)
    silk = [fabric('satin', sewing(pattern, side, WINDOW, texel=.0005, weight=.6), melange=.03, fuzz=.02, rough=.46) for side in ('front', 'back')]
    pile = Pile()
    garment.body(pile, laid, silk, .0007)
    pile.apply(draped)
    pile.turn(-3)
    pile.build()
    for sign in (1, -1):
        strap(laid, sign, silk[0])
    if frame == 'close':
        return Shot(height=.20, focus=(.02, -.22, .02), elevation=46, turn=14, aperture=10, scale=.5)
    return framed(np.vstack([pile.points, [[0, .03, .002]]]), elevation=62, turn=-8, height=.76, foot=.88, width=.84)


def lift_neckline(laid):
    """The front stands off the back along the neckline, which throws a shadow into it."""
    front = laid.panels.pairs[:, 0]
    away = cKDTree(resampled(laid.pattern.front_neck, .003)).query(laid.panels.rest[front])[0]
    laid.x[front, 2] += .0045 * np.exp(-(away / .03) ** 2)


def strap(laid, sign, silk):
    """A loop that lies on the table above the neckline: up from the front, down to the back."""
    x, y = STRAP * [sign, 1]
    front = laid.above(np.array([[x, y - .004]]))[0]
    back = laid.above(np.array([[x - .012 * sign, y - .020]]), True)[0]
    top = .012 + .010 * sign
    way = curve([front, [x + .004 * sign, y + .07, .0022], [x - .010 * sign, top, .0030], [x - .024 * sign, top - .006, .0022],
                 [x - .026 * sign, y + .06, .0012], back], 16)
    s, c = np.sin(np.radians(-3)), np.cos(np.radians(-3))
    way = np.c_[way[:, 0] * c - way[:, 1] * s, way[:, 0] * s + way[:, 1] * c, way[:, 2]]
    sweep('strap', resampled(way, .002), circle(1, 12) * [.0024, .0011], [silk])
