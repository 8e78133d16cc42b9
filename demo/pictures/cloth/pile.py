"""Cloth in parts that are folded and settled together, then made into meshes."""
from dataclasses import dataclass, field

import numpy as np
from scipy.spatial import cKDTree

from studio.shapes import mesh, modify

from . import fold


@dataclass
class Part:
    name: str
    x: np.ndarray
    uv: np.ndarray
    faces: np.ndarray
    materials: list
    material: np.ndarray = None
    thickness: float = .001
    # Which side of the surface the thickness is on: -1 below, 0 both, 1 above.
    side: float = -1.0


@dataclass
class Pile:
    parts: list = field(default_factory=list)

    def add(self, *given, **settings):
        self.parts.append(Part(*given, **settings))
        return self.parts[-1]

    @property
    def points(self):
        return np.vstack([p.x for p in self.parts])

    def apply(self, change):
        x = change(self.points)
        start = 0
        for part in self.parts:
            part.x = x[start:start + len(part.x)]
            start += len(part.x)

    def bend(self, at, towards, moved=None, **settings):
        """`moved(uv)` limits the fold by where points lie in the pattern."""
        which = None if moved is None else np.concatenate([moved(p.uv) for p in self.parts])
        self.apply(lambda x: fold.bend(x, np.asarray(at, float), towards, which, **settings))

    def settle(self, **settings):
        self.apply(lambda x: fold.settle(x, **settings))

    def turn(self, degrees):
        s, c = np.sin(np.radians(degrees)), np.cos(np.radians(degrees))
        self.apply(lambda x: np.c_[x[:, 0] * c - x[:, 1] * s, x[:, 0] * s + x[:, 1] * c, x[:, 2]])

    def build(self):
        for p in self.parts:
            thing = mesh(p.name, p.x, p.faces, p.materials, uv=p.uv, material_index=p.material)
            if p.thickness:
                modify(thing, 'SOLIDIFY', thickness=p.thickness, offset=p.side, use_even_offset=False)

    def surface(self, part, uv):
        """Where a point of the pattern has come to on a part's upper side, and the direction it faces."""
        near = cKDTree(part.uv).query(uv, k=24)[1]
        x = part.x[near]
        x = x[x[:, 2] > x[:, 2].max() - .006]
        normal = np.linalg.svd(x - x.mean(0))[2][2]
        return x.mean(0), normal * np.sign(normal[2])
