"""The sun through a window that the camera does not see."""
import math
from dataclasses import dataclass

import numpy as np
from mathutils import Vector

from .light import sun
from .nodes import Nodes
from .shapes import mesh

# Where a plant stands, of the way to the window.
PLANT = .44
# How far a twig's end hangs aside, as a share of the window's height, and how far leaves turn in the wind, in radians.
SWAY, FLUTTER = .05, .09


@dataclass
class Window:
    """An upright window in a wall at the left."""
    # Where its light goes, and a point that the middle of the window lights.
    towards: tuple = (.62, .42, -.40)
    onto: tuple = (0.0, 0.0, 0.0)
    # Depth and height in metres, how many panes across and up, and the width of the bars between them.
    size: tuple = (.70, .90)
    panes: tuple = (2, 3)
    bar: float = .035
    # How far away it is: beyond the studio's own lights, which it must not shade.
    away: float = 3.4
    power: float = 2.6
    # Degrees that the sun is wide: the softness of its shadows.
    width: float = .8
    # Of a plant in front of the window; 0 is none.
    leaves: int = 0


def through(window):
    """Sun in the shape of a window."""
    d = Vector(window.towards).normalized()
    sun(d, window.power, math.radians(window.width))
    middle = Vector(window.onto) - d * window.away
    deep, tall = window.size
    across, up = window.panes
    far = 5.0
    flags = [(0, tall / 2 + far / 2, 2 * far, far), (0, -tall / 2 - far / 2, 2 * far, far), (-deep / 2 - far / 2, 0, far, tall), (deep / 2 + far / 2, 0, far, tall)]
    flags += [(deep * (k / across - .5), 0, window.bar, tall) for k in range(1, across)]
    flags += [(0, tall * (k / up - .5), deep, window.bar * .8) for k in range(1, up)]
    vertices, faces = [], []
    for y, z, wide, high in flags:
        k = len(vertices)
        vertices += [middle + Vector((0, y + sy * wide / 2, z + sz * high / 2)) for sy, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces.append((k, k + 1, k + 2, k + 3))
    _flag('window', vertices, faces)
    if window.leaves:
        _leaves(window)


def _flag(name, vertices, faces):
    """What only takes light away."""
    N = Nodes.material('flag')
    made = mesh(name, vertices, faces, [N.out(N.add('ShaderNodeBsdfDiffuse', {0: (0, 0, 0, 1)}).outputs[0])], smooth=False)
    made.visible_camera = made.visible_diffuse = made.visible_glossy = made.visible_transmission = False
    return made


def _leaves(window):
    """A plant before the window. It is nearer than the bars, so its shadows are sharper."""
    at = plant(window)
    outlines = leaves(window)
    vertices = [at + Vector((0, y, z)) for outline in outlines for y, z in outline]
    each = len(outlines[0])
    return _flag('leaves', vertices, [tuple(range(k * each, (k + 1) * each)) for k in range(len(outlines))])


def plant(window):
    """Where the plant is; its leaves are all as far to the right."""
    return Vector(window.onto) - Vector(window.towards).normalized() * window.away * PLANT


def leaves(window, phase=0.0):
    """Outlines of leaves, (y, z) from the plant's middle, on twigs that hang into the light from its upper corner.

    `phase` is how far a film is on its way round, from 0 to 1: twigs sway once, and each leaf turns twice.
    """
    deep, tall = window.size
    count, outlines = window.leaves, []
    rng = np.random.default_rng(5)
    for k in range(count):
        twig, share = k % 3, (k // 3) / max(1, count // 3)
        bend = np.array((deep * (-.50 + .24 * twig + share * (.30 + .06 * twig)), tall * (.52 - share * (.34 + .16 * twig) + .10 * share * share)))
        sway = SWAY * share * math.sin(.82 * twig + 2 * math.pi * phase)
        middle = bend + rng.normal(0, tall * .02, 2) + (tall * sway, tall * sway * .35)
        long, wide = tall * rng.uniform(.085, .140), tall * rng.uniform(.027, .046)
        turn = rng.uniform(-.9, .9) - 1.1 + 1.6 * (k % 2) + 2.2 * sway + FLUTTER * (math.sin(4 * math.pi * phase + k) - math.sin(k))
        c, s = math.cos(turn), math.sin(turn)
        outline = []
        for t in np.linspace(0, 2 * np.pi, 14, endpoint=False):
            a, b = long / 2 * math.cos(t), wide / 2 * math.sin(t) * (1 - .35 * math.cos(t))
            outline.append(tuple(middle + (a * c - b * s, a * s + b * c)))
        outlines.append(outline)
    return outlines
