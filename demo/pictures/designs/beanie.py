"""A ribbed knit hat, laid flat, its edge turned up."""
import numpy as np

from cloth import trims
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.noise import smooth_noise
from cloth.pile import Pile
from studio.shot import Shot

HALF, TALL, TURN = .106, .205, .072


def build(frame):
    rib = fabric('rib', melange=.14, fuzz=.12, wander=.003)
    crown = [(HALF * (1 - max(0, (k - .42) / .58) ** 2.3 * .93), .016 * (1 - .55 * k ** 2) + .002, TALL * k) for k in np.linspace(1, .02, 60)]
    edge = [(HALF + .0032 * (1 - np.cos(a)), .018 + .0032 * (1 - np.cos(a)), .004 - .0055 * np.sin(a)) for a in np.linspace(0, np.pi, 12)]
    turned = [(HALF + .0066 + .0012 * np.sin(3 * k), .0250 + .0006 * np.sin(3 * k), .004 + TURN * k) for k in np.linspace(.03, 1, 26)]
    x, uv, faces = trims.tube(crown + edge + turned, around=220, flatness=2.3)
    x[:, 2] += .030
    share = np.clip(x[:, 2] / .055, 0, 1)
    x[:, 2] += share * (.0030 * smooth_noise(x, .07, 5) + .0012 * smooth_noise(x, .025, 6)) - share * .006 * np.clip((x[:, 1] - .10) / .1, 0, 1)
    # Ribs draw together towards the crown, and the outline is never quite even.
    x[:, 0] += .0035 * smooth_noise(np.stack([x[:, 1], 0 * x[:, 1]], 1), .08, 7) + .0020 * smooth_noise(np.stack([x[:, 1], np.sign(x[:, 0])], 1), .03, 9)
    x[:, 1] += .003 * smooth_noise(np.stack([x[:, 0], 0 * x[:, 1]], 1), .07, 8)
    x[:, 2] = np.maximum(x[:, 2], .0015 + .25 * x[:, 2])
    x[:, 2] += .0015 - x[:, 2].min()
    pile = Pile()
    pile.add('hat', x, uv, faces, [rib], None, .004, 0.0)
    pile.turn(-9)
    pile.build()
    if frame == 'close':
        return Shot(height=.15, focus=(.0, .05, .045), elevation=42, turn=10, aperture=10, scale=.4)
    return framed(pile.points, elevation=48, turn=6, width=.66, height=.60)
