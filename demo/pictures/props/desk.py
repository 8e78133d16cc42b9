"""What is on a desk besides the goods: a lamp, a mat of leather, sheets of paper."""
import numpy as np

from cloth.noise import smooth_noise
from studio import materials
from studio.shapes import circle, curve, lathe, mesh, modify, placed, rounded, rounded_rectangle, sheet, sweep


def lamp(at, colour='#33443a', turn=0.0):
    """A shade of painted steel on a brass stem."""
    paint = materials.plain(colour, rough=.34, specular=.5, clearcoat=.15, bump=(240, .00012, 3), name='enamel')
    inside = materials.plain('#efe7d8', rough=.6, name='inside')
    brass = materials.brass()
    foot = lathe('foot', rounded([(0, 0), (.078, 0), (.080, .004), (.078, .0135), (.020, .0190), (.010, .026), (0, .026)], .004, 8), [paint], around=160)
    stem = curve([(0, 0, .020), (0, 0, .22), (.004, 0, .315), (.042, 0, .372), (.098, 0, .384)], 90)
    arm = sweep('stem', stem, circle(.0046, 20), [brass], up=(0, 1, 0))
    outer = [(.012, .050), (.020, .049), (.046, .030), (.082, -.018), (.090, -.040), (.0915, -.0432)]
    shade = lathe('shade', rounded(outer, .006, 8), [paint], around=180)
    liner = lathe('liner', rounded([(r - .0012, z - .0006) for r, z in outer], .006, 8), [inside], around=180)
    cap = lathe('cap', rounded([(0, .066), (.0080, .066), (.0135, .058), (.0135, .046), (0, .046)], .002, 6), [brass], around=64)
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    placed([foot, arm], at, (0, 0, turn))
    placed([shade, liner, cap], (at[0] + .112 * c, at[1] + .112 * s, at[2] + .352), (0, 14, turn))


def mat(wide, deep, at, colour='#4e342a', turn=0.0):
    """A mat of thick leather with a painted edge; answers with its thickness."""
    thick = .0030
    hide = materials.leather(colour, bump=.5)
    edge = materials.plain('#2a1c16', rough=.5, name='edge')
    pad = sheet('mat', rounded_rectangle(wide, deep, .018, 10), thick, [hide, edge], step=.010, edge=.0006)
    placed([pad], at, (0, 0, turn))
    return thick


def paper_sheets(at, turns=(0, 7), size=(.210, .297), colour='#f4efe4'):
    """Sheets that lie askew, a corner of each lifted."""
    paper = materials.paper(colour)
    for k, turn in enumerate(turns):
        xs, ys = np.linspace(-size[0] / 2, size[0] / 2, 60), np.linspace(-size[1] / 2, size[1] / 2, 80)
        X, Y = np.meshgrid(xs, ys, indexing='ij')
        plane = np.stack([X.ravel(), Y.ravel()], 1)
        corner = np.clip((X / size[0] - Y / size[1] - .42) / .58, 0, 1) ** 2 * .020
        Z = .0006 * (k + 1) + .0010 * np.abs(smooth_noise(plane, .12, 30 + k)).reshape(X.shape) + corner
        m = len(ys)
        faces = [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(len(xs) - 1) for j in range(m - 1)]
        leaf = mesh('sheet', np.stack([X.ravel(), Y.ravel(), Z.ravel()], 1), faces, [paper])
        modify(leaf, 'SOLIDIFY', thickness=.00018, offset=1)
        placed([leaf], at, (0, 0, turn))
