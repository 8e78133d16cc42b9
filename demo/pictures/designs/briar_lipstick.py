"""Briar's lipstick on its plinth."""
from studio.plinth import SAMPLES, on_plinth  # noqa: F401

from . import lipstick


def build(frame):
    return on_plinth(lipstick.build(frame), frame)
