"""A small structured bag: two panels on a gusset, a flap with a brass stud, a handle."""
import numpy as np

from studio import materials
from studio.framing import LARGE, framed
from studio.shapes import circle, curve, lathe, moved, noise, placed, resampled, ring, rounded, rounded_rectangle, sheet, stitches, sweep
from studio.shot import Shot

WIDE, TALL, DEEP = .215, .150, .070
PANEL = .0022
ROUND = .026
# Of the flap, from the back over the top.
LENGTH = .196


def build(frame):
    leather, edge = materials.leather(cells=6000), materials.edge_paint(.42)
    thread = materials.thread(1.5)
    outline = panel_outline()
    for name, y in (('front', -DEEP / 2), ('back', DEEP / 2 + PANEL)):
        panel = sheet(name, outline, PANEL, [leather, edge], step=.004, edge=.0005, height=full if y < 0 else None)
        placed([panel], (0, y, 0), (90, 0, 0))
    inner = resampled(inset(.0045), .002)
    gusset = np.c_[inner[:, 0], 0 * inner[:, 0], inner[:, 1]]
    sweep('gusset', gusset, rounded_rectangle(DEEP, .0018, .0006, 4), [leather], up=np.gradient(gusset, axis=0) @ np.array([[0, 0, 1], [0, 1, 0], [-1, 0, 0]]))
    seam = resampled(inset(.0042), .0015)
    seam = seam[seam[:, 1] < .062]
    at = np.c_[seam[:, 0], -DEEP / 2 - PANEL - full(seam[:, 0], seam[:, 1]) - .0001, seam[:, 1]]
    stitches(at, (0, -1, 0), [thread], length=.0030, gap=.0011, radius=.0003, slant=.0005)
    flap(leather, edge, thread)
    handle(leather)
    if frame == 'close':
        return Shot(height=.090, focus=(.010, -DEEP / 2 - .006, .070), elevation=18, turn=16, aperture=10, scale=.3)
    return framed(LARGE, elevation=13, turn=17)


def panel_outline():
    a = np.radians(np.linspace(180, 360, 40))
    left, right = a[:20], a[20:]
    x = np.r_[-WIDE / 2 + ROUND + ROUND * np.cos(left), WIDE / 2 - ROUND + ROUND * np.cos(right)]
    z = ROUND + ROUND * np.sin(np.r_[left, right])
    return np.vstack([[(-WIDE / 2 + .004, TALL)], np.c_[x, z], [(WIDE / 2 - .004, TALL)]])


def inset(by):
    """The panel's sides and bottom, `by` inside its edge."""
    middle = np.array([0, TALL * .62])
    line = panel_outline()
    out = line - middle
    return line - np.sign(out) * np.minimum(by, np.abs(out))


def full(x, z):
    """What is in the bag presses its front out a little."""
    swell = np.cos(np.clip(x / (WIDE / 2), -1, 1) * np.pi / 2) * np.sin(np.clip(z / TALL, 0, 1) * np.pi)
    return .0050 * np.maximum(swell, 0) ** .8 + .0005 * noise(np.stack([x, z, 0 * x], -1), .07, 3)


def over(p):
    """Takes a flat flap (x, length) over the top of the bag and down its front."""
    top = TALL + .0022
    path = curve(np.array([(DEEP / 2 + .0050, top - .030), (DEEP / 2 + .0046, top - .008), (DEEP / 2 - .004, top + .0010), (0, top + .0030), (-DEEP / 2 + .004, top + .0010), (-DEEP / 2 - .0062, top - .010), (-DEEP / 2 - .0100, top - .045), (-DEEP / 2 - .0092, top - .085), (-DEEP / 2 - .0074, top - .110)]), 300)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    side = (np.abs(p[:, 0]) / (WIDE / 2)) ** 2.5
    y, z = np.interp(p[:, 1], s, path[:, 0]), np.interp(p[:, 1], s, path[:, 1])
    return np.stack([p[:, 0], y + np.where(y < -.03, .0030 * side, 0), z - .0016 * side * (z > TALL - .02)], 1)


def flap_outline(by=0.0):
    a = np.radians(np.linspace(0, 90, 16))
    r = .034
    half = WIDE / 2 + .001 - by
    end = LENGTH - by
    right = np.c_[half - r + r * np.cos(a), end - r + r * np.sin(a)]
    return np.vstack([[(half, .004)], right, right[::-1] * [-1, 1], [(-half, .004)]])


def flap(leather, edge, thread):
    cut = sheet('flap', flap_outline(), .0020, [leather, edge], step=.0035, edge=.0004)
    moved(cut, over)
    cut.data.flip_normals()
    line = resampled(flap_outline(.0042), .0015)
    line = line[line[:, 1] > .05]
    at, beyond = over(line), over(line + [0, .001])
    along = beyond - at
    out = np.stack([0 * at[:, 0], along[:, 2], -along[:, 1]], 1)
    out /= np.linalg.norm(out, axis=1)[:, None]
    stitches(at + out * .0021, out, [thread], length=.0030, gap=.0011, radius=.0003, slant=.0005)
    stud = lathe('stud', rounded([(0, .0062), (.0046, .0060), (.0058, .0046), (.0036, .0026), (.0036, 0)], .0012, 8), [materials.brass()], around=64)
    middle = over(np.array([[0, LENGTH - .017]]))[0]
    placed([stud], (0, middle[1] - .0018, middle[2]), (90, 0, 0))


def handle(leather):
    brass = materials.brass()
    t = np.radians(np.linspace(8, 172, 90))
    path = np.stack([.062 * np.cos(t), 0 * t, TALL + .012 + .068 * np.sin(t) ** .85], 1)
    out = np.gradient(path, axis=0) @ np.array([[0, 0, -1], [0, 1, 0], [1, 0, 0]])
    padded = circle(.0060, 28) * [1, .6]
    sweep('handle', path, padded, [leather], up=out)
    for x in (-.0640, .0640):
        loop = ring('loop', .0085, circle(.0014, 14), [brass], steps=80)
        placed([loop], (x, 0, TALL + .0120), (0, 0, 90))
        strap = np.array([(x + k, 0, TALL + .0052 + .0052 * np.cos(k / .012 * np.pi / 2)) for k in np.linspace(-.012, .012, 20)])
        sweep('tab', strap, rounded_rectangle(.013, .0018, .0007, 4), [leather], up=(0, 0, 1))
