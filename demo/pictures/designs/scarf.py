"""A wool scarf in a faint check, folded, with its fringe at the near edge."""
import numpy as np

from cloth import trims
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.layers import serpentine
from cloth.pile import Pile
from studio.shot import Shot


def check(N, uv):
    at = N.add('ShaderNodeSeparateXYZ', {0: uv}).outputs
    share = 0.0
    for k in (0, 1):
        within = N.math('MODULO', N.math('ADD', at[k], 10.012), .098)
        broad = N.math('LESS_THAN', N.math('ABSOLUTE', N.math('SUBTRACT', within, .030)), .013)
        fine = N.math('LESS_THAN', N.math('ABSOLUTE', N.math('SUBTRACT', within, .074)), .0022)
        share = N.math('ADD', share, N.math('ADD', N.math('MULTIPLY', broad, .28), N.math('MULTIPLY', fine, .34)))
    return N.math('MINIMUM', share, 1.0), '#3b2a22'


def build(frame):
    twill = fabric('twill', motif=check, melange=.10, fuzz=.08, contrast=.8)
    pile = Pile()
    depth = .165
    top, edge = serpentine(pile, twill, .115, depth, 5, .0062, seed=52, ends_near=True, short=.004, waves=.0042, dome=.006, droop=.006, wander=.004)
    pile.build()

    def fall(start, s):
        bend = .010
        angle = np.clip((s - .004) / bend, 0, 1.15)
        rest = np.maximum(s - .004 - bend * 1.15, 0)
        y = start[1] - np.minimum(s, .004) - bend * np.sin(angle) - rest * .62
        return np.stack([np.full(len(s), start[0]), y, start[2] - bend * (1 - np.cos(angle)) - rest * .78], 1)

    trims.fringe(edge, fall, fabric('felt', melange=.1, fuzz=.08), length=.072, pitch=.0066, radius=.0016)
    if frame == 'close':
        return Shot(height=.15, focus=(-.03, -depth, top), elevation=34, turn=18, aperture=9, scale=.4)
    return framed(np.vstack([pile.points, [[0, -depth - .06, .002]]]), elevation=38, turn=12)
