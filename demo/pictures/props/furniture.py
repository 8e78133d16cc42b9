"""What things stand on."""
import numpy as np

from studio import materials
from studio.shapes import block, circle, lathe, placed, rounded, rounded_rectangle, sweep

BOARD = .026


def shelf(wide, back, front, at=0.0, colour='#c79a63', brackets=()):
    """A board whose upper side is at 0, from the wall at `back` to `front`, on flat iron at each x of `brackets`."""
    oak = materials.wood(colour, axis=0, ring=.014, rough=.5)
    block('board', (wide, back - front, BOARD), [oak], bevel=.0022, at=(at, (back + front) / 2, -BOARD))
    iron = materials.plain('#2b2a28', rough=.5, specular=.4, bump=(380, .0002, 4), name='iron')
    for x in brackets:
        _bracket(x, back, front, iron)


def _bracket(x, back, front, iron):
    reach, drop, under = (back - front) * .86, .150, -BOARD - .0024
    angle = rounded([(x, back - .0024, -BOARD - drop), (x, back - .0024, under), (x, back - reach, under)], .012, 8)
    sweep('bracket', angle, rounded_rectangle(.0046, .026, .0012, 4), [iron], up=(1, 0, 0))
    brace = [(x, back - .004, -BOARD - drop * .88), (x, back - reach * .80, under - .002)]
    sweep('brace', brace, circle(.0042, 20), [iron], up=(1, 0, 0))
    screw = lathe('screw', rounded([(0, .0022), (.0040, .0018), (.0052, 0)], .0008, 4), [iron], around=40)
    placed([screw], (x, back - .0050, -BOARD - drop * .52), (90, 0, 0))


def stool(wide, deep, at=(0, 0), tall=.46, colour='#b98a54', turn=0.0):
    """A low stool of four turned legs and two rails; its seat is at 0."""
    oak, legs = materials.wood(colour, axis=0, ring=.016, rough=.48), materials.wood(colour, axis=2, ring=.013, rough=.48, seed=.4)
    a = np.radians(turn)

    def turned(p):
        p = np.asarray(p, float)
        x, y = p[..., 0] * np.cos(a) - p[..., 1] * np.sin(a), p[..., 0] * np.sin(a) + p[..., 1] * np.cos(a)
        return np.stack([x + at[0], y + at[1], p[..., 2]], -1)

    block('seat', (wide, deep, .030), [oak], bevel=.0075, at=(*at, -.030), turn=a)
    x, y = wide / 2 - .052, deep / 2 - .048
    for sx in (-1, 1):
        for sy in (-1, 1):
            line = np.array([(sx * x, sy * y, -.029), (sx * (x + .018), sy * (y + .014), -tall * .5), (sx * (x + .036), sy * (y + .028), -tall)])
            sweep('leg', turned(line), circle(.0165, 32), [legs], up=(0, 1, 0))
    for sx in (-1, 1):
        rail = np.array([(sx * (x + .020), k * (y + .016), -tall * .56) for k in (-1, 1)])
        sweep('rail', turned(rail), circle(.0105, 24), [oak], up=(0, 0, 1))
    cross = np.array([(-(x + .020), 0, -tall * .56), (x + .020, 0, -tall * .56)])
    sweep('rail', turned(cross), circle(.0105, 24), [oak], up=(0, 0, 1))


def top(wide, back, front, colour='#a97c4a', thick=.034, at=0.0, ring=.020):
    """A table's or a desk's top; its upper side is at 0."""
    wood = materials.wood(colour, axis=0, ring=ring, rough=.46)
    return block('top', (wide, back - front, thick), [wood], bevel=.003, at=(at, (back + front) / 2, -thick))


def slab(wide, back, front, material, thick=.030, at=0.0):
    """A shelf of stone let into the wall; its upper side is at 0."""
    return block('slab', (wide, back - front, thick), [material], bevel=.0045, at=(at, (back + front) / 2, -thick))
