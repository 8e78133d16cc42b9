"""Cloth: a woven or knitted tile over coordinates in metres, with what is sewn on it."""
import numpy as np

from studio import weaves
from studio.colour import NEUTRAL
from studio.nodes import Nodes, image, rgba

FABRICS = {
    'merino': ('jersey', dict(pitch=.0048, cols=24, rows=30, px=34, depth=.0027, chunky=True, fuzz=.16)),
    'wool knit': ('jersey', dict(pitch=.0032, cols=32, rows=40, px=26, depth=.0018, chunky=True, fuzz=.15)),
    'fine knit': ('jersey', dict(pitch=.0020, cols=40, rows=52, px=20, depth=.0011, fuzz=.14)),
    'jersey': ('jersey', dict(pitch=.0010, cols=64, rows=84, px=13, depth=.00035)),
    'rib': ('rib', dict()),
    'fine rib': ('rib', dict(pitch=.0026, cols=32, rows=40, depth=.0011)),
    'poplin': ('plain', dict(pitch=.00038, threads=96, px=10, depth=.00010, slub=.06)),
    'linen': ('plain', dict(pitch=.00075, threads=110, px=10, depth=.00028, slub=.24, seed=5)),
    'canvas': ('plain', dict(pitch=.0011, threads=70, px=14, depth=.00042, slub=.14, seed=8)),
    'denim': ('plain', dict(pitch=.00075, threads=88, px=12, depth=.0003, slub=.12, twill=3)),
    'twill': ('plain', dict(pitch=.0013, threads=60, px=16, depth=.0005, slub=.12, twill=3, fuzz=.2)),
    'wool': ('plain', dict(pitch=.0030, threads=40, px=22, depth=.0012, slub=.16, twill=1, fuzz=.35, seed=9)),
    'felt': ('felt', dict(size=.040)),
    'waffle': ('waffle', dict()),
    'satin': ('satin', dict()),
}
# How much of the cloth's colour the weft of denim does not take.
WEFT_SHARE = .5
_tiles = {}


def seen(frame, melange, far=(.4, .6), **look):
    """The look of a cloth in a frame: from afar single stitches and fibres would only be noise. `far`: contrast and relief that are left there."""
    look = dict(melange=melange, **look)
    return look if frame == 'close' else {**look, 'melange': melange * .4, 'contrast': far[0], 'relief': far[1]}


def _tile(name):
    if name not in _tiles:
        kind, settings = FABRICS[name]
        heights, shades, size, depth, weft = getattr(weaves, kind)(**settings)
        size = size if isinstance(size, tuple) else (size, size)
        _tiles[name] = (image(f'{name}H', heights), image(f'{name}C', shades / shades.mean()), size, depth, (image(f'{name}W', weft), float(weft.mean())) if weft is not None else None)
    return _tiles[name]


