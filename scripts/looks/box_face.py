"""Makes scripts/looks/boxes.woff2, the face that pages have while looks are compared. Run by hand (needs fonttools and brotli):

    python3 scripts/looks/box_face.py

Every letter of every script is one box, and what separates words is empty, so that a line is as long on each machine, whichever
faces it has. The proportions of the box are about those of a Latin text face.
"""

from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

UNITS = 1000
WIDTH, SPACE = 500, 250
ASCENT, DESCENT = 900, -250
BLANKS = {0x09, 0x0A, 0x0D, 0x20, 0xA0, 0x202F, 0x3000, *range(0x2000, 0x200B)}
# Joiners, marks of direction and of how a letter is shown: nothing is seen of them.
UNSEEN = {0xAD, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070), *range(0xFE00, 0xFE10), 0xFEFF}


def box() -> object:
    pen = TTGlyphPen(None)
    corners = [(40, 0), (40, 520), (460, 520), (460, 0)]
    pen.moveTo(corners[0])
    for corner in corners[1:]:
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


def empty() -> object:
    return TTGlyphPen(None).glyph()


def many_to_one() -> CmapSubtable:
    """Format 13 has one glyph for a range of letters; all of Unicode takes a few ranges."""
    table = CmapSubtable.newSubtable(13)
    table.platformID, table.platEncID, table.language = 3, 10, 0
    table.cmap = {code: glyph_of(code) for code in range(0x01, 0x20000) if not 0xD800 <= code <= 0xDFFF}
    return table


def glyph_of(code: int) -> str:
    if code in BLANKS:
        return "space"
    return "unseen" if code in UNSEEN or code < 0x20 else "box"


def main() -> None:
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder([".notdef", "box", "space", "unseen"])
    builder.setupCharacterMap({0x41: "box"})
    builder.setupGlyf({".notdef": box(), "box": box(), "space": empty(), "unseen": empty()})
    builder.setupHorizontalMetrics({".notdef": (WIDTH, 40), "box": (WIDTH, 40), "space": (SPACE, 0), "unseen": (0, 0)})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    builder.setupNameTable({"familyName": "Boxes", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, usWinAscent=ASCENT, usWinDescent=-DESCENT, sxHeight=520, sCapHeight=520)
    builder.setupPost()
    font = builder.font
    font["cmap"].tables.append(many_to_one())
    font.flavor = "woff2"
    font.save(Path(__file__).parent / "boxes.woff2")


main()
