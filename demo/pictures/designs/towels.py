"""Two folded waffle towels, one on the other."""
from cloth.fabric import fabric
from cloth.framing import framed
from cloth.layers import serpentine
from cloth.pile import Pile
from studio.shot import Shot


def build(frame):
    waffle = fabric('waffle', melange=.06, fuzz=.06)
    pile = Pile()
    first, _ = serpentine(pile, waffle, .150, .110, 4, .0105, seed=43, waves=.0026)
    top, _ = serpentine(pile, waffle, .146, .107, 4, .0105, seed=47, bottom=first + .003, waves=.0030)
    pile.build()
    if frame == 'close':
        return Shot(height=.15, focus=(-.03, -.105, top - .008), elevation=26, turn=18, aperture=9, scale=.4)
    return framed(pile.points, elevation=24, turn=14, height=.56)
