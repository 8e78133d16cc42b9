"""A leather worker's bench: a mat of felt, a spool, a rule, an offcut."""
import numpy as np

from cloth.noise import smooth_noise
from studio import materials
from studio.shapes import block, circle, curve, lathe, mesh, modify, placed, resampled, rounded, rounded_rectangle, sheet, sweep


def felt(wide, deep, at, colour='#8d8a7e', thick=.0042, turn=0.0):
    """Cut by hand: its edge wavers, and it does not lie quite flat. Answers with its thickness."""
    border = resampled(rounded_rectangle(wide, deep, .006, 6), .006, closed=True)
    border = border + np.stack([smooth_noise(border, .11, 4), smooth_noise(border, .11, 9)], 1) * .0010
    wool = materials.grained('felt', colour, rough=.95, specular=.05, sheen=.25, bump=1.6, vary=.10, size=.040)
    made = sheet('felt', border, thick, [wool], step=.012, edge=.0009, height=lambda x, y: .0004 * np.abs(smooth_noise(np.stack([x, y], 1), .16, 6)))
    placed([made], at, (0, 0, turn))
    return thick


def spool(at, thread='#d9c39a', turn=(0, 0, 0)):
    """Waxed thread on a wooden reel."""
    wood = materials.wood('#c9a06a', axis=2, ring=.006)
    reel = lathe('reel', rounded([(0, 0), (.0150, 0), (.0158, .0012), (.0150, .0050), (.0085, .0075), (.0085, .0305), (.0150, .0330), (.0158, .0368), (.0150, .0380), (.0034, .0380), (.0034, .030), (0, .030)], .0012, 6), [wood], around=120)
    turns = np.linspace(0, 2 * np.pi * 22, 1600)
    wound = np.stack([.0122 * np.cos(turns), .0122 * np.sin(turns), .0080 + .0218 * turns / turns[-1]], 1)
    waxed = materials.plain(thread, rough=.6, specular=.25, bump=(2600, .0001, 1), name='waxed')
    coil = sweep('thread', wound, circle(.00058, 8), [waxed], up=(0, 0, 1))
    loose = curve([(.0122, 0, .030), (.020, -.020, .012), (.034, -.036, .0008), (.062, -.040, .0007), (.088, -.060, .0007), (.120, -.056, .0007)], 160)
    end = sweep('end', loose, circle(.00055, 8), [waxed], up=(0, .2, 1))
    core = lathe('core', [(.0118, .0078), (.0118, .0302)], [waxed], around=64)
    placed([reel, coil, core, end], at, turn)


def rule(at, turn=0.0, long=.30):
    """A steel rule."""
    bar = block('rule', (long, .026, .0011), [materials.steel(.32)], bevel=.0002)
    ink = materials.plain('#2a2926', rough=.6, name='ink')
    marks = []
    for k in range(1, int(long * 1000) - 1, 1):
        length = .0085 if k % 10 == 0 else .0062 if k % 5 == 0 else .0040
        x = -long / 2 + k * .001
        marks += [(x + sx * .00009, .0128 - deep, .00113) for sx, deep in ((-1, length), (1, length), (1, 0), (-1, 0))]
    lines = mesh('marks', marks, [(i, i + 1, i + 2, i + 3) for i in range(0, len(marks), 4)], [ink], smooth=False)
    placed([bar, lines], at, (0, 0, turn))


def offcut(at, colour='#a8693c', turn=0.0):
    """A strip of hide, half rolled up."""
    hide, edge = materials.leather(colour, cells=6000), materials.plain('#8a6a48', rough=.8, name='flesh')
    t = np.linspace(0, 1, 160)
    flat = np.stack([-.120 + .150 * t, 0 * t, 0 * t + .0014], 1)
    a = np.linspace(0, 2 * np.pi * 1.55, 200)
    r = .030 - .0021 * a
    rolled = np.stack([.030 + r * np.sin(a), 0 * a, .0314 - r * np.cos(a)], 1)
    path = resampled(np.vstack([flat, rolled[1:]]), .002)
    strip = sweep('offcut', path, rounded_rectangle(.085, .0024, .0008, 4), [hide, edge], up=_upwards(path))
    placed([strip], at, (0, 0, turn))
    return modify(strip, 'BEVEL', width=.0003, segments=1, limit_method='ANGLE', angle_limit=1.0)


def _upwards(path):
    along = np.gradient(path, axis=0)
    return np.stack([-along[:, 2], 0 * along[:, 0], along[:, 0]], 1)
