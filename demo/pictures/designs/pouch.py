"""A pouch of canvas that stands on its base, closed with a brass zip."""
import numpy as np

from cloth import patterns
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.noise import smooth_noise
from cloth.sewing import sewing
from studio import materials
from studio.shapes import between_rings, block, mesh, modify, rounded_rectangle, sweep
from studio.shot import Shot

HALF, HIGH = .112, .148
# Half the width of the mouth, which the zip's tape fills.
MOUTH = .0090
AROUND, ROWS = 280, 90


def build(frame):
    body, uv = bag()
    pattern = patterns.Pattern()
    for y in (-.0035, -.0110):
        pattern.line([(-.26, y), (.26, y)], 'single')
    for side in (-1, 1):
        pattern.line([(side * HALF * 1.06, 0), (side * HALF * 1.06, -HIGH)], 'seam')
    canvas = fabric('canvas', sewing(pattern, 'front', (-.28, -HIGH - .01, .28, .006), texel=.0002, weight=1.5), melange=.08, fuzz=.03)
    cloth = mesh('pouch', body, [*between_rings(ROWS, AROUND), tuple(range(AROUND))[::-1]], [canvas], uv=uv)
    modify(cloth, 'SOLIDIFY', thickness=.0016, offset=-1, use_even_offset=False)
    zip_()
    if frame == 'close':
        return Shot(height=.086, focus=(-.066, -.014, HIGH - .012), elevation=30, turn=-10, aperture=11, scale=.4)
    return framed(body, elevation=23, turn=16, width=.70, height=.5, foot=.79)


def rim(x):
    """Height of the mouth: it dips in the middle."""
    return .0012 + HIGH - .0040 * np.cos(np.pi * np.clip(x / HALF, -1, 1))


def bag():
    """Points of the pouch, ring upon ring, and where each lies in the cloth: 0 is the middle of the front's mouth."""
    turn = np.linspace(.5 * np.pi, 2.5 * np.pi, AROUND, endpoint=False)
    points, uv = [], []
    for k in np.linspace(0, 1, ROWS):
        full = np.sin(np.pi * k ** .8)
        half, deep, square = HALF - .004 * k + .003 * full, MOUTH + .023 * (1 - k ** 1.5) + .009 * full, 2 / (3.4 + 1.2 * k)
        c, s = np.cos(turn), np.sin(turn)
        x, y = half * np.sign(c) * np.abs(c) ** square, deep * np.sign(s) * np.abs(s) ** square
        flat = np.stack([x + 3 * np.sign(y), HIGH * k * .7 + 0 * x], 1)
        y = y + np.sign(s) * np.abs(s) ** .5 * (.0030 * smooth_noise(flat, .075, 41) + .0010 * smooth_noise(flat, .03, 42)) * np.sin(np.pi * k ** .7) ** .6
        x = x - np.sign(x) * .007 * full * np.exp(-(y / (.5 * deep)) ** 2) * np.abs(c) ** 3
        points.append(np.stack([x, y, .0012 + (rim(x) - .0012) * k + .0016 * (1 - k) * np.abs(c) ** 6], 1))
        along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points[-1][:, :2], axis=0), axis=1))]
        uv.append(np.stack([along - along[AROUND // 2], HIGH * (k - 1) + 0 * along], 1))
    return np.vstack(points), np.vstack(uv)


def zip_():
    """Tape and teeth in the mouth, the slider with its leather pull near the left end."""
    x = np.linspace(-HALF + .006, HALF - .006, 120)
    path = np.stack([x, 0 * x, rim(x) - .0016], 1)
    sweep('tape', path, rounded_rectangle(2 * MOUTH - .001, .0012, .0005, 3), [fabric('twill', melange=.05, fuzz=.02, contrast=.5, relief=.4)])
    brass = materials.plain((.80, .58, .28), rough=.26, metallic=1, name='brass')
    for k, at in enumerate(np.arange(x[0] + .002, x[-1] - .002, .0019)):
        block('tooth', (.0011, .0036, .0014), [brass], bevel=.0003, at=(at, .0008 if k % 2 else -.0008, rim(at) - .0012))
    at = -.076
    z = rim(at)
    block('slider', (.0115, .0088, .0032), [brass], bevel=.0012, at=(at, 0, z - .0006))
    t = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    loop = np.stack([at - .003 + 0 * t, -.0052 + .0042 * np.cos(t), z + .0034 + .0016 * np.sin(t) - .0012 * np.cos(t)], 1)
    sweep('ring', loop, rounded_rectangle(.0013, .0013, .0005, 3), [brass], closed=True, up=(1, 0, 0))
    hang = patterns.curve([(-.0075, .0040), (-.0115, .0046), (-.0155, .0005), (-.0185, -.012), (-.0215, -.032)], 12)
    pull = np.stack([at - .003 - .004 * np.linspace(0, 1, len(hang)) ** 2, hang[:, 0], z + hang[:, 1]], 1)
    out = np.cross(np.gradient(pull, axis=0), [-1, 0, 0])
    sweep('pull', pull, rounded_rectangle(.0075, .0018, .0007, 3), [materials.leather('#6b4226')], up=out / np.linalg.norm(out, axis=1)[:, None])
