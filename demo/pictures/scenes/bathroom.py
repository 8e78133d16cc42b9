"""A serum, a cream, a tube and towels on a shelf before peach tiles: the head of briar's pages."""
from props.furniture import slab
from props.walls import tiled_wall
from studio import materials
from studio.shot import Shot
from studio.still_life import place
from studio.window import Window

HAS_GLASS = True
SAMPLES = 12
BACK, FRONT = .085, -.085
LIGHT = Window(towards=(.66, .46, -.38), onto=(.24, BACK, .07), size=(.40, .36), panes=(2, 2), bar=.014, away=1.5, power=2.9, width=.6, leaves=9)


def build(picture):
    tiled_wall('#e9c9b5', BACK)
    slab(2.0, BACK, FRONT, materials.plaster('#f0e2d6'))
    place('serum', '#e6ae7c', (-.030, -.010), turn=-8, brand='BRIAR')
    place('jar', '#d7a49b', (.036, -.036), turn=12)
    place('tube', '#a3ad91', (.098, .026), turn=-6)
    if picture.endswith('portrait'):
        return Shot(height=.33, focus=(.042, 0, .078), elevation=9, turn=3, lens=90, aperture=11, window=LIGHT, is_on_paper=False, fill=1.05, scale=.28)
    towels = place('towels', '#f3e7dc', (.218, .000), turn=3)
    towels.scale = (.55,) * 3
    return Shot(height=.285, focus=(.090, 0, .078), elevation=9, turn=3, lens=90, aperture=11, window=LIGHT, is_on_paper=False, fill=1.05, scale=.28)
