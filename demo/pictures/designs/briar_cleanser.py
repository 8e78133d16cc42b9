"""Briar's cleanser on its plinth, in the tube of its other care."""
from studio.plinth import SAMPLES, on_plinth  # noqa: F401

from . import tube


def build(frame):
    return on_plinth(tube.build(frame), frame)
