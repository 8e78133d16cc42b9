"""A table laid with linen, a carafe and glasses: the head of the story about linen."""
from designs.carafe import tumbler
from props.table import lemon, tablecloth
from props.walls import painted_wall
from studio import materials
from studio.shapes import placed
from studio.shot import Shot
from studio.still_life import place
from studio.window import Window

HAS_GLASS = True
SAMPLES = 12
BACK, FRONT = .30, -.24
LIGHT = Window(towards=(.64, .42, -.30), onto=(.14, .02, .06), size=(.90, .80), panes=(2, 2), bar=.032, power=2.8, leaves=12)


def build(picture):
    painted_wall('#e2d8c8', .46)
    tablecloth('#ddd4c4', 2.4, BACK, FRONT)
    # Things stand on the cloth, not on the table under it.
    lift = .0026
    place('carafe', '#dccbab', (.060, .040), turn=-6, lift=lift)
    place('plate', '#e9dfcb', (.330, .010), lift=lift)
    place('vase', '#a05539', (.150, .180), turn=24, lift=lift)
    clear = materials.glass((.974, .984, .978), shadow=(.91, .925, .91))
    placed([tumbler(clear)], (-.070, -.070, lift), (0, 0, 20))
    napkins = place('towels', '#a9c1d3', (.332, .010), turn=12, lift=.046)
    napkins.scale = (.52,) * 3
    lemon((.205, -.115, lift), (8, 0, 34), seed=2)
    lemon((.130, -.150, lift), (0, 20, 110), size=.027, seed=7)
    if picture.endswith('portrait'):
        return Shot(height=.74, focus=(.150, 0, .145), elevation=15, turn=3, lens=90, aperture=8, window=LIGHT, is_on_paper=False, fill=.95, scale=.52)
    return Shot(height=.60, focus=(.055, 0, .128), elevation=15, turn=3, lens=90, aperture=8, window=LIGHT, is_on_paper=False, fill=.95, scale=.52)
