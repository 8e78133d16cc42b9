"""A tall matt vase with a narrow neck and one dry stem."""
import numpy as np

from studio import materials
from studio.framing import LARGE, framed
from studio.shapes import by_hand, circle, curve, lathe, sweep
from studio.shot import Shot

PROFILE = [(.040, .0015), (.043, .006), (.0555, .030), (.0655, .062), (.0660, .080), (.0560, .108), (.0365, .132), (.0210, .151), (.0142, .174), (.0122, .205), (.0132, .236), (.0168, .252)]


def build(frame):
    clay = materials.glaze(speckled=False, rough=.55, ridges=.22)
    bottom = [(0, .003), (.034, .003), (.0355, .0002), (.0385, 0), (.040, .0015)]
    lip = curve([(.0168, .252), (.0172, .2533), (.0164, .2541), (.0152, .2533)], 10)
    neck = curve([(.0152, .2533), (.0112, .237), (.0096, .205), (.0105, .180)], 20)
    by_hand(lathe('vase', np.vstack([bottom, curve(PROFILE, 110), lip, neck]), [clay], around=200), .0006, 5)
    if frame == 'close':
        return Shot(height=.115, focus=(-.004, -.020, .212), elevation=24, turn=10, aperture=9, scale=.26)
    stem()
    return framed(LARGE, elevation=11)


def stem():
    """A stalk of dry grass that leans out of the neck, with an ear of seeds."""
    straw = materials.plain('#b79a68', rough=.8, specular=.2, bump=(900, .0001, 2), name='straw')
    stalk = curve([(-.006, 0, .20), (.0065, .001, .256), (.024, .004, .310), (.054, .008, .352)], 60)
    sweep('stalk', stalk, circle(.0010, 8), [straw], up=(0, 1, 0))
    rng = np.random.default_rng(12)
    for k in range(46):
        at = stalk[59 - k // 2] + rng.normal(0, .0003, 3)
        along = stalk[59] - stalk[40]
        along /= np.linalg.norm(along)
        a = rng.uniform(0, 2 * np.pi)
        out = np.array([np.cos(a) * .8, np.sin(a), .2 * np.cos(a)]) * .45 + along
        out /= np.linalg.norm(out)
        t = np.linspace(0, 1, 9)[:, None]
        length = rng.uniform(.010, .016)
        sweep('seed', at + out * t * length + along * t ** 2 * .004, circle(1, 6) * .0006, [straw], up=(.3, .9, .2))
