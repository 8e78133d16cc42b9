"""Seams, stitches, hems and ribs drawn in pattern space: heights, thread and shade of a window of a pattern."""
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

from studio.shapes import resampled

from .patterns import offset


@dataclass
class Sewing:
    """Maps of the window from `low` to `high` (metres): height in metres, thread, rib and shade from 0 to 1."""
    low: np.ndarray
    high: np.ndarray
    height: np.ndarray
    thread: np.ndarray
    rib: np.ndarray
    shade: np.ndarray


class _Sheet:
    def __init__(self, low, high, texel, seed, weight, thread_height, thread_width, stitch):
        self.thread_width = thread_width
        self.low, self.texel, self.weight, self.thread_height, self.stitch = low, texel, weight, thread_height, stitch
        self.width, self.rows = ((high - low) / texel).astype(int)
        rng = np.random.default_rng(seed)
        self.fine, self.coarse = (self._pucker(rng, size) for size in (.0022, .0035))
        self.H, self.S, self.R, self.D = (np.zeros((self.rows, self.width), np.float32) for _ in range(4))

    def _pucker(self, rng, size):
        # At a quarter of the resolution: it is smooth.
        noise = gaussian_filter(rng.standard_normal((self.rows // 4 + 2, self.width // 4 + 2)).astype(np.float32), size / self.texel / 4)
        return np.kron(noise / (noise.std() + 1e-9), np.ones((4, 4), np.float32))[:self.rows, :self.width]

    def drawn(self, lines, width):
        picture = Image.new('L', (int(self.width), int(self.rows)), 0)
        pen = ImageDraw.Draw(picture)
        for line in lines:
            pen.line([tuple(p) for p in (np.asarray(line) - self.low) / self.texel], fill=255, width=max(1, int(round(width / self.texel))), joint='curve')
        return np.asarray(picture, np.float32) / 255

    def soft(self, lines, width, blur):
        return gaussian_filter(self.drawn(lines, width), blur / self.texel)

    def stitches(self, line):
        fine = resampled(line, .0003)
        length, pitch = int(self.stitch / .0003), int((self.stitch + .0009) / .0003)
        dashes = [fine[i:i + length] for i in range(0, len(fine) - length, pitch)]
        thread = self.soft(dashes, self.thread_width, .00022)
        self.S += thread
        self.H += self.thread_height * thread - .40 * self.weight * self.soft([line], .0012, .0009)
        self.H += .10 * self.weight * self.soft([line], .009, .003) * self.fine
        self.D += .55 * self.soft([line], .0012, .0012)

    def seam(self, line):
        self.H += self.weight * (.55 * self.soft([offset(line, .005)], .009, .0018) - self.soft([line], .0014, .0010))
        self.H += .28 * self.weight * self.soft([line], .02, .007) * self.coarse
        self.D += self.soft([line], .0010, .0006)

    def step(self, line):
        self.H += 1.2 * self.weight * self.soft([offset(line, .008)], .016, .0006)
        self.D += .9 * self.soft([offset(line, -.0008)], .0010, .0007)

    def rib(self, line, width, pitch, height):
        band = self.drawn([offset(line, width / 2)], width)
        inner = offset(line, width)
        at = resampled(line, pitch)
        t = np.gradient(at, axis=0)
        t /= np.linalg.norm(t, axis=1)[:, None]
        strokes = [np.array([p - n * .002, p + n * width]) for p, n in zip(at, np.stack([-t[:, 1], t[:, 0]], 1))]
        ribs = self.soft(strokes, pitch * .5, pitch * .2)
        within = gaussian_filter(band, .0006 / self.texel)
        self.H += .9 * self.weight * gaussian_filter(band, .0012 / self.texel) + height * 1.6 * ribs * within.clip(0, 1)
        self.H -= self.soft([inner], .0012, .0010)
        self.R = np.maximum(self.R, within)
        self.D += self.soft([inner], .0010, .0007) + .12 * (1 - 1.5 * ribs).clip(0, 1) * self.R


def sewing(pattern, side, window, texel=.0003, seed=3, weight=1.0, thread_height=.55, thread_width=.0006, stitch=.0030, rib_pitch=.0022, rib_height=.5):
    """`window`: (left, bottom, right, top) of the pattern."""
    low, high = np.array(window[:2], float), np.array(window[2:], float)
    sheet = _Sheet(low, high, texel, seed, weight, thread_height, thread_width, stitch)
    for line in pattern.lines:
        if line['side'] not in ('both', side):
            continue
        p = resampled(line['p'], .002)
        if line['kind'] == 'seam':
            sheet.seam(p)
        elif line['kind'] == 'step':
            sheet.step(p)
        elif line['kind'] == 'single':
            sheet.stitches(p)
        else:
            sheet.stitches(offset(p, .003))
            sheet.stitches(offset(p, -.003))
            sheet.H += .5 * weight * sheet.soft([p], .010, .0012)
    for band in pattern.bands:
        if band['side'] not in ('both', side):
            continue
        p, width = resampled(band['p'], .0015), band['width']
        if band['kind'] == 'rib':
            sheet.rib(p, width, rib_pitch, rib_height)
            continue
        sheet.H += .55 * weight * gaussian_filter(sheet.drawn([offset(p, width / 2)], width), .0009 / texel)
        sheet.stitches(offset(p, width - .0015))
        if band['kind'] == 'twin':
            sheet.stitches(offset(p, width - .0065))
    return Sewing(low, high, sheet.H * .001, sheet.S.clip(0, 1), sheet.R.clip(0, 1), sheet.D.clip(0, 1))
