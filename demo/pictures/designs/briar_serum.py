"""Briar's serum on its plinth."""
from studio.plinth import on_plinth

from . import serum

PER_COLOUR = True
HAS_GLASS = True
SAMPLES = 36


def build(frame, colour):
    return on_plinth(serum.build(frame, colour, brand='BRIAR', words=('FACE CARE', .080, .02), close=(.066, .050)), frame)
