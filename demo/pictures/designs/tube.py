"""Briar's tube that stands on its cap, the words printed on it."""
import numpy as np

from studio import label, materials
from studio.framing import MEDIUM, framed
from studio.shapes import between_rings, lathe, mesh, rounded
from studio.shot import Shot

LONG, CAP = .118, .021
CRIMP = .0065
# Of the printed part: its height to its width, and its height in pixels.
RATIO = 1.55
HIGH = int(900 * RATIO)


def surface(angle, k):
    """Points of the tube at an angle round it, `k` from 0 at the cap to 1 at the crimp."""
    flat = np.clip(k, 0, 1) ** 1.6
    wide = .0185 * (1 - flat) + .0288 * flat
    deep = .0185 * (1 - flat) + .0007 * flat
    squeezed = 1 - .07 * np.sin(np.pi * np.clip(k, 0, 1)) ** 2 * np.maximum(0, np.cos(angle + 1.1)) ** 4
    sway = .0012 * np.sin(2.6 * k)
    return np.stack([wide * np.cos(angle) * (1 + .012 * np.sin(4 * k)), deep * np.sin(angle) * squeezed + sway, CAP + k * LONG], -1)


def field():
    """Where a tube with a white field has it, as a mask whose row 0 is at the bottom."""
    mask = np.zeros((HIGH, 900), np.float32)
    mask[int(HIGH * .37):int(HIGH * .83), 45:855] = 1
    return mask


def build(frame, words='DAILY CARE', has_panel=False):
    """`has_panel`: the words are on a white field, for colours as dark as their ink."""
    printed = [('BRIAR', .145, .032), (words, .072, .022)]
    skin = materials.lettered(field(), panel=label.picture_of(printed, height=HIGH)) if has_panel else materials.lettered(label.mask_of(printed, RATIO))
    around = 120
    heights = np.linspace(.012, 1, 60)
    angles = np.linspace(0, 2 * np.pi, around, endpoint=False)
    rows = [surface(angles, np.full(around, .0)) * [s, s, 1] + [0, 0, z] for s, z in ((.80, -.0004), (.93, 0), (.985, .0006))]
    rows += [surface(angles, np.full(around, k)) for k in heights]
    for j, z in enumerate(np.linspace(.0006, CRIMP, 22)):
        row = surface(angles, np.full(around, 1.0)) + [0, 0, z]
        row[:, 1] += .00022 * np.sin(angles) * np.cos(j * np.pi)
        rows.append(row)
    vertices = np.vstack(rows)
    n = len(rows)
    # The words lie on the part of the front that is the unit square here.
    height = (vertices[:, 2] - CAP) / LONG
    uv = np.stack([(np.tile(angles, n) - 1.5 * np.pi) / 1.24 + .5, (height - .34) / .44], 1)
    faces = between_rings(n, around)
    mesh('tube', vertices, [*faces, tuple(range((n - 1) * around, n * around))], [skin], uv=uv)
    white = materials.plain('#efe9dd', rough=.33, name='cap')
    lathe('cap', rounded([(0, 0), (.0178, 0), (.0184, .0010), (.0184, CAP - .0016), (.0176, CAP - .0005), (0, CAP - .0004)], .0009), [white], around=180)
    if frame == 'close':
        return Shot(height=.076, focus=(.001, -.006, .113), elevation=16, turn=28, aperture=9, scale=.16)
    return framed(MEDIUM + .06, elevation=10, turn=20)
