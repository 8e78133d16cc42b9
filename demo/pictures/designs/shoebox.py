"""A closed box of ecru board, and a cut of the leather that the shoe in it is made of."""
import numpy as np

from studio import label, materials
from studio.framing import MEDIUM, framed
from studio.shapes import block, noise, placed, resampled, sheet
from studio.shot import Shot

WIDE, DEEP, TALL, LID = .300, .185, .108, .030
TURN = 24


def build(frame):
    board = materials.grained('paper', '#e6dcc8', rough=.8, specular=.2, vary=.05, bump=1.4)
    leather = materials.leather(cells=3000, bump=1.0)
    raw = materials.plain(rough=.9, specular=.1, factor=(.72, .66, .60), bump=(2600, .0004, 3), name='raw')
    box = block('box', (WIDE, DEEP, TALL), [board], bevel=.0012)
    lid = block('lid', (WIDE + .0052, DEEP + .0052, LID), [board], bevel=.0014)
    seam = materials.plain('#8d8474', rough=1, specular=0, name='seam')
    shade = block('gap', (WIDE + .0036, DEEP + .0036, .002), [seam], bevel=.0001)
    paper = label.flat_label(.074, .042, [('ALDER', .20, .06), ('MADE IN SMALL NUMBERS', .075, .02)])
    turned(box, (0, 0, 0))
    turned(lid, (.0006, 0, TALL - LID + .0035), .35)
    turned(shade, (0, 0, TALL - LID + .0040))
    turned(paper, (-.072, -DEEP / 2 - .0004, .040))
    swatch = sheet('leather', cut(), .0019, [leather, raw], step=.0022, height=rolled, edge=.00012)
    a = np.radians(TURN)
    at = np.array([.078, -DEEP / 2 - .0365])
    at = np.array([at[0] * np.cos(a) - at[1] * np.sin(a), at[0] * np.sin(a) + at[1] * np.cos(a)])
    placed([swatch], (*at, .0765), (66, 0, TURN + 4))
    if frame == 'close':
        return Shot(height=.075, focus=(float(at[0]) + .019, float(at[1]) + .034, .128), elevation=30, turn=10, aperture=9, scale=.25)
    return framed(MEDIUM - .1, elevation=22, turn=0)


def turned(thing, at, more=0.0):
    a = np.radians(TURN)
    x, y, z = at
    placed([thing], (x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a), z), (0, 0, TURN + more))


def cut():
    """Cut by hand: nearly straight sides, one corner left as the hide grew."""
    corners = [(-.064, -.082), (.060, -.084), (.066, .060), (.050, .080), (.014, .085), (-.068, .0785), (-.064, -.082)]
    line = resampled(np.array(corners), .002)[:-1]
    shake = noise(np.c_[line, np.zeros(len(line))], .03, 5)
    return line + (shake * .0005)[:, None]


def rolled(x, y):
    """It leans, a little bowed, its upper corner curling forward."""
    return -.9 * x ** 2 + .55 * y ** 2 + 12 * np.maximum(0, x + y - .060) ** 2 + .0010 * np.sin(38 * x + 20 * y)
