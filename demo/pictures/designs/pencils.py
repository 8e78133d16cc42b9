"""Five hexagonal pencils and a brass sharpener."""
import numpy as np

from studio import materials
from studio.framing import MEDIUM, framed
from studio.shapes import between_rings, block, lathe, mesh, placed, rounded_rectangle, sheet
from studio.shot import Shot

LONG, RADIUS = .176, .0037
CONE = .0185
SLANT = 40
ALONG = (np.cos(np.radians(SLANT)), np.sin(np.radians(SLANT)))


def build(frame):
    paint = materials.plain(rough=.32, specular=.5, clearcoat=.25, bump=(500, .00006, 2), name='paint')
    cedar = materials.wood('#d0a070', axis=0, ring=.004)
    lead = materials.plain('#3a3937', rough=.38, specular=.6, name='lead')
    flat = RADIUS * np.cos(np.pi / 6)
    rows = ((.000, -.0170, 4), (.006, -.0088, -2), (-.004, -.0003, 1.5), (.003, .0082, -1), (-.001, .0172, 3.2))
    for k, (x, y, turn) in enumerate(rows):
        placed(pencil(paint, cedar, lead, 30 + k), (x * ALONG[0] - y * ALONG[1], x * ALONG[1] + y * ALONG[0], flat), (0, 0, 180 + turn + SLANT))
    sharpener()
    if frame == 'close':
        return Shot(height=.050, focus=(-.056, -.049, .004), elevation=36, turn=6, aperture=13, scale=.18)
    return framed(MEDIUM, elevation=46, turn=4)


def pencil(paint, cedar, lead, seed):
    """Along x; where the cone was cut the paint ends in scallops."""
    around = 96
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    sector = (a + np.pi / 6) % (np.pi / 3) - np.pi / 6
    hexagon = RADIUS * np.cos(np.pi / 6) / np.cos(sector)
    soft = np.minimum(hexagon, RADIUS * .955)
    slope = RADIUS / CONE
    cut = LONG - soft / slope + np.random.default_rng(seed).normal(0, .00012, around)
    tip = LONG - .0011 / slope
    rows = [(0 * a, soft * .90), (0 * a + .0003, soft * .97), (0 * a + .0008, soft)]
    rows += [(.0008 + (cut - .0008) * t, soft) for t in np.linspace(.1, 1, 8)]
    body = len(rows)
    rows += [(cut + (tip - cut) * t, soft + (.0011 - soft) * t) for t in np.linspace(0, 1, 8)]
    wood_end = len(rows)
    rows += [(0 * a + tip + (LONG - tip) * t, 0 * a + .0011 * (1 - t * .72)) for t in np.linspace(0, .86, 5)]
    vertices = np.vstack([np.stack([x, r * np.cos(a + np.pi / 6), r * np.sin(a + np.pi / 6)], 1) for x, r in rows])
    n = len(rows)
    index = [0 if i < body else 1 if i < wood_end - 1 else 2 for i in range(n - 1) for _ in range(around)]
    faces = [*between_rings(n, around), tuple(range((n - 1) * around, n * around)), tuple(range(around))[::-1]]
    end = lathe('core', [(0, -.0001), (.0011, -.0001), (.0011, .0004), (0, .0004)], [lead], around=32)
    shape = mesh('pencil', vertices - [LONG / 2, 0, 0], faces, [paint, cedar, lead], material_index=index + [2, 1])
    placed([end], (0, 0, 0), (0, 90, 0))
    end.parent = shape
    end.location = (-LONG / 2, 0, 0)
    return [shape]


def sharpener():
    """A wedge of brass with a steel blade on it."""
    brass = materials.brass()
    body = block('sharpener', (.025, .0150, .0105), [brass], bevel=.0007)
    blade = sheet('blade', rounded_rectangle(.0225, .0085, .0006, 4), .0006, [materials.steel(.25)], edge=.0001)
    screw = lathe('screw', [(0, .0016), (.0018, .0015), (.0022, .0008), (.0022, 0)], [materials.steel(.2)], around=48)
    for thing, x, y, z in ((body, 0, 0, 0), (blade, .0004, .0012, .0105), (screw, .001, .0014, .0111)):
        a = np.radians(-34)
        placed([thing], (.046 + x * np.cos(a) - y * np.sin(a), -.046 + x * np.sin(a) + y * np.cos(a), z), (0, 0, -34))
