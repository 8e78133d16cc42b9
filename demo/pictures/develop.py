"""Makes pictures of rendered passes: puts a product's colour in, takes the noise out, and prints.

blender -b -P demo/pictures/develop.py -- cup-front.npz --to FOLDER --name cup-{}-front --colours ecru=#e9dfcb,sage=#a3ad91 [--ground '#e9c9b5']
"""
import argparse
import os
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, gaussian_gradient_magnitude

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.colour import NEUTRAL, STONE, linear  # noqa: E402
from studio.denoise import denoise_light  # noqa: E402
from studio.program import arguments, run  # noqa: E402

EXPOSURE = 1.13
# The studio's light is a little warm, and its ground warms it more: white goods shall be white.
BALANCE = np.array((.97, 1.0, 1.06), np.float32)
# How much of the light that comes back from other things takes a product's colour, on the product itself.
BOUNCE = .55
GRAIN = .006
# Shares of light that cloth reflects, and how much its folds are brought out there: black shows none by itself, and white is at the
# end of the print.
REFLECTED, GAIN = (.02, .06, .12, .45, .75), (1.5, .4, 0, 0, .7)
# White cloth that reflected more would leave no room for the light on its folds.
WHITE = .80
# The light that cloth shall have on the whole where its folds are brought out.
UPRIGHT = .85


def reflected(colour):
    """Red, green and blue of what `#rrggbb` reflects, as narrow as the passes."""
    return linear(colour).astype(np.float32)


def lightness(colour):
    return float(colour @ (.2126, .7152, .0722))


def dyed(colour):
    """The colour of a thing for a swatch: what is nearly black keeps some light, or its folds could not be seen."""
    return colour * np.clip((.035 / lightness(colour)) ** .7, 1, 2).astype(np.float32)


def relief(light, share, colour):
    """Factors that bring out the folds of cloth that is nearly black or white, as a lamp from the side does; 1 for other colours.

    Only the cloth itself (`share`) is compared: what lies round it would give it a rim.
    """
    gain = float(np.interp(lightness(colour), REFLECTED, GAIN))
    if gain == 0:
        return 1
    bright, share = gaussian_filter(light.mean(-1), 1.2) + 1e-3, share[..., 0] + 1e-4
    # What stands upright has less of the light from above.
    factor = np.clip(UPRIGHT / np.average(bright, weights=share), 1, 1.6) ** min(gain, 1)
    for size, weight in ((light.shape[0] / 24, 1), (light.shape[0] / 7, .6)):
        around = gaussian_filter(bright * share, size) / gaussian_filter(share, size)
        factor = factor * (bright / around) ** (gain * weight)
    return factor.clip(.4, 3)[..., None]


class Negative:
    """The passes of a frame with the noise taken out of its light."""

    def __init__(self, file, is_glass=False):
        with np.load(file) as p:
            v = {name: p[name].astype(np.float32) for name in p.files}
        self.albedo, self.tint, self.ground = v['albedo'], v['tint'], v['ground']
        guide = np.clip(self.albedo, 0, 1)
        rest = v['all'] - self.albedo * (v['direct'] + v['indirect'])
        self.direct = denoise_light(v['direct'], guide, v['normal'])
        self.indirect = denoise_light(v['indirect'], guide, v['normal'])
        # Glass is smooth, but few of its paths find a light.
        self.rest = denoise_light(rest, guide, v['normal'], 2 if is_glass else .8, spike=.04)
        self.edges = edges_of(v['normal'], guide)

    def printed(self, colour, ground, is_cloth=False):
        """Linear light with the product in a colour and what it stands on in another; None leaves the neutral grey."""
        albedo, indirect = self.albedo, self.indirect
        if colour is not None:
            if is_cloth:
                colour = colour * min(1, (WHITE / lightness(colour)) ** .8)
            albedo = albedo + self.tint * (colour - NEUTRAL)
            share = self.tint.mean(-1, keepdims=True).clip(0, 1)
            indirect = indirect * (1 + share * BOUNCE * (colour / NEUTRAL - 1))
            if is_cloth:
                albedo = albedo * (1 + share * (relief(self.direct + self.indirect, share, colour) - 1))
        if ground is not None:
            albedo = albedo + self.ground * (ground - reflected(STONE))
        light = np.maximum(albedo * (self.direct + indirect) + self.rest, 0)
        # Few samples leave outlines ragged; a lens would not draw them as sharp either.
        return light + self.edges * (gaussian_filter(light, (.9, .9, 0)) - light)


def edges_of(normal, albedo):
    """1 on outlines, 0 elsewhere (h, w, 1)."""
    steep = sum(gaussian_gradient_magnitude(normal[..., k], .8) for k in range(3)) + 2 * gaussian_gradient_magnitude(albedo.mean(-1), .8)
    return np.clip((steep - .18) / .25, 0, 1).astype(np.float32)[..., None]


def tone(light):
    """Straight colour with a shoulder above 0.7: swatches stay true and highlights roll off."""
    x = light * EXPOSURE * BALANCE
    peak = x.max(-1, keepdims=True)
    knee = .68
    rolled = np.where(peak > knee, knee + (1 - knee) * (1 - np.exp(-np.maximum(peak - knee, 0) / (1 - knee))), peak)
    x = x * (rolled / np.maximum(peak, 1e-6))
    s = np.where(x <= .0031308, x * 12.92, 1.055 * np.maximum(x, 1e-9) ** (1 / 2.4) - .055)
    h, w = s.shape[:2]
    noise = gaussian_filter(np.random.default_rng(1).standard_normal((h, w)), .6)
    s = s + (GRAIN * noise / noise.std() * (.4 + .6 * (1 - s.mean(-1))))[:, :, None]
    yy, xx = np.mgrid[0:h, 0:w]
    s = s * (1 - .06 * ((xx / w - .5) ** 2 + (yy / h - .5) ** 2))[:, :, None]
    return (s.clip(0, 1) * 255 + .5).astype(np.uint8)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('passes')
    parser.add_argument('--to', required=True)
    parser.add_argument('--name', required=True, help='{} stands for the colour')
    parser.add_argument('--colours', default='', help='slug=#rrggbb, separated by commas')
    parser.add_argument('--as-rendered', action='store_true', help='the design was rendered in its colour')
    parser.add_argument('--cloth', action='store_true', help='the product is of cloth: folds of dark colours are brought out')
    parser.add_argument('--ground', default=STONE)
    parser.add_argument('--size', help='of the print, where it is not that of the passes: 1200x1500')
    given = parser.parse_args(arguments())
    negative = Negative(given.passes, given.as_rendered)
    ground = None if given.ground == STONE else reflected(given.ground)
    os.makedirs(given.to, exist_ok=True)
    for pair in filter(None, given.colours.split(',')):
        slug, hexa = pair.split('=')
        light = negative.printed(None if given.as_rendered else dyed(reflected(hexa)), ground, given.cloth)
        picture = Image.fromarray(tone(light))
        if given.size:
            picture = picture.resize(tuple(int(k) for k in given.size.split('x')), Image.Resampling.LANCZOS)
        picture.save(f'{given.to}/{given.name.format(slug)}.png')


if __name__ == '__main__':
    run(main)
