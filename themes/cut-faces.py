"""Cuts the faces of the themes into the files of public/fonts. Run by hand when a face changes (needs fonttools and brotli):

    python3 themes/cut-faces.py

A page waits for its words and its picture on one line, so a face is two files: what English is written with, which every Latin page
preloads, and the rest of Latin (`-accents`), which a browser fetches when a page has such a letter. It prints
the ranges for faces.scss of the theme.
"""

from pathlib import Path
from unicodedata import category

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
TARGET = HERE.parent / "public" / "fonts"
# Whole faces, by theme: themes/<theme>/faces/<face>.woff2.
FACES = {"shop-sans": "alder", "shop-serif": "alder", "shop-grotesque": "briar"}
# Axes that pages do not use, at the value that they are cut at, and shares of those that they do.
AXES = {"shop-grotesque": {"opsz": 24, "wght": (400, 700)}}
SIGNS = "\u00a0£©«®°·»×–—‘’‚“”„•…€™−"
BASIC = {*range(0x20, 0x7F), *map(ord, SIGNS)}


def opened(face: str) -> TTFont:
    font = TTFont(HERE / FACES[face] / "faces" / f"{face}.woff2")
    return instantiateVariableFont(font, AXES[face]) if face in AXES else font


def with_kerning_of_regular(font: TTFont, face: str) -> TTFont:
    """One set of kerning for all weights: that of each weight is two thirds of the tables and moves a pair by a few units."""
    if "fvar" in font:
        regular = instantiateVariableFont(opened(face), {"wght": 400})
        font["GPOS"], font["GDEF"] = regular["GPOS"], regular["GDEF"]
    return font


def cut(face: str, unicodes: set[int], name: str) -> None:
    options = Options()
    options.flavor = "woff2"
    # Hints are instructions for screens coarser than today's, and half of the serif.
    options.hinting = False
    options.layout_features = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"]
    options.name_IDs = [0, 1, 2, 13, 14]
    font = with_kerning_of_regular(opened(face), face)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    font.flavor = "woff2"
    # The file is the same on every run: otherwise it would have the time of the run.
    font.recalcTimestamp = False
    font.save(TARGET / f"{name}.woff2")


def as_range(unicodes: set[int]) -> str:
    """As CSS writes it: U+0041-005A, U+00A9."""
    runs: list[list[int]] = []
    for each in sorted(unicodes):
        if runs and runs[-1][1] == each - 1:
            runs[-1][1] = each
        else:
            runs.append([each, each])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in runs)


for face in FACES:
    # Without characters that nobody sees.
    every = {each for each in opened(face).getBestCmap() if category(chr(each))[0] not in "CZ"} | (BASIC & {0x20, 0xA0})
    for name, unicodes in [(face, every & BASIC), (f"{face}-accents", every - BASIC)]:
        cut(face, unicodes, name)
        print(name, as_range(unicodes))