def fabric(name, sewn=None, thread=None, weft=None, motif=None, contrast=1.0, relief=1.0, melange=.10, fuzz=.05, wander=.004, quarter=False, rough=None):
    """The product's colour over coordinates in metres.

    `sewn`: a Sewing. `thread`: colour of stitches other than the cloth's. `weft`: colour of the weft. `motif(N, uv)`: a share and the
    colour that it takes. `quarter` turns the weave by 90 degrees. `rough`: shine of satin; None is a matt cloth.
    """
    N = Nodes.material(name)
    heights, shades, size, depth, wefts = _tile(name)
    uv = N.uv()
    wandering = N.add('ShaderNodeTexNoise', {'Vector': uv, 'Scale': 26.0, 'Detail': 1.0}, noise_dimensions='2D').outputs['Color']
    wandering = N.add('ShaderNodeVectorMath', {0: wandering, 1: (.5, .5, .5)}, operation='SUBTRACT').outputs[0]
    wandering = N.add('ShaderNodeVectorMath', {0: wandering, 'Scale': wander}, operation='SCALE').outputs[0]
    at = N.add('ShaderNodeVectorMath', {0: uv, 1: wandering}, operation='ADD').outputs[0]
    at = N.add('ShaderNodeMapping', {'Vector': at, 'Scale': (1 / size[0], 1 / size[1], 1), 'Rotation': (0, 0, np.pi / 2 if quarter else 0)}).outputs[0]
    shade = N.mix(contrast, rgba((1, 1, 1)), N.texture(shades, at, 'Linear').outputs[0])
    height = N.math('MULTIPLY', N.texture(heights, at, 'Linear').outputs[0], depth * relief)
    grain = N.add('ShaderNodeTexNoise', {'Vector': uv, 'Scale': 900.0, 'Detail': 2.0}, noise_dimensions='2D').outputs[0]
    cloud = N.add('ShaderNodeTexNoise', {'Vector': uv, 'Scale': 45.0, 'Detail': 2.0}, noise_dimensions='2D').outputs[0]
    uneven = N.math('ADD', N.math('MULTIPLY', N.math('SUBTRACT', grain, .5), melange * 3.0), N.math('MULTIPLY', N.math('SUBTRACT', cloud, .5), melange * .08))
    factor = N.mix(1.0, shade, N.grey(N.math('ADD', 1.0, uneven)), 'MULTIPLY')
    fixed = None
    if weft is not None:
        share = N.mix(contrast, rgba((wefts[1],) * 3), N.texture(wefts[0], at, 'Linear').outputs[0])
        fixed = N.mix(1.0, N.mix(1.0, share, rgba(weft), 'MULTIPLY'), shade, 'MULTIPLY')
        factor = N.mix(WEFT_SHARE, factor, N.add('ShaderNodeInvert', {'Color': share}).outputs[0], 'MULTIPLY')
    if motif is not None:
        share, colour = motif(N, uv)
        fixed = N.mix(1.0, N.mix(1.0, factor, rgba(colour), 'MULTIPLY'), N.grey(share), 'MULTIPLY')
        factor = N.mix(1.0, factor, N.grey(N.math('SUBTRACT', 1.0, share)), 'MULTIPLY')
    if sewn is not None:
        extent = sewn.high - sewn.low
        where = N.scaled(uv, tuple(1 / extent), tuple(-sewn.low / extent))
        maps = np.stack([1 - .36 * sewn.shade, .85 * sewn.thread, 1 - .5 * sewn.rib], -1)
        drawn = N.add('ShaderNodeSeparateRGB', {0: N.texture(image('sewn', maps), where, 'Linear', 'EXTEND').outputs[0]}).outputs
        raised = N.texture(image('sewnH', sewn.height), where, 'Linear', 'EXTEND').outputs[0]
        plain = N.math('SUBTRACT', 1.0, drawn[1])
        height = N.math('ADD', N.math('MULTIPLY', N.math('MULTIPLY', height, drawn[2]), plain), raised)
        factor = N.mix(1.0, factor, N.grey(drawn[0]), 'MULTIPLY')
        if thread is None:
            factor = N.mix(drawn[1], factor, rgba((1.05, 1.05, 1.05)))
        else:
            factor = N.mix(1.0, factor, N.grey(plain), 'MULTIPLY')
            stitched = N.mix(1.0, N.grey(drawn[1]), rgba(thread), 'MULTIPLY')
            fixed = stitched if fixed is None else N.mix(1.0, N.mix(1.0, fixed, N.grey(plain), 'MULTIPLY'), stitched, 'ADD')
    # Fibres that stand out catch light where the cloth turns away; as part of the colour it can be exchanged with it.
    away = N.math('POWER', N.add('ShaderNodeLayerWeight', {'Blend': .5}).outputs['Facing'], 3.0)
    factor = N.mix(1.0, factor, N.grey(N.math('ADD', 1.0, N.math('MULTIPLY', away, fuzz * 2.5))), 'MULTIPLY')
    base = N.tinted(factor)
    if fixed is not None:
        base = N.mix(1.0, base, fixed, 'ADD')
    normal = N.bump(height)
    if rough is None:
        shader = N.add('ShaderNodeBsdfDiffuse', {'Color': base, 'Roughness': .7, 'Normal': normal}).outputs[0]
    else:
        shader = N.add('ShaderNodeBsdfPrincipled', {'Base Color': base, 'Roughness': rough, 'Specular': .22, 'Anisotropic': .4, 'Normal': normal}).outputs[0]
    # Bounced light does not need the threads.
    flat = N.add('ShaderNodeBsdfDiffuse', {'Color': rgba((NEUTRAL,) * 3)}).outputs[0]
    return N.out(N.mix_shader(N.add('ShaderNodeLightPath').outputs['Is Diffuse Ray'], shader, flat))
