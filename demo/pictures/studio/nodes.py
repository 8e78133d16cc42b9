"""Shader nodes in a few words, and colours."""
from contextlib import contextmanager

import bpy
import numpy as np

from .colour import NEUTRAL, linear

_paint = None


@contextmanager
def painted(colour):
    """What is made meanwhile has this colour for good, as the things of a scene do."""
    global _paint
    _paint = colour
    try:
        yield
    finally:
        _paint = None


def rgba(colour):
    return (*(float(v) for v in linear(colour)), 1.0)


def image(name, values):
    """A float array (h, w) or (h, w, 3) as an image of Blender's; row 0 is the bottom."""
    if values.ndim == 2:
        values = np.repeat(values[:, :, None], 3, 2)
    h, w = values.shape[:2]
    result = bpy.data.images.new(name, w, h, alpha=False, float_buffer=True, is_data=True)
    pixels = np.ones((h, w, 4), np.float32)
    pixels[:, :, :3] = values
    result.pixels.foreach_set(pixels.ravel())
    result.update()
    return result


class Nodes:
    """The node tree of a new material, or of a world."""

    def __init__(self, owner):
        owner.use_nodes = True
        self.owner = owner
        self.tree = owner.node_tree
        self.tree.nodes.clear()

    @classmethod
    def material(cls, name):
        return cls(bpy.data.materials.new(name))

    def add(self, kind, inputs=None, **attributes):
        node = self.tree.nodes.new(kind)
        for key, value in attributes.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def math(self, operation, a, b=0.0, clamp=False):
        return self.add('ShaderNodeMath', {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def mix(self, share, a, b, mode='MIX'):
        return self.add('ShaderNodeMixRGB', {0: share, 1: a, 2: b}, blend_type=mode).outputs[0]

    def grey(self, value):
        """A number as a colour."""
        return self.add('ShaderNodeCombineRGB', {i: value for i in range(3)}).outputs[0]

    def mix_shader(self, share, a, b):
        return self.add('ShaderNodeMixShader', {0: share, 1: a, 2: b}).outputs[0]

    def texture(self, picture, vector, interpolation='Cubic', extension='REPEAT'):
        return self.add('ShaderNodeTexImage', {0: vector}, image=picture, interpolation=interpolation, extension=extension)

    def scaled(self, vector, scale, location=(0, 0)):
        """`scale` and `location` in two or three dimensions."""
        scale = (*scale, 1) if len(scale) == 2 else scale
        location = (*location, 0) if len(location) == 2 else location
        return self.add('ShaderNodeMapping', {'Vector': vector, 'Scale': scale, 'Location': location}).outputs[0]

    def noise(self, vector, scale, detail=2.0):
        return self.add('ShaderNodeTexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail}).outputs[0]

    def bump(self, height, distance=1.0, strength=1.0):
        """`height` times `distance` in metres."""
        return self.add('ShaderNodeBump', {'Height': height, 'Distance': distance, 'Strength': strength}).outputs[0]

    def coordinates(self, which='Object'):
        return self.add('ShaderNodeTexCoord').outputs[which]

    def uv(self):
        return self.add('ShaderNodeUVMap', uv_map='UVMap').outputs[0]

    def tinted(self, factor=1.0):
        """The colour of the product, times `factor` (a number, a triple or a socket); develop.py can exchange it."""
        if not isinstance(factor, bpy.types.NodeSocket):
            factor = rgba((factor,) * 3 if np.isscalar(factor) else factor)
        if _paint is not None:
            return self.mix(1.0, factor, rgba(_paint), 'MULTIPLY')
        self.mark('tint', factor)
        return self.mix(1.0, factor, rgba((NEUTRAL,) * 3), 'MULTIPLY')

    def mark(self, name, colour):
        """Writes a colour to a pass of its own: how much of `tint` or `ground` a surface has."""
        self.add('ShaderNodeOutputAOV', {'Color': colour}, name=name)

    def out(self, shader):
        self.add('ShaderNodeOutputMaterial', {0: shader})
        return self.owner
