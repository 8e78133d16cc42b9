"""Briar's powder on its plinth, in a jar as its cream is."""
from studio.plinth import SAMPLES, on_plinth  # noqa: F401

from . import jar


def build(frame):
    return on_plinth(jar.build(frame, 'POWDER', is_powder=True), frame)
