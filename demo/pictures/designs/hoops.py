"""A pair of hoop earrings on plaster."""
import numpy as np

from studio import materials
from studio.framing import SMALL, framed
from studio.shapes import circle, curve, lump, placed, sweep
from studio.shot import Shot

PER_COLOUR = True
SAMPLES = 32

RADIUS, WIRE = .0125, .0016


def hoop(metal):
    """Thicker below; a gap above that the post closes."""
    a = np.radians(np.linspace(97, 443, 200))
    out = np.stack([np.cos(a), 0 * a, np.sin(a)], 1)
    bodied = .82 + .36 * (.5 - .5 * np.sin(a)) ** 1.3
    parts = [sweep('hoop', RADIUS * out, circle(WIRE, 28), [metal], up=out)]
    flat = parts[0].data.vertices
    for i, vertex in enumerate(flat):
        ring, centre = bodied[i // 28], RADIUS * out[i // 28]
        vertex.co = tuple(centre + (np.array(vertex.co) - centre) * ring)
    post = curve([(RADIUS * np.cos(a[0]), 0, RADIUS * np.sin(a[0])), (.002, 0, RADIUS + .0001), (RADIUS * np.cos(a[-1]), 0, RADIUS * np.sin(a[-1]))], 12)
    parts.append(sweep('post', post, circle(.00042, 12), [metal], up=(0, 1, 0)))
    return parts


def build(frame, colour):
    metal = materials.precious(colour, rough=.16)
    stone = materials.plaster()
    low = lump('slab', (.074, .050, .012), [stone], corner=.0018, rough=.0005, seed=6, cuts=70)
    placed([low], (0, 0, 0), (0, 0, -8))
    high = lump('stone', (.026, .022, .021), [stone], corner=.0018, rough=.0006, seed=15, cuts=50)
    placed([high], (.016, .009, .0119), (0, 0, 24))
    placed(hoop(metal), (-.0105, -.001, .0121 + RADIUS + WIRE * 1.15), (-6, 4, 28))
    placed(hoop(metal), (.0125, -.0125, .0120 + WIRE * 1.02), (90, 0, -38))
    if frame == 'close':
        return Shot(height=.042, focus=(-.008, -.006, .0235), elevation=22, turn=6, aperture=14, scale=.1)
    return framed(SMALL + .04, elevation=22, turn=6)
