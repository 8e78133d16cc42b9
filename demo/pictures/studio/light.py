"""Lights, the world and the ground that things stand on."""
import math
import os

import bpy
import numpy as np
from mathutils import Vector

from . import weaves
from .colour import STONE, linear
from .nodes import Nodes, image, rgba
from .shapes import mesh

# Light maps that come with Blender (package blender-data, CC0): only reflections and refractions see them.
WORLDS = '/usr/share/blender/datafiles/studiolights/world'


def area(at, target, size, power, colour=(1, 1, 1)):
    light = bpy.data.lights.new('area', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = power
    light.color = colour
    thing = bpy.data.objects.new('area', light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False
    return thing


def sun(direction, power, angle, colour=(1, .96, .9)):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = power, angle, colour
    thing = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return thing


def world(strength):
    """Even light from everywhere; what is smooth reflects a room."""
    w = bpy.data.worlds.new('world')
    bpy.context.scene.world = w
    N = Nodes(w)
    even = N.add('ShaderNodeBackground', {0: rgba((1, .992, .98)), 1: strength}).outputs[0]
    if not os.path.isdir(WORLDS):
        raise SystemExit('Blender’s light maps are missing: install the package blender-data.')
    room = bpy.data.images.load(f'{WORLDS}/interior.exr')
    turned = N.add('ShaderNodeMapping', {'Vector': N.coordinates('Generated'), 'Rotation': (0, 0, 2.2)}).outputs[0]
    seen = N.add('ShaderNodeTexEnvironment', {0: turned}, image=room).outputs[0]
    reflected = N.add('ShaderNodeBackground', {0: seen, 1: .9}).outputs[0]
    path = N.add('ShaderNodeLightPath').outputs
    smooth = N.math('MAXIMUM', path['Is Glossy Ray'], path['Is Transmission Ray'])
    N.add('ShaderNodeOutputWorld', {0: N.mix_shader(smooth, even, reflected)})


def window_bars(centre, direction, distance, scale=1.0):
    """The shadow of a window's bars in the sun; the camera does not see them."""
    d = Vector(direction).normalized()
    q = d.to_track_quat('-Z', 'Y')
    origin = Vector(centre) - d * distance
    vertices, faces = [], []

    def bar(x, y, w, h):
        k = len(vertices)
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            vertices.append(origin + q @ Vector((x + sx * w / 2, y + sy * h / 2, 0)))
        faces.append((k, k + 1, k + 2, k + 3))

    for x in (-.62, 0, .62):
        bar(x * scale, 0, .07 * scale, 3 * scale)
    for y in (-.7, 0, .7):
        bar(0, y * scale, 3 * scale, .06 * scale)
    for x in (-2.2, 2.2):
        bar(x * scale, 0, 2.9 * scale, 6 * scale)
    N = Nodes.material('flag')
    flag = mesh('bars', vertices, faces, [N.out(N.add('ShaderNodeBsdfDiffuse', {0: (0, 0, 0, 1)}).outputs[0])], smooth=False)
    flag.visible_camera = flag.visible_diffuse = flag.visible_glossy = False
    return flag


def paper(colour=STONE):
    """Matt paper, whose colour develop.py can exchange."""
    N = Nodes.material('ground')
    heights, colours, size, depth, _ = weaves.paper()
    vector = N.scaled(N.coordinates(), (1 / size, 1 / size))
    base = N.mix(1.0, N.texture(image('groundC', colours), vector, 'Linear').outputs[0], rgba(colour), 'MULTIPLY')
    height = N.math('MULTIPLY', N.texture(image('groundH', heights), vector, 'Linear').outputs[0], depth)
    full = N.add('ShaderNodeBsdfDiffuse', {'Color': base, 'Roughness': .4, 'Normal': N.bump(height)}).outputs[0]
    flat = N.add('ShaderNodeBsdfDiffuse', {'Color': rgba(colour)}).outputs[0]
    N.mark('ground', N.mix(1.0, base, rgba(1 / linear(colour)), 'MULTIPLY'))
    # Bounced light does not need the grain.
    return N.out(N.mix_shader(N.add('ShaderNodeLightPath').outputs['Is Diffuse Ray'], full, flat))


def ground(colour=STONE, reach=1.0, level=0.0):
    """Paper, bent up behind what stands on it at a `level`; `reach` says how far behind, 1 for what is smaller than half a metre."""
    end, radius = .55 * reach, .35 * reach
    profile = [(-6 * reach, 0)] + [(end - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)]
    profile.append((end, 6 * reach))
    vertices = [(x * reach, y, z) for y, z in profile for x in (-8, 8)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    made = mesh('sweep', vertices, faces, [paper(colour)])
    made.location.z = level
    return made
