"""Things of several designs in one scene."""
import importlib
import math

import bpy

from .nodes import painted


def place(design, colour, at, turn=0.0, lift=0.0):
    """Puts a design in a colour (`#rrggbb`) at (x, y), `lift` metres above the table, turned by degrees."""
    module = importlib.import_module(f'designs.{design}')
    before = set(bpy.data.objects)
    if getattr(module, 'PER_COLOUR', False):
        module.build('front', colour)
    else:
        with painted(colour):
            module.build('front')
    holder = bpy.data.objects.new(design, None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in set(bpy.data.objects) - before - {holder}:
        if thing.parent is None:
            thing.parent = holder
    holder.location = (*at, lift)
    holder.rotation_euler[2] = math.radians(turn)
    return holder
