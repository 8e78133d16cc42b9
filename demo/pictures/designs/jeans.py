"""Jeans, folded in half and then across: denim with copper thread, rivets and a waistband."""
from cloth import garment, patterns, trims
from cloth.fabric import fabric, seen
from cloth.framing import framed
from cloth.pile import Pile
from cloth.sewing import sewing
from studio.shot import Shot

WINDOW = (-.30, -.42, .10, .03)
THREAD, WEFT = '#c0792c', '#50545a'


def build(frame):
    look = seen(frame, .12, (.25, .5), fuzz=.02, wander=.0012, contrast=.5, relief=.8)
    pattern = patterns.trouser(crotch=.345, hem_w=.19, knee_w=.21, spread=.045)
    laid = garment.laid(pattern, seed=8, squash=.6, fullness=.016, ease=.026, noise=.005, press=8)
    sewn = [sewing(pattern, side, WINDOW, weight=1.6, thread_height=.8, stitch=.0036, thread_width=.0010) for side in ('front', 'back')]
    cloth = [fabric('denim', s, THREAD, WEFT, **look) for s in sewn]
    pile = Pile()
    body = garment.body(pile, laid, cloth, .0018)
    garment.belt_loops(pile, laid, [(-.112, -.038)], cloth[0], .0018)
    garment.halved(pile, .036)
    pile.settle(seed=9, loft=1.35, waves=.0018, ripples=.0006)
    pile.build()
    trims.buttons(pile, body, [(.006, -.043)], radius=.0085, colour='#8a5a35', rough=.3)
    trims.rivets(pile, body, [(-.119, -.064), (-.228, -.160)])
    if frame == 'close':
        return Shot(height=.15, focus=(-.08, -.08, pile.points[:, 2].max() - .006), elevation=40, turn=14, aperture=9, scale=.4)
    return framed(pile.points, turn=-8)
