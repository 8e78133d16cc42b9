"""How large and how high things stand in a picture, so that a shelf of pictures is one row."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .shot import Shot

# Share of the picture's height that a thing fills.
SMALL, MEDIUM, LARGE = .38, .56, .72
WIDEST = .78
FOOT = .74
# The least room above a thing.
ABOVE = .10


def framed(share=MEDIUM, elevation=14.0, turn=4.0, shadow=.22, **settings):
    """A shot of everything that has been made so far, filling `share` of the height, its foot at the usual line; its shadow, to the right, is `shadow` of its height."""
    up, round_ = math.radians(elevation), math.radians(turn)
    towards = Vector((math.sin(round_) * math.cos(up), -math.cos(round_) * math.cos(up), math.sin(up)))
    right = Vector((math.cos(round_), math.sin(round_), 0))
    upwards = np.array(towards.cross(right))
    at = vertices()
    across, along = at @ np.array(right), at @ upwards
    tall, wide = np.ptp(along), np.ptp(across)
    height = max(tall / share, (wide + shadow * np.ptp(at[:, 2])) / (WIDEST * .8))
    foot = max(FOOT, ABOVE + tall / height)
    middle_along = along.min() + (foot - .5) * height
    middle_across = (across.min() + across.max() + shadow * .5 * np.ptp(at[:, 2])) / 2
    depth = float(np.median(at @ np.array(towards)))
    focus = np.array(right) * middle_across + upwards * middle_along + np.array(towards) * depth
    return Shot(height=float(height), focus=tuple(map(float, focus)), elevation=elevation, turn=turn, **settings)


def vertices():
    """Where everything that has been made so far is."""
    bpy.context.view_layer.update()
    found = []
    for thing in bpy.context.scene.objects:
        if thing.type == 'MESH':
            matrix = np.array(thing.matrix_world)
            local = np.empty(len(thing.data.vertices) * 3)
            thing.data.vertices.foreach_get('co', local)
            found.append(local.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.vstack(found)
