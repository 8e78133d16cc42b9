"""What a frame shows and from where, with the light that goes with it."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from . import light
from .colour import STONE
from .window import Window, through


@dataclass
class Shot:
    """`height`: metres that fill the height of the picture at the focus."""
    height: float
    # What the camera looks at.
    focus: tuple = (0.0, 0.0, 0.0)
    # Degrees above the table: 90 looks straight down.
    elevation: float = 14.0
    # Degrees to the right.
    turn: float = 4.0
    # f-number; None is sharp everywhere.
    aperture: float = 8.0
    lens: float = 100.0
    ground: str = STONE
    # Size that the lights are made for; the height of the picture unless given.
    scale: float = 0.0
    # Window bars in the sun.
    has_sun: bool = False
    # How high the paper lies.
    level: float = 0.0
    # The window that the sun comes through, in place of bare bars.
    window: Window | None = None
    # Without it the scene has a wall and a table of its own.
    is_on_paper: bool = True
    # Share of the light that has no sun in it.
    fill: float = 1.0


def take(shot):
    """Puts ground, light and camera round what is there."""
    scale = shot.scale or shot.height
    _studio(shot, scale)
    if shot.window is not None:
        through(shot.window)
    elif shot.has_sun:
        direction = (.62, .42, -.55)
        light.sun(direction, 1.9, .03)
        light.window_bars(shot.focus, direction, 1.2 * max(1, scale), max(.25, scale * 1.2))
    _camera(shot)


def _studio(shot, s):
    fx, fy, fz = shot.focus
    if shot.is_on_paper:
        light.ground(shot.ground, reach=max(1.0, s * 2.2), level=shot.level)
    # In the sun the window's own light is the weaker one.
    is_sunny = shot.has_sun or shot.window is not None
    share = (.35 if is_sunny else 1) * shot.fill
    light.area((fx - 2.4 * s, fy - 1.0 * s, 3.0 * s), (fx, fy, fz), (2.2 * s, 2.6 * s), 175 * s * s * share, (1.0, .985, .965))
    light.area((fx + 2.2 * s, fy + .4 * s, 1.6 * s), (fx, fy, fz), (.5 * s, 2.2 * s), 20 * s * s * shot.fill, (.95, .97, 1.0))
    light.world((.30 if is_sunny else .36) * shot.fill)


def _camera(shot):
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_fit = shot.lens, 'VERTICAL'
    data.sensor_height, data.sensor_width = 30, 24
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    distance = shot.height * shot.lens / 30
    up, round_ = math.radians(shot.elevation), math.radians(shot.turn)
    towards = Vector((math.sin(round_) * math.cos(up), -math.cos(round_) * math.cos(up), math.sin(up)))
    thing.location = Vector(shot.focus) + towards * distance
    thing.rotation_euler = (-towards).to_track_quat('-Z', 'Y').to_euler()
    if shot.aperture:
        data.dof.use_dof = True
        data.dof.aperture_fstop = shot.aperture
        data.dof.focus_distance = distance
    data.clip_start = min(.01, distance / 10)
    bpy.context.scene.camera = thing
