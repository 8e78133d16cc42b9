"""Briar's cream on its plinth."""
from studio.plinth import on_plinth

from . import jar


def build(frame):
    return on_plinth(jar.build(frame), frame)
