"""Colours, for what Blender runs and for what only reads its passes."""
import numpy as np

# Albedo that stands in for the colour of a product while it is rendered; develop.py puts the real one in its place.
NEUTRAL = .40
# The ground of everything that has none of its own.
STONE = '#e4ded2'


def to_linear(values):
    """sRGB of 0 to 1 as linear light."""
    return np.where(values <= .04045, values / 12.92, ((values + .055) / 1.055) ** 2.4)


def linear(colour):
    """`#rrggbb`, or a linear triple as it is, as linear red, green and blue."""
    if not isinstance(colour, str):
        return np.asarray(colour, float)
    return to_linear(np.array([int(colour[i:i + 2], 16) for i in (1, 3, 5)]) / 255)
