"""Materials of hard things. A colour of None is the product's own, which develop.py exchanges."""
from . import weaves
from .colour import linear
from .nodes import Nodes, image, rgba


def plain(colour=None, rough=.5, specular=.5, metallic=0.0, wax=0.0, clearcoat=0.0, bump=None, factor=1.0, name='plain'):
    """`bump`: (scale of the noise, height in metres, detail). `wax`: share of light that wanders below the surface. `factor`: darker or lighter than the product's colour."""
    N = Nodes.material(name)
    base = N.tinted(factor) if colour is None else rgba(colour)
    inputs = {'Base Color': base, 'Roughness': rough, 'Specular': specular, 'Metallic': metallic, 'Clearcoat': clearcoat}
    if wax:
        inputs.update({'Subsurface': wax, 'Subsurface Color': base, 'Subsurface Radius': (.012, .008, .005)})
    if bump:
        scale, height, detail = bump
        inputs['Normal'] = N.bump(N.noise(N.coordinates(), scale, detail), height)
    return N.out(N.add('ShaderNodeBsdfPrincipled', inputs).outputs[0])


def gold(colour=(.92, .66, .33), rough=.13):
    return plain(colour, rough=rough, metallic=1, bump=(120, .0001, 2), name='gold')


def precious(colour, rough=.13):
    """Gold or silver for a swatch of the shop."""
    value = linear(colour)
    is_gold = value[0] > 1.25 * value[2]
    return gold((.92, .66, .33) if is_gold else (.86, .86, .84), rough=rough)


def brass():
    return plain((.74, .54, .27), rough=.24, metallic=1, bump=(300, .00006, 2), name='brass')


def steel(rough=.3):
    return plain((.66, .65, .63), rough=rough, metallic=1, bump=(400, .00004, 2), name='steel')


def paper(colour='#f1eadb'):
    return grained('paper', colour, rough=.85, specular=.2, vary=.03)


def leather(colour=None, cells=7000, bump=.55, rough=.44):
    """Fine grain; `cells` in five centimetres square."""
    return grained('leather', colour, rough=rough, specular=.42, bump=bump, vary=.20, clearcoat=.05, cells=cells, depth=.00022)


def edge_paint(factor=.45):
    return plain(rough=.45, factor=factor, bump=(900, .00008, 2), name='edge')


def thread(lighter=1.5):
    """Sewing thread a little paler than the product."""
    return plain(rough=.8, specular=.2, factor=(lighter, lighter * .96, lighter * .89), bump=(3000, .0001, 1), name='thread')


