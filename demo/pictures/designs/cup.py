"""A speckled stoneware cup on its saucer."""
import math

import numpy as np

from studio import materials
from studio.shapes import lathe, rounded, rounded_rectangle, sweep
from studio.shot import Shot

RISE = .0055


def build(frame):
    glaze = materials.glaze(bare_below=.012)
    outside = rounded([(0, .003), (.024, .003), (.026, 0), (.030, 0), (.033, .006), (.041, .030), (.0425, .078)], .006, 10)
    inside = rounded([(.0425, .078), (.0408, .0795), (.0392, .077), (.0375, .032), (.030, .010), (0, .0075)], .006, 10)
    cup = lathe('cup', np.vstack([outside, inside]), [glaze], around=180)
    a = np.radians(78 - 165 * np.linspace(0, 1, 50))
    x, z = .0405 + .027 * np.cos(a), .046 + .025 * np.sin(a)
    x[0], x[-1] = .0395, .0375
    turn = math.radians(-28)
    path = np.stack([x * math.cos(turn), x * math.sin(turn), z], 1)
    up = np.stack([np.cos(a) * math.cos(turn), np.cos(a) * math.sin(turn), np.sin(a)], 1)
    handle = sweep('handle', path, rounded_rectangle(.0105, .0062, .0029, 7), [glaze], up=up)
    for thing in (cup, handle):
        thing.location.z = RISE
    plate = rounded([(0, 0), (.045, 0), (.05, .002), (.072, .010), (.0735, .0115), (.072, .0125), (.050, .0065), (0, .005)], .003)
    lathe('saucer', plate, [glaze], around=160)
    if frame == 'close':
        return Shot(height=.098, focus=(.020, -.026, .055), elevation=22, turn=34, aperture=9, scale=.2)
    return Shot(height=.235, focus=(.006, 0, .038), elevation=20)
