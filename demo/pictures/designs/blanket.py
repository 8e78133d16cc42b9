"""A thick wool blanket, folded, with its fringe at the near edge."""
import numpy as np

from cloth import trims
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.layers import serpentine
from cloth.pile import Pile
from studio.shot import Shot


def build(frame):
    wool = fabric('wool', melange=.12, fuzz=.10, wander=.006)
    pile = Pile()
    pitch, depth = .0150, .150
    top, edge = serpentine(pile, wool, .19, depth, 5, pitch, seed=41, ends_near=True, short=.006, waves=.0055, dome=.010, droop=.014, wander=.006)
    pile.build()

    def fall(start, s):
        bend = .018
        angle = np.clip((s - .021) / bend, 0, np.pi / 2 * .94)
        rest = np.maximum(s - .021 - bend * np.pi / 2 * .94, 0)
        y = start[1] - np.minimum(s, .021) - bend * np.sin(angle) - rest * .09
        return np.stack([np.full(len(s), start[0]), y, start[2] - bend * (1 - np.cos(angle)) - rest], 1)

    trims.fringe(edge, fall, fabric('felt', melange=.1, fuzz=.1), length=.086, pitch=.0080, radius=.0023)
    if frame == 'close':
        return Shot(height=.15, focus=(-.05, -depth, top), elevation=34, turn=18, aperture=9, scale=.4)
    return framed(pile.points, elevation=34, turn=10)
