"""A shot in which a thing fills its part of the picture and stands where all things stand."""
import math

import numpy as np

from studio.shot import Shot


def framed(points, elevation=42, turn=-12, width=.76, height=.68, foot=.77, aperture=20, **settings):
    """`width`, `height`: the most of the picture that the thing may fill. `foot`: where its lowest point is, from the top."""
    up, round_ = math.radians(elevation), math.radians(turn)
    towards = np.array([math.sin(round_) * math.cos(up), -math.cos(round_) * math.cos(up), math.sin(up)])
    right = np.array([math.cos(round_), math.sin(round_), 0])
    above = np.cross(towards, right)
    focus, size = points.mean(0), 1.0
    for _ in range(12):
        d = points - (focus + towards * size * 100 / 30)
        depth = -(d @ towards)
        u, v = (d @ right) / depth * 100 / 30, (d @ above) / depth * 100 / 30
        grow = max((u.max() - u.min()) / (.8 * width), (v.max() - v.min()) / height)
        focus = focus + right * (u.max() + u.min()) / 2 * size + above * (v.min() + (foot - .5) * grow) * size
        size *= grow
    return Shot(height=size, focus=tuple(focus), elevation=elevation, turn=turn, aperture=aperture, **settings)
