"""A round mirror in an oak frame that stands on an oak foot."""
from studio import materials
from studio.framing import LARGE, framed
from studio.nodes import Nodes, rgba
from studio.shapes import block, circle, lathe, mesh, placed, ring, rounded_rectangle
from studio.shot import Shot

RADIUS = .115
# What reflects a wall without lights needs more of them than cloth does.
SAMPLES = 24


def build(frame):
    oak = materials.wood(axis=0, ring=.009)
    rim = ring('frame', RADIUS, rounded_rectangle(.020, .011, .0022, 6), [oak], steps=220)
    silver = materials.plain((.86, .87, .86), rough=.015, metallic=1, name='mirror')
    plate = mesh('glass', [(x, -.0035, z) for x, z in circle(RADIUS - .004, 128)], [tuple(range(128))], [silver], smooth=False)
    back = lathe('back', [(0, 0), (RADIUS - .003, 0)], [materials.wood('#b9a27c', axis=0)], around=128)
    rim_up = RADIUS + .0055 + .0205
    placed([rim, plate], (0, 0, rim_up), (-8, 0, 0))
    placed([back], (0, .004, rim_up), (82, 0, 0))
    foot = block('foot', (.150, .062, .022), [oak], bevel=.0026)
    placed([foot], (0, .004, 0), (0, 0, 0))
    if frame == 'close':
        shot = Shot(height=.085, focus=(-.034, -.022, .024), elevation=30, turn=-16, aperture=9, scale=.26)
    else:
        shot = framed(LARGE - .04, elevation=11, turn=16)
    opposite()
    return shot


def opposite():
    """A pale wall that only the mirror sees, lighter towards the window."""
    N = Nodes.material('wall')
    across = N.add('ShaderNodeSeparateXYZ', {0: N.coordinates('Generated')}).outputs[0]
    near = N.add('ShaderNodeMapRange', {0: across, 1: .30, 2: .46}, interpolation_type='SMOOTHSTEP').outputs[0]
    paint = N.mix(near, rgba('#f3eee4'), rgba('#b2aa9d'))
    material = N.out(N.add('ShaderNodeEmission', {'Color': paint, 'Strength': .9}).outputs[0])
    wall = mesh('wall', [(x, -2.6, z) for x, z in ((-3, -2), (3, -2), (3, 4), (-3, 4))], [(0, 1, 2, 3)], [material], smooth=False)
    wall.visible_camera = wall.visible_diffuse = wall.visible_shadow = False
