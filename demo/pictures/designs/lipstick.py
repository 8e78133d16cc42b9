"""An open lipstick, its cap beside it."""
import numpy as np

from studio import materials
from studio.framing import MEDIUM, framed
from studio.shapes import between_rings, lathe, mesh, placed, rounded
from studio.shot import Shot

RADIUS = .0056


def build(frame):
    black = materials.plain('#23211f', rough=.42, specular=.45, bump=(700, .00004, 2), name='case')
    gold = materials.gold((.83, .66, .42), rough=.2)
    lathe('base', rounded([(0, 0), (.0088, 0), (.0094, .0008), (.0094, .0265), (.0088, .0272), (0, .0272)], .0006), [black], around=160)
    lathe('sleeve', rounded([(0, .0268), (.0080, .0268), (.0080, .0400), (.0076, .0404), (.0066, .0402), (.0064, .036), (0, .036)], .0004), [gold], around=160)
    bullet()
    cap = lathe('cap', rounded([(0, 0), (.0088, 0), (.0094, .0008), (.0094, .0395), (.0091, .0398), (.0084, .0395), (.0083, .003), (0, .002)], .0006), [black], around=160)
    placed([cap], (.0245, -.004, .0094), (0, -90, 208))
    if frame == 'close':
        return Shot(height=.040, focus=(0, -.004, .052), elevation=20, turn=-14, aperture=13, scale=.11)
    return framed(MEDIUM, elevation=15)


def bullet():
    """The stick, cut aslant and rounded at the edge of its cut."""
    wax = materials.plain(rough=.34, specular=.45, bump=(420, .00006, 3), name='lipstick')
    around = 120
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    # How high the cut is: a slope that is steeper to the front, and softly hollow.
    rows = [(RADIUS, .036, 0.0), (RADIUS, .045, 0.0)]
    rows += [(RADIUS, 0.0, share) for share in np.linspace(.2, .92, 10)]
    rows += [(RADIUS - .0009 * (1 - np.cos(t)), .0009 * np.sin(t), 1.0) for t in np.linspace(0, np.pi / 2, 8)]
    rows += [(r, .0009 - .0002 * (1 - (r / .0047) ** 2), 1.0) for r in np.linspace(.0044, .0001, 16)]
    vertices = []
    for r, z, share in rows:
        x, y = r * np.cos(a), r * np.sin(a)
        top = .0555 + .0062 * (x * .75 + y * .66) / RADIUS
        vertices.append(np.stack([x, y, np.where(share > 0, .045 + (top - .045) * share + (z if share == 1 else 0), z)], 1))
    n = len(rows)
    faces = between_rings(n, around)
    mesh('bullet', np.vstack(vertices), [*faces, tuple(range((n - 1) * around, n * around))], [wax])
