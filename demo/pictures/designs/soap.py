"""Two bars of soap: one on a small ceramic dish, one beside it."""
import numpy as np

from studio import label, materials
from studio.framing import SMALL, framed
from studio.nodes import Nodes, image
from studio.shapes import by_hand, lathe, lump, moved, placed, rounded
from studio.shot import Shot

WIDE, DEEP, TALL = .076, .052, .026


def build(frame, brand='ALDER'):
    soap = cured(brand)
    clay = materials.glaze(bare_below=-1, rough=.4, colour='#d9cdbb', ridges=.15)
    dish = [(0, .0030), (.030, .0030), (.0315, 0), (.0345, 0), (.037, .0030), (.056, .0100), (.0600, .0150), (.0588, .0160), (.0570, .0150), (.0530, .0118), (.034, .0072), (0, .0068)]
    plate = by_hand(lathe('dish', rounded(dish, .003, 7), [clay], around=200), .0007, 4)
    moved(plate, lambda p: p * [1.12, .86, 1])
    placed([bar('upper', soap, 3)], (0, .001, .0088), (0, 1.2, 9))
    placed([bar('lower', soap, 12)], (.066, -.060, 0), (0, 0, -31))
    if frame == 'close':
        return Shot(height=.075, focus=(.004, -.010, .030), elevation=44, turn=-4, aperture=9, scale=.18)
    return framed(SMALL, elevation=26, turn=6)


def bar(name, material, seed):
    """Cut and stamped: a shallow oval is pressed into its upper face."""
    made = lump(name, (WIDE, DEEP, TALL), [material], corner=.0075, rough=.00035, seed=seed, cuts=70)

    def press(p):
        oval = (p[:, 0] / .027) ** 2 + (p[:, 1] / .0165) ** 2
        p = p.copy()
        p[:, 2] -= np.where(p[:, 2] > TALL * .7, .0014 / (1 + np.exp((oval - 1) * 14)), 0)
        p[:, 2] += np.where(p[:, 2] > TALL * .7, .0012 * (1 - (p[:, 0] / (WIDE / 2)) ** 2), 0)
        return p

    return moved(made, press)


def cured(brand):
    """Hard soap: matt, faintly clouded, stamped with the name."""
    N = Nodes.material('soap')
    at = N.coordinates()
    cloud = N.math('ADD', .94, N.math('MULTIPLY', N.noise(at, 55.0, 5.0), .12))
    base = N.tinted(N.grey(cloud))
    stamp = N.texture(image('stamp', label.mask_of([(brand, .42, .10)], .40)), N.scaled(at, (1 / .040, 1 / .016), (.5, .5)), 'Cubic', 'EXTEND').outputs[0]
    height = N.math('ADD', N.noise(at, 70.0, 3.0), N.math('MULTIPLY', N.noise(at, 900.0, 2.0), .08))
    height = N.math('SUBTRACT', height, N.math('MULTIPLY', stamp, .8))
    inputs = {'Base Color': base, 'Roughness': .48, 'Specular': .4, 'Normal': N.bump(height, .0012, .5)}
    return N.out(N.add('ShaderNodeBsdfPrincipled', inputs).outputs[0])
