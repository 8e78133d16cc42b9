"""Paper labels with the shop's names on them."""
import math

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from . import materials
from .colour import to_linear
from .shapes import mesh

FACES = ('/usr/share/fonts/truetype/noto/NotoSerifDisplay-Regular.ttf', '/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf')


def _face(size):
    for file in FACES:
        try:
            return ImageFont.truetype(file, size)
        except OSError:
            continue
    raise SystemExit(f'No face for labels; install one of {", ".join(FACES)}')


def picture_of(lines, width=900, height=600, paper=(.955, .935, .89), ink=(.05, .09, .07)):
    """`lines`: (words, size, space between letters) as shares of the height. Linear colour, row 0 at the bottom."""
    page = Image.new('RGB', (width, height), tuple(int(255 * c) for c in paper))
    draw = ImageDraw.Draw(page)
    y = height * .24
    for words, size, gap in lines:
        face = _face(int(size * height))
        across = sum(draw.textlength(c, font=face) + gap * height for c in words) - gap * height
        x = (width - across) / 2
        for c in words:
            draw.text((x, y), c, font=face, fill=tuple(int(255 * k) for k in ink))
            x += draw.textlength(c, font=face) + gap * height
        y += size * height * 1.7
    a = np.asarray(page, np.float32)[::-1] / 255
    return to_linear(a)


def round_label(radius, bottom, top, arc, lines, lift=.00025, facing=-math.pi / 2):
    """Round a cylinder, `arc` radians wide."""
    material = materials.printed(picture_of(lines, height=int(900 * (top - bottom) / (arc * radius))))
    steps = 48
    vertices, uv = [], []
    for i in range(steps + 1):
        a = facing + (i / steps - .5) * arc
        for k, z in enumerate((bottom, top)):
            vertices.append(((radius + lift) * math.cos(a), (radius + lift) * math.sin(a), z))
            uv.append((i / steps, k))
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
    return mesh('label', vertices, faces, [material], uv=np.array(uv))


def flat_label(width, height, lines, paper=(.955, .935, .89)):
    """A label that lies in the plane of x and z, facing the camera, its middle at the origin."""
    material = materials.printed(picture_of(lines, height=int(900 * height / width), paper=paper))
    corners = [(-width / 2, 0, -height / 2), (width / 2, 0, -height / 2), (width / 2, 0, height / 2), (-width / 2, 0, height / 2)]
    return mesh('label', corners, [(0, 1, 2, 3)], [material], uv=np.array([(0, 0), (1, 0), (1, 1), (0, 1)]), smooth=False)


def mask_of(lines, ratio):
    """Words to print straight on a thing: 1 where the ink is; `ratio` is height to width."""
    return picture_of(lines, height=int(900 * ratio), paper=(0, 0, 0), ink=(1, 1, 1))[:, :, 0]
