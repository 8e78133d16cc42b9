"""A bottle of eau de parfum: heavy glass, a black cap, a paper label."""
import numpy as np

from studio import label, materials
from studio.framing import MEDIUM, framed
from studio.shapes import lathe, mesh, placed, rounded, rounded_rectangle
from studio.shot import Shot

PER_COLOUR = True
HAS_GLASS = True
SAMPLES = 48

WIDE, DEEP, TALL = .056, .034, .072


def loft(name, levels, materials_):
    """Rounded rectangles one over the other: (z, width, depth, corner), from the first face to the last."""
    rows = [np.c_[rounded_rectangle(w, d, min(r, w / 2 - 1e-5, d / 2 - 1e-5), 12), np.full(48, z)] for z, w, d, r in levels]
    n = len(rows)
    faces = [(i * 48 + j, i * 48 + (j + 1) % 48, (i + 1) * 48 + (j + 1) % 48, (i + 1) * 48 + j) for i in range(n - 1) for j in range(48)]
    return mesh(name, np.vstack(rows), [tuple(range(48))[::-1], *faces, tuple(range((n - 1) * 48, n * 48))], materials_)


def cushion(z0, z1, w, d, corner, soft):
    """Levels of a block whose upper and lower edges are rounded by `soft`."""
    a = np.linspace(0, np.pi / 2, 7)
    low = [(z0 + soft * (1 - np.sin(t)), w - 2 * soft * (1 - np.cos(t)), d - 2 * soft * (1 - np.cos(t)), corner) for t in a[::-1]]
    high = [(z1 - soft * (1 - np.sin(t)), w - 2 * soft * (1 - np.cos(t)), d - 2 * soft * (1 - np.cos(t)), corner) for t in a]
    return low + high


def build(frame, colour):
    clear = materials.glass((.985, .992, .985), refraction=1.5)
    loft('bottle', cushion(0, TALL, WIDE, DEEP, .007, .0022), [clear])
    juice = materials.coloured_glass(colour, depth=.9, surfaces=2, refraction=.92)
    loft('juice', cushion(.0105, TALL * .86, WIDE - .0080, DEEP - .0080, .0050, .0030), [juice])
    air = loft('air', cushion(TALL * .862, TALL - .0050, WIDE - .0080, DEEP - .0080, .0050, .0020), [clear])
    air.data.flip_normals()
    steel = materials.gold((.80, .70, .52), rough=.25)
    lathe('collar', rounded([(0, TALL - .001), (.0092, TALL - .001), (.0092, TALL + .0035), (0, TALL + .0035)], .0006), [steel], around=120)
    black = materials.plain('#1f1d1b', rough=.30, specular=.5, clearcoat=.2, bump=(600, .00003, 2), name='cap')
    lathe('cap', rounded([(0, TALL + .0036), (.0128, TALL + .0036), (.0134, TALL + .0042), (.0134, TALL + .0310), (.0126, TALL + .0322), (0, TALL + .0324)], .0008), [black], around=180)
    paper = label.flat_label(.034, .030, [('ALDER', .15, .05), ('EAU DE PARFUM', .066, .02), ('50 ml', .06, .01)])
    placed([paper], (0, -DEEP / 2 - .0002, .036))
    if frame == 'close':
        return Shot(height=.060, focus=(.012, -DEEP / 2, .060), elevation=16, turn=20, aperture=11, scale=.16)
    return framed(MEDIUM, elevation=12, turn=14)
