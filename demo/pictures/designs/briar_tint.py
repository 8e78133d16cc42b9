"""Briar's skin tint on its plinth."""
from studio.plinth import on_plinth

from . import tube


def build(frame):
    return on_plinth(tube.build(frame, brand='BRIAR', words=('SKIN TINT', .060, .022)), frame)
