"""Briar's ceramic jar of face cream or powder, its metal lid leaning on it."""
import numpy as np

from studio import label, materials
from studio.framing import SMALL, framed
from studio.shapes import by_hand, lathe, moved, placed, rounded
from studio.shot import Shot

RADIUS, TALL = .034, .040


def build(frame, words='FACE CARE', is_powder=False):
    pot = materials.plain(rough=.30, specular=.5, clearcoat=.2, bump=(60, .0004, 3), name='ceramic')
    outside = [(0, .0012), (RADIUS - .006, .0012), (RADIUS - .005, 0), (RADIUS - .003, 0), (RADIUS, .0035), (RADIUS, TALL - .009), (RADIUS - .0028, TALL - .0078), (RADIUS - .0030, TALL)]
    rim = [(RADIUS - .0042, TALL + .0010), (RADIUS - .0056, TALL), (RADIUS - .0060, .010)]
    by_hand(lathe('jar', rounded(outside + rim, .0014, 7), [pot], around=200), .0002, 3)
    label.round_label(RADIUS, .0085, .0262, 1.22, [('BRIAR', .28, .09), (words, .13, .04)], lift=.0004)
    inside = materials.plain(rough=.95, specular=.1, bump=(900, .00012, 4), name='powder') if is_powder else materials.plain('#e6dcca', rough=.36, name='cream')
    content = lathe('content', [(r, .031) for r in np.linspace(RADIUS - .0058, 0, 70)], [inside], around=200)
    moved(content, pressed if is_powder else swirl)
    metal = materials.plain((.80, .74, .64), rough=.27, metallic=1, bump=(500, .00003, 2), name='lid')
    lid = lathe('lid', rounded([(0, .0112), (RADIUS - .0026, .0112), (RADIUS - .0026, 0), (RADIUS - .0014, 0), (RADIUS - .0014, .0124), (0, .0126)], .0007, 6), [metal], around=200)
    placed([lid], (RADIUS + .0215, -.009, .0298), (0, -66, -14))
    if frame == 'close':
        return Shot(height=.060, focus=(-.002, -.008, .034), elevation=38, turn=8, aperture=9, scale=.14)
    return framed(SMALL, elevation=22)


def swirl(p):
    """Left by a spatula turned in the cream."""
    radius, a = np.linalg.norm(p[:, :2], axis=1), np.arctan2(p[:, 1], p[:, 0])
    r = radius / radius.max()
    wave = np.cos(a - 10.5 * r + .6)
    sharp = np.where(wave > 0, wave, .6 * wave)
    p = p.copy()
    p[:, 2] += .0021 * sharp * (1 - r ** 4) * np.minimum(1, r * 3) + .0030 * np.exp(-(r / .16) ** 2) + .0012 * r ** 6
    return p


def pressed(p):
    """Powder as a press leaves it: a shallow dome with one ring."""
    radius = np.linalg.norm(p[:, :2], axis=1)
    r = radius / radius.max()
    p = p.copy()
    p[:, 2] += .0022 * (1 - r ** 2) - .0005 * np.exp(-((r - .72) / .035) ** 2)
    return p
