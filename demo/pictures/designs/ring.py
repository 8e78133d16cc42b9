"""A fine ring on a piece of plaster."""
from studio import materials
from studio.framing import SMALL, framed
from studio.shapes import lump, placed, ring, rounded_rectangle
from studio.shot import Shot

PER_COLOUR = True
SAMPLES = 32


def build(frame, colour):
    metal = materials.precious(colour)
    stone = materials.plaster()
    low = lump('slab', (.060, .044, .013), [stone], corner=.0018, rough=.0005, seed=3, cuts=70)
    high = lump('stone', (.021, .019, .017), [stone], corner=.0016, rough=.0006, seed=9, cuts=50)
    placed([low], (0, 0, 0), (0, 0, 7))
    placed([high], (.0125, .0070, .0129), (0, 0, -21))
    band = ring('ring', .0089, rounded_rectangle(.0021, .0013, .00058, 8), [metal], steps=220)
    placed([band], (-.0075, -.0040, .0130 + .0093), (-9, 0, 34))
    thin = ring('thin', .0087, rounded_rectangle(.0012, .0011, .00048, 8), [metal], steps=220)
    placed([thin], (.0125, .0060, .0129 + .0170 + .0007), (90, 0, 0))
    if frame == 'close':
        return Shot(height=.030, focus=(-.006, -.006, .0215), elevation=20, turn=8, aperture=14, scale=.09)
    return framed(SMALL, elevation=22, turn=6)
