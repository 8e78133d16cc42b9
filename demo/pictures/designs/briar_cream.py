"""Briar's cream on its plinth."""
from studio.plinth import SAMPLES, on_plinth  # noqa: F401

from . import jar


def build(frame):
    return on_plinth(jar.build(frame), frame)
