"""A scented candle in a matt ceramic pot with a paper label."""
import numpy as np

from studio import label, materials
from studio.framing import MEDIUM, framed
from studio.shapes import by_hand, circle, lathe, rounded, sweep
from studio.shot import Shot

RADIUS, TALL = .041, .095
WALL = .0044


def build(frame):
    matt = materials.plain(rough=.42, specular=.42, clearcoat=.06, bump=(75, .0005, 4), name='ceramic')
    profile = [(0, .0012), (RADIUS - .006, .0012), (RADIUS - .005, 0), (RADIUS - .003, 0), (RADIUS, .004), (RADIUS, TALL),
               (RADIUS - WALL / 2, TALL + .0016), (RADIUS - WALL, TALL - .001), (RADIUS - WALL - .0003, TALL - .035)]
    by_hand(lathe('pot', rounded(profile, .0024, 8), [matt], around=180), .00035, 2)
    cream = materials.plain('#f1e6d0', rough=.42, wax=.5, bump=(30, .0008, 3), name='wax')
    top = TALL - .011
    inner = RADIUS - WALL
    lathe('wax', rounded([(inner, top - .02), (inner + .0002, top + .0012), (inner - .003, top - .0012), (.012, top - .0018), (.004, top - .0012), (0, top - .0006)], .003), [cream])
    t = np.linspace(0, 1, 24)
    cotton = materials.plain('#dccfb4', rough=.95, bump=(2200, .0003, 1), name='wick')
    wick = np.stack([.0014 * np.sin(t * 2.2), .0006 * t, top - .003 + .0135 * t], 1)
    sweep('wick', wick, circle(.0010, 10), [cotton], up=(0, 1, .01))
    label.round_label(RADIUS, .026, .064, 1.45, [('ALDER', .15, .05), ('WOOD SMOKE', .075, .03), ('220 g', .065, .01)], lift=.00045)
    if frame == 'close':
        return Shot(height=.078, focus=(.004, -.022, .090), elevation=34, turn=16, aperture=9, scale=.2)
    return framed(MEDIUM, elevation=17)
