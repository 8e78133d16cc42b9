"""Briar's skin tint on its plinth."""
from studio.plinth import SAMPLES, on_plinth  # noqa: F401

from . import tube


def build(frame):
    return on_plinth(tube.build(frame, 'SKIN TINT', has_panel=True), frame)
