"""Briar's lipstick on its plinth."""
from studio.plinth import on_plinth

from . import lipstick


def build(frame):
    return on_plinth(lipstick.build(frame), frame)
