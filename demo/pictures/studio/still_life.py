"""Things of several designs in one scene."""
import importlib
import math

import bpy
import numpy as np

from .nodes import painted


def place(design, colour, at, turn=0.0, lift=0.0, **settings):
    """Puts a design in a colour (`#rrggbb`) at (x, y), `lift` metres above the table, turned by degrees. `settings` are the design's own."""
    module = importlib.import_module(f'designs.{design}')
    before = set(bpy.data.objects)
    if getattr(module, 'PER_COLOUR', False):
        module.build('front', colour, **settings)
    else:
        with painted(colour):
            module.build('front', **settings)
    holder = bpy.data.objects.new(design, None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in set(bpy.data.objects) - before - {holder}:
        if thing.parent is None:
            thing.parent = holder
    holder.location = (*at, lift)
    holder.rotation_euler[2] = math.radians(turn)
    return holder


def stack(things, at, lift=0.0, sink=.006):
    """Puts cloth upon cloth, each (design, colour, turn, x, y) a little pressed into what is under it; answers with the height."""
    for design, colour, turn, x, y in things:
        thing = place(design, colour, (at[0] + x, at[1] + y), turn, lift)
        lift = top_of(thing) - sink
    return lift


def top_of(holder):
    """How high what was placed comes, apart from its few highest points."""
    bpy.context.view_layer.update()
    heights = [np.array([(part.matrix_world @ vertex.co).z for vertex in list(part.data.vertices)[::7]]) for part in holder.children_recursive if part.type == 'MESH']
    return float(np.percentile(np.concatenate(heights), 98))
