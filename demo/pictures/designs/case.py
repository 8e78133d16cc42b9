"""A slim leather card case that leans on a block of stone, a card in its pocket."""
import numpy as np

from studio import materials
from studio.framing import MEDIUM, framed
from studio.shapes import lump, placed, resampled, rounded, rounded_rectangle, sheet, stitches
from studio.shot import Shot

WIDE, TALL = .102, .076
LEATHER = .0013


def build(frame):
    leather, edge = materials.leather(), materials.edge_paint()
    parts = []
    parts.append(sheet('back', rounded_rectangle(WIDE, TALL, .006, 8), .0018, [leather, edge], height=bent))
    card = materials.paper('#efe6d4')
    parts.append(sheet('card', rounded_rectangle(.086, .054, .003, 6) + [.001, .0165], .0008, [card, card], height=lambda x, y: bent(x, y) + .0021, step=.004, edge=.0001))
    for k, top in enumerate((.022, .006)):
        level = .0030 + k * (LEATHER + .0003)
        pocket = pocket_outline(top)
        parts.append(sheet('pocket', pocket, LEATHER, [leather, edge], height=lambda x, y, level=level: bent(x, y) + seated(x, y, level)))
    thread = materials.thread(1.35)
    border = rounded([(-WIDE / 2 + .0028, .006 - .001), (-WIDE / 2 + .0028, -TALL / 2 + .0028), (WIDE / 2 - .0028, -TALL / 2 + .0028), (WIDE / 2 - .0028, .005)], .005, 10)
    parts.append(sewn(border, .0030 + LEATHER + .0003 + LEATHER, thread))
    parts.append(sewn(_arc(.006 - .0030, WIDE / 2 - .0065), .0030 + LEATHER + .0003 + LEATHER, thread))
    placed(parts, (0, 0, TALL / 2 * np.sin(np.radians(72)) + .0002), (72, 0, 0))
    stone = lump('stone', (.088, .050, .060), [materials.plaster('#d8d0c3')], corner=.003, rough=.0007, seed=4)
    placed([stone], (.040, .0470, 0), (0, 0, -7))
    if frame == 'close':
        return Shot(height=.066, focus=(-.026, .008, .050), elevation=26, turn=-24, aperture=10, scale=.2)
    return framed(MEDIUM - .08, elevation=17, turn=-10)


def bent(x, y):
    """Leather that was carried in a pocket."""
    return .0016 * (x / .05) ** 2 + .0005 * np.sin(40 * y + 30 * x)


def seated(x, y, level):
    """Pockets are sewn down at three sides."""
    edge = np.minimum(WIDE / 2 - np.abs(x), y + TALL / 2)
    return level - (level - .0018) * .55 * np.exp(-np.maximum(edge, 0) / .004)


def _arc(top, half):
    x = np.linspace(-half, half, 40)
    return np.stack([x, top - .0035 * (1 - (x / half) ** 2)], 1)


def pocket_outline(top):
    """Its upper edge dips in the middle."""
    rim = _arc(top, WIDE / 2)
    low = rounded([rim[-1], (WIDE / 2, -TALL / 2), (-WIDE / 2, -TALL / 2), rim[0]], .006, 8)
    return np.vstack([rim, low[1:-1]])


def sewn(line, level, thread):
    flat = resampled(np.asarray(line, float), .001)
    z = bent(flat[:, 0], flat[:, 1]) + seated(flat[:, 0], flat[:, 1], level - LEATHER) + LEATHER + .0001
    return stitches(np.c_[flat, z], (0, 0, 1), [thread], length=.0023, gap=.0009, radius=.00023, slant=.0004)