def plaster(colour='#e9e4da'):
    """Cast plaster or limestone: matt, finely pitted."""
    N = Nodes.material('plaster')
    at = N.coordinates()
    pits = N.add('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 420.0}, feature='F1').outputs[0]
    few = N.math('GREATER_THAN', N.noise(at, 160.0), .56)
    pit = N.math('MULTIPLY', N.math('LESS_THAN', pits, .22), few)
    cloud = N.math('ADD', .93, N.math('MULTIPLY', N.noise(at, 40.0, 5.0), .14))
    shade = N.math('MULTIPLY', cloud, N.math('SUBTRACT', 1.0, N.math('MULTIPLY', pit, .25)))
    height = N.math('SUBTRACT', N.math('MULTIPLY', N.noise(at, 300.0, 6.0), .5), pit)
    inputs = {'Base Color': N.mix(1.0, N.grey(shade), rgba(colour), 'MULTIPLY'), 'Roughness': .85, 'Specular': .2, 'Normal': N.bump(height, .0004, .8)}
    return N.out(N.add('ShaderNodeBsdfPrincipled', inputs).outputs[0])


def wood(colour=None, axis=2, ring=.011, rough=.55, seed=0.0):
    """Oak whose grain runs along an axis (0, 1 or 2)."""
    N = Nodes.material('wood')
    stretch = [1.0, 1.0, 1.0]
    stretch[axis] = .045
    at = N.scaled(N.coordinates(), tuple(stretch), (seed, seed * .7, seed * .3))
    drift = N.math('MULTIPLY', N.noise(at, 18.0, 2.0), 5.0)
    side = N.add('ShaderNodeSeparateXYZ', {0: at}).outputs[(axis + 1) % 3]
    other = N.add('ShaderNodeSeparateXYZ', {0: at}).outputs[(axis + 2) % 3]
    years = N.math('FRACT', N.math('ADD', N.math('DIVIDE', N.math('ADD', side, N.math('MULTIPLY', other, .35)), ring), drift))
    fibre = N.noise(at, 900.0, 3.0)
    pores = N.math('MULTIPLY', N.math('GREATER_THAN', N.noise(at, 1500.0, 0.0), .66), N.math('SUBTRACT', 1.0, N.math('MULTIPLY', years, .6)))
    shade = N.math('ADD', .80, N.math('ADD', N.math('MULTIPLY', years, .12), N.math('MULTIPLY', fibre, .26)))
    shade = N.math('SUBTRACT', shade, N.math('MULTIPLY', pores, .22))
    base = N.tinted(N.grey(shade)) if colour is None else N.mix(1.0, N.grey(shade), rgba(colour), 'MULTIPLY')
    height = N.math('SUBTRACT', N.math('MULTIPLY', fibre, .5), pores)
    inputs = {'Base Color': base, 'Roughness': rough, 'Specular': .35, 'Normal': N.bump(height, .0002, .8)}
    return N.out(N.add('ShaderNodeBsdfPrincipled', inputs).outputs[0])


def cork():
    N = Nodes.material('cork')
    at = N.coordinates()
    cells = N.add('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 700.0}, feature='F1')
    dark = N.math('GREATER_THAN', N.noise(at, 330.0, 3.0), .60)
    shade = N.math('SUBTRACT', N.math('ADD', .8, N.math('MULTIPLY', N.noise(at, 500.0, 4.0), .4)), N.math('MULTIPLY', dark, .45))
    height = N.math('SUBTRACT', N.math('MULTIPLY', cells.outputs[0], .4), dark)
    inputs = {'Base Color': N.mix(1.0, N.grey(shade), rgba('#c79f6d'), 'MULTIPLY'), 'Roughness': .85, 'Specular': .2, 'Normal': N.bump(height, .0005, .9)}
    return N.out(N.add('ShaderNodeBsdfPrincipled', inputs).outputs[0])


_tiles = {}


def _tile(kind, **settings):
    key = (kind, tuple(sorted(settings.items())))
    if key not in _tiles:
        heights, colours, size, depth, _ = getattr(weaves, kind)(**settings)
        size = size if isinstance(size, tuple) else (size, size)
        _tiles[key] = (image(f'{kind}H', heights), image(f'{kind}C', colours / colours.mean()), size, depth)
    return _tiles[key]


def grained(kind, colour=None, rough=.5, specular=.4, sheen=0.0, bump=1.0, enlarge=1.0, clearcoat=0.0, vary=.08, **settings):
    """The grain of a weave of weaves.py (leather, paper, felt, plain), projected from all sides, so that no thing needs coordinates."""
    N = Nodes.material(kind)
    heights, colours, size, depth = _tile(kind, **settings)
    vector = N.scaled(N.coordinates(), tuple(1 / s / enlarge for s in (size[0], size[1], size[0])), (0, 0, 0))

    def projected(picture, interpolation):
        node = N.texture(picture, vector, interpolation)
        node.projection, node.projection_blend = 'BOX', .3
        return node.outputs[0]

    cloudy = N.math('ADD', 1.0, N.math('MULTIPLY', N.math('SUBTRACT', N.noise(N.coordinates(), 7.0, 4.0), .5), vary))
    factor = N.mix(1.0, projected(colours, 'Linear'), N.grey(cloudy), 'MULTIPLY')
    base = N.tinted(factor) if colour is None else N.mix(1.0, factor, rgba(colour), 'MULTIPLY')
    normal = N.bump(N.math('MULTIPLY', projected(heights, 'Cubic'), depth * bump))
    inputs = {'Base Color': base, 'Roughness': rough, 'Specular': specular, 'Sheen': sheen, 'Normal': normal, 'Clearcoat': clearcoat}
    return N.out(N.add('ShaderNodeBsdfPrincipled', inputs).outputs[0])


def glass(colour=(1, 1, 1), rough=0.0, refraction=1.47, shadow=(.86, .88, .86)):
    """Its shadow is light that went straight through, tinted: no caustics are computed."""
    N = Nodes.material('glass')
    clear = N.add('ShaderNodeBsdfGlass', {'Color': rgba(colour), 'Roughness': rough, 'IOR': refraction}).outputs[0]
    through = N.add('ShaderNodeBsdfTransparent', {0: rgba(shadow)}).outputs[0]
    path = N.add('ShaderNodeLightPath').outputs
    return N.out(N.mix_shader(N.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']), clear, through))


def coloured_glass(colour, depth=.65, surfaces=4, refraction=1.47):
    """Glass, or what is in it, tinted by the swatch to the power of `depth` once light has passed so many `surfaces`."""
    value = linear(colour) ** (depth / surfaces)
    return glass(tuple(map(float, value)), 0, refraction, shadow=tuple(float(v) for v in value * .93))


def glaze(speckled=True, bare_below=-1.0, rough=.24, colour=None, ridges=.25):
    """Stoneware. `bare_below`: height in metres under which the clay shows."""
    N = Nodes.material('glaze')
    at = N.coordinates()
    spots = N.add('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 260.0}, feature='F1').outputs[0]
    here = N.math('GREATER_THAN', N.noise(at, 90.0), .55)
    share = N.math('MULTIPLY', N.math('MULTIPLY', N.math('LESS_THAN', spots, .16), here), .75 if speckled else 0.0)
    bare = N.math('LESS_THAN', N.add('ShaderNodeSeparateXYZ', {0: at}).outputs[2], N.math('ADD', bare_below, N.math('MULTIPLY', N.noise(at, 28.0, 1.0), .004)))
    share = N.math('MAXIMUM', share, bare)
    clay = N.mix(bare, rgba((.11, .07, .045)), rgba((.42, .30, .20)))
    left = N.grey(N.math('SUBTRACT', 1.0, share))
    own = N.tinted(left) if colour is None else N.mix(1.0, left, rgba(colour), 'MULTIPLY')
    base = N.mix(1.0, own, N.mix(1.0, clay, N.grey(share), 'MULTIPLY'), 'ADD')
    rough = N.math('ADD', rough, N.math('MULTIPLY', bare, .6))
    rings = N.add('ShaderNodeTexWave', {'Vector': at, 'Scale': 42.0, 'Distortion': 1.5, 'Detail': 1.0}, bands_direction='Z').outputs[1]
    height = N.math('ADD', N.noise(at, 26.0), N.math('MULTIPLY', rings, ridges))
    inputs = {'Base Color': base, 'Roughness': rough, 'Specular': .5, 'Clearcoat': .25, 'Normal': N.bump(height, .0016, .6)}
    return N.out(N.add('ShaderNodeBsdfPrincipled', inputs).outputs[0])


def printed(picture, rough=.85):
    """Paper with a picture (h, w, 3, linear) on the whole of its coordinates."""
    N = Nodes.material('paper')
    colour = N.texture(image('print', picture), N.uv(), 'Cubic', 'EXTEND').outputs[0]
    inputs = {'Base Color': colour, 'Roughness': rough, 'Specular': .2, 'Normal': N.bump(N.noise(N.uv(), 160.0, 4.0), .0002, .5)}
    return N.out(N.add('ShaderNodeBsdfPrincipled', inputs).outputs[0])


def lettered(mask, ink='#26221e', rough=.40, panel=None):
    """A tube's skin in the product's colour, printed with ink where the mask (h, w) is 1 on the unit square of its coordinates, or there with a `panel` (h, w, 3)."""
    N = Nodes.material('lettered')
    inked = N.texture(image('mask', mask), N.uv(), 'Cubic', 'EXTEND').outputs[0]
    own = N.tinted(N.mix(inked, rgba((1, 1, 1)), rgba((0, 0, 0))))
    ink = rgba(ink) if panel is None else N.texture(image('panel', panel), N.uv(), 'Cubic', 'EXTEND').outputs[0]
    base = N.mix(1.0, own, N.mix(1.0, inked, ink, 'MULTIPLY'), 'ADD')
    inputs = {'Base Color': base, 'Roughness': rough, 'Specular': .42, 'Normal': N.bump(N.noise(N.coordinates(), 260.0, 3.0), .00012)}
    return N.out(N.add('ShaderNodeBsdfPrincipled', inputs).outputs[0])
