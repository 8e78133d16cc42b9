"""A face oil in a dropper bottle of tinted glass."""
import numpy as np

from studio import label, materials
from studio.framing import MEDIUM, framed
from studio.shapes import curve, lathe, rounded
from studio.shot import Shot

PER_COLOUR = True
HAS_GLASS = True
SAMPLES = 48

RADIUS, SHOULDER = .0172, .056


def build(frame, colour, brand='ALDER', words=('FACE OIL', .080, .03), close=(.052, .060)):
    """`close`: the height of the close picture and the middle of it."""
    glass = materials.coloured_glass(colour, depth=1.1)
    outside = rounded([(0, .0016), (.012, .0004), (RADIUS - .002, 0), (RADIUS, .0030), (RADIUS, SHOULDER), (.0120, .0640), (.0088, .0655), (.0088, .0700)], .0035, 10)
    within = rounded([(.0070, .0700), (.0070, .0655), (.0105, .0625), (RADIUS - .0018, SHOULDER - .001), (RADIUS - .0018, .0055), (.011, .0042), (0, .0050)], .0030, 10)
    lathe('bottle', np.vstack([outside, within]), [glass], around=180)
    oil = materials.glass((.99, .94, .84), refraction=1.33, shadow=(.9, .82, .7))
    lathe('oil', rounded([(0, .0048), (.011, .0040), (RADIUS - .00165, .0053), (RADIUS - .00165, .0475), (RADIUS - .0026, .0468), (0, .0468)], .0025, 8), [oil], around=160)
    pipette = materials.glass()
    lathe('pipette', [(.0019, .012), (.0026, .018), (.0028, .066), (.0021, .066), (.0019, .018), (.0012, .012)], [pipette], around=40)
    dark = materials.plain('#1d1c1a', rough=.36, bump=(900, .00004, 2), name='collar')
    collar = lathe('collar', rounded([(0, .0690), (.0102, .0690), (.0106, .0700), (.0106, .0835), (.0095, .0845), (0, .0845)], .0008), [dark], around=180)
    ribs(collar)
    rubber = materials.plain('#242220', rough=.62, specular=.35, bump=(600, .0001, 3), name='rubber')
    lathe('bulb', curve([(.0072, .0843), (.0072, .0862), (.0064, .0880), (.0060, .0960), (.0056, .1050), (.0044, .1090), (.0022, .1106), (0, .1110)], 60), [rubber], around=90)
    label.round_label(RADIUS, .0135, .0440, 2.0, [(brand, .15, .05), words, ('30 ml', .068, .01)], lift=.0002)
    if frame == 'close':
        height, middle = close
        return Shot(height=height, focus=(.001, -.010, middle), elevation=18, turn=12, aperture=11, scale=.14)
    return framed(MEDIUM, elevation=12)


def ribs(collar):
    """Fine grooves to hold the collar by."""
    for vertex in collar.data.vertices:
        x, y, z = vertex.co
        if .0706 < z < .0830 and x * x + y * y > .0098 ** 2:
            a = np.arctan2(y, x)
            k = 1 - .022 * (.5 + .5 * np.cos(60 * a)) ** 2
            vertex.co = (x * k, y * k, z)
