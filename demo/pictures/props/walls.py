"""What is behind things: a painted wall, a tiled one."""
import numpy as np

from studio import materials
from studio.nodes import Nodes, rgba
from studio.shapes import mesh


def painted_wall(colour, y, across=(-3, 3), up=(-2, 3)):
    """Limewash on plaster: a brush and a trowel have left their marks."""
    N = Nodes.material('limewash')
    at = N.coordinates()
    brushed = N.noise(N.scaled(at, (5.0, 1.0, 1.6)), 5.0, 6.0)
    clouds = N.noise(at, 1.7, 5.0)
    shade = N.math('ADD', .885, N.math('ADD', N.math('MULTIPLY', clouds, .13), N.math('MULTIPLY', brushed, .09)))
    height = N.math('ADD', N.noise(at, 8.0, 5.0), N.math('MULTIPLY', N.noise(at, 190.0, 3.0), .06))
    inputs = {'Color': N.mix(1.0, N.grey(shade), rgba(colour), 'MULTIPLY'), 'Roughness': .5, 'Normal': N.bump(height, .0045, .7)}
    paint = N.out(N.add('ShaderNodeBsdfDiffuse', inputs).outputs[0])
    return _plane('wall', y, across, up, paint)


def tiled_wall(colour, y, size=.098, joint=.0028, across=(-9, 14), up=(-7, 12)):
    """Tiles glazed and set by hand: each has its own tone and leans a hair its own way."""
    rng = np.random.default_rng(11)
    vertices, faces = [], []
    for i in range(*across):
        for k in range(*up):
            cx, cz = (i + .5) * (size + joint), (k + .5) * (size + joint)
            half = size / 2 + rng.normal(0, .00025)
            out = rng.normal(0, .0005)
            lean = rng.normal(0, .0045, 2)
            first = len(vertices)
            for inset, deep in ((0, .0060), (0, .0016), (.0016, 0)):
                for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    x, z = sx * (half - inset), sz * (half - inset)
                    vertices.append((cx + x, y + deep + out + lean[0] * x + lean[1] * z, cz + z))
            for ring in (0, 4):
                faces += [(first + ring + j, first + ring + (j + 1) % 4, first + ring + 4 + (j + 1) % 4, first + ring + 4 + j) for j in range(4)]
            faces.append((first + 8, first + 9, first + 10, first + 11))
    mesh('tiles', vertices, faces, [_tile_glaze(colour)], smooth=False)
    wide = (size + joint)
    grout = materials.plaster('#efe2d6')
    return _plane('grout', y + .0032, (across[0] * wide, across[1] * wide), (up[0] * wide, up[1] * wide), grout)


def _tile_glaze(colour):
    N = Nodes.material('tile')
    own = N.add('ShaderNodeNewGeometry').outputs['Random Per Island']
    at = N.coordinates()
    pooled = N.noise(at, 26.0, 3.0)
    shade = N.math('ADD', .84, N.math('ADD', N.math('MULTIPLY', own, .17), N.math('MULTIPLY', pooled, .12)))
    base = N.mix(1.0, N.grey(shade), rgba(colour), 'MULTIPLY')
    inputs = {'Base Color': base, 'Roughness': .15, 'Specular': .45, 'Normal': N.bump(N.noise(at, 34.0, 2.0), .0012, .7)}
    return N.out(N.add('ShaderNodeBsdfPrincipled', inputs).outputs[0])


def _plane(name, y, across, up, material):
    corners = [(across[0], y, up[0]), (across[1], y, up[0]), (across[1], y, up[1]), (across[0], y, up[1])]
    return mesh(name, corners, [(0, 1, 2, 3)], [material], smooth=False)
