"""A closed box of grey board, over its edge a cut of the leather that the shoe in it is made of."""
import numpy as np

from studio import label, materials
from studio.framing import MEDIUM, framed
from studio.shapes import block, moved, noise, placed, resampled, sheet, stitches
from studio.shot import Shot

WIDE, DEEP, TALL, LID = .300, .185, .108, .034
TURN = 24
LEATHER = .0021
# The middle of the leather along the box, and how far it lies on the lid.
AT, ON_LID = .058, .105
# Of its bend over the edge.
BEND = .0075


def build(frame):
    board = materials.grained('paper', '#c9bda8', rough=.85, specular=.15, vary=.05, bump=1.4)
    leather = materials.leather(cells=3600, bump=.8)
    raw = materials.plain(rough=.9, specular=.1, factor=(.72, .66, .60), bump=(2600, .0004, 3), name='raw')
    turned(block('box', (WIDE, DEEP, TALL), [board], bevel=.0012), (0, 0, 0))
    turned(block('lid', (WIDE + .0056, DEEP + .0056, LID), [board], bevel=.0012), (.0006, 0, TALL - LID + .0035), .35)
    seam = materials.plain('#6f6657', rough=1, specular=0, name='seam')
    turned(block('gap', (WIDE + .0030, DEEP + .0030, .002), [seam], bevel=.0001), (0, 0, TALL - LID + .0026))
    turned(label.flat_label(.082, .046, [('ALDER', .22, .07), ('MADE IN SMALL NUMBERS', .075, .02)]), (-.080, -DEEP / 2 - .0004, .037))
    cut = sheet('leather', outline(), LEATHER, [leather, raw], step=.0024, edge=.0003)
    moved(cut, over)
    turned(cut, (0, 0, 0))
    line = resampled(outline(.0045), .0014, closed=True)
    at, lifted = over(np.c_[line, 0 * line[:, 0] + LEATHER]), over(np.c_[line, 0 * line[:, 0] + LEATHER + .001])
    turned(stitches(at, lifted - at, [materials.thread(1.3)], length=.0034, gap=.0014, radius=.00036), (0, 0, 0))
    if frame == 'close':
        a = np.radians(TURN)
        x, y = AT - .030, -DEEP / 2
        return Shot(height=.105, focus=(float(x * np.cos(a) - y * np.sin(a)), float(x * np.sin(a) + y * np.cos(a)), TALL - .004), elevation=32, turn=4, aperture=10, scale=.25)
    return framed(MEDIUM - .06, elevation=24, turn=0)


def turned(thing, at, more=0.0):
    a = np.radians(TURN)
    x, y, z = at
    placed([thing], (x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a), z), (0, 0, TURN + more))


def outline(by=0.0):
    """x along the box, y towards its back: 0 is the lid's edge. The hanging end is round."""
    half, end = .052 - by, -.078 + by
    a = np.radians(np.linspace(180, 360, 40))
    hang = np.c_[half * np.cos(a), end + half * .55 + half * .55 * np.sin(a)]
    # Cut by hand: not quite straight.
    return np.vstack([hang, [(half + .004, ON_LID - by), (-half - .001, ON_LID - by - .004)]])


def over(p):
    """Takes flat leather (z is its thickness) over the edge of the lid and down the front, standing off a little where it hangs."""
    x, y, up = p.T
    turn = np.clip(-y / (BEND * np.pi / 2), 0, 1) * np.pi / 2
    hang = np.maximum(0, -y - BEND * np.pi / 2)
    radius = BEND + up
    front, top = -DEEP / 2 - .0034, TALL + .0038
    wave = .0012 * noise(np.c_[x, y, 0 * x], .06, 5)
    back = np.where(y > 0, y, -radius * np.sin(turn))
    off = wave * np.clip(hang / .03, 0, 1) + .0045 * (hang / .06) ** 2
    lift = np.abs(wave) * np.clip(y / .03, 0, 1) + 1.2 * np.maximum(0, y - .07) ** 2
    z = top - BEND + np.where(y > 0, radius + lift, radius * np.cos(turn) - hang)
    return np.stack([AT + x, front + BEND + back - off, z], 1)
