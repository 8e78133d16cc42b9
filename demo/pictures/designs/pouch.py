"""A flat pouch of canvas with a brass zip."""
import numpy as np

from cloth import garment, patterns, trims
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.pile import Pile
from cloth.sewing import sewing
from studio import materials
from studio.shapes import block, rounded_rectangle, sweep
from studio.shot import Shot

WIDE, HIGH, ZIP = .225, .155, .052


def build(frame):
    pattern = patterns.oblong(WIDE, HIGH, .003)
    for y in (ZIP - .012, ZIP + .012):
        pattern.line([(-WIDE / 2, y), (WIDE / 2, y)], 'single', 'front')
    laid = garment.inflated(pattern, seed=4, step=.006, press=4, thick=.004, ease=1.010)
    window = (-WIDE / 2 - .01, -HIGH / 2 - .01, WIDE / 2 + .01, HIGH / 2 + .01)
    canvas = [fabric('canvas', sewing(pattern, side, window, texel=.0002, weight=1.5), melange=.08, fuzz=.03) for side in ('front', 'back')]
    pile = Pile()
    garment.body(pile, laid, canvas, .0012, finer=2)
    line = np.stack([np.linspace(-WIDE / 2 + .004, WIDE / 2 - .004, 150), np.full(150, ZIP)], 1)
    path = laid.above(line, spread=.006)
    pile.build()
    tape = fabric('twill', melange=.05, fuzz=.02, contrast=.5, relief=.4)
    sweep('tape', path + [0, 0, .0012], rounded_rectangle(.019, .0012, .0005, 3), [tape])
    brass = materials.plain((.80, .58, .28), rough=.26, metallic=1, name='brass')
    pitch = .0019
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    for k, at in enumerate(np.arange(.006, s[-1] - .004, pitch)):
        x, y, z = (np.interp(at, s, path[:, c]) for c in range(3))
        block('tooth', (.0011, .0034, .0012), [brass], bevel=.0003, at=(x, y + (.0007 if k % 2 else -.0007), z + .0016))
    x, y, z = path[40]
    block('slider', (.0105, .0080, .0030), [brass], bevel=.0011, at=(x, y, z + .0022))
    ring = np.stack([.0032 * np.cos(t := np.linspace(0, 2 * np.pi, 40, endpoint=False)) - .0062, .0032 * np.sin(t), .0010 + 0 * t], 1) + [x, y, z + .0040]
    sweep('ring', ring, rounded_rectangle(.0012, .0012, .0005, 3), [brass], closed=True)
    leather = materials.grained('leather', '#6b4226', rough=.5, enlarge=.5)
    pull = np.array([[x - .0075, y, z + .0052], [x - .016, y - .004, z + .0045], [x - .030, y - .012, z + .0040], [x - .036, y - .016, z + .0030]])
    pull[:, 2] = np.maximum(pull[:, 2], .0035)
    sweep('pull', pull, rounded_rectangle(.0070, .0018, .0007, 3), [leather])
    if frame == 'close':
        return Shot(height=.12, focus=(-.05, ZIP - .012, .022), elevation=42, turn=-6, aperture=11, scale=.4)
    return framed(pile.points, elevation=44, turn=-10, width=.70, height=.5)
