"""A thing on a round plinth in the middle of a square: how briar shows what it sells."""
import math

from . import light
from .framing import vertices
from .shapes import lathe, rounded
from .shot import Shot
from .window import Window

# The edges of the sun's light are ragged with fewer.
SAMPLES = 24
# As shares of the picture's side: the plinth, where its upper side is from the middle down, and the most that a thing may fill.
RADIUS, TALL, BELOW = .335, .150, .185
HIGH, WIDE = .50, .54


def on_plinth(shot, frame):
    """The front of what has been made so far, on a plinth of the ground's colour; other frames stay as they are."""
    if frame != 'front':
        return shot
    at = vertices()
    low, high = at.min(0), at.max(0)
    x, y = (low[:2] + high[:2]) / 2
    up = math.radians(12)
    side = max((high[2] - low[2]) * math.cos(up) / HIGH, (high[0] - low[0]) / WIDE)
    radius, tall, edge = RADIUS * side, TALL * side, .008 * side
    profile = [(0, 0), (radius, 0), (radius, -tall), (0, -tall)]
    made = lathe('plinth', rounded(profile, edge, 8), [light.paper()], around=220)
    made.location = (x, y, 0)
    window = Window(towards=(.62, .50, -.62), onto=(x + .10 * side, y + .3 * side, -.1 * side), size=(1.25 * side, 1.5 * side), panes=(2, 2), bar=.055 * side, away=5 * side, power=1.75, width=.8)
    return Shot(height=float(side), focus=(float(x), float(y), float(BELOW * side)), elevation=12, turn=0, aperture=11, level=-tall, window=window, scale=float(side), fill=1.8)
