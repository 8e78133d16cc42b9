"""Briar's powder on its plinth, in a jar as its cream is."""
from .briar_cream import build  # noqa: F401
