"""Makes a loop of a scene in which only the shadows of leaves move.

The scene is rendered twice without leaves: whole, and in the sun alone. What each frame's leaves take of the sun is reckoned where each
pixel's surface is, and taken from the whole.

blender -b -P demo/pictures/film.py -- table story-linen table.webm --work FOLDER [--size 960x540] [--seconds 5]
"""
import argparse
import dataclasses
import importlib
import math
import os
import subprocess
import sys

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter, map_coordinates

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import develop  # noqa: E402
from studio import passes, shot, window  # noqa: E402
from studio.program import arguments, run  # noqa: E402

# Frames a second; pixels a metre of the leaves' mask, which is this much larger than the window.
RATE = 24
FINE, REACH = 1000, 1.6


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('scene')
    parser.add_argument('picture')
    parser.add_argument('target')
    parser.add_argument('--work', required=True, help='passes stay here; a second run takes them as they are')
    parser.add_argument('--size', default='960x540')
    parser.add_argument('--seconds', type=int, default=5)
    parser.add_argument('--samples', type=int, default=8)
    parser.add_argument('--threads', type=int, default=2)
    given = parser.parse_args(arguments())
    size = tuple(int(k) for k in given.size.split('x'))
    scene = importlib.import_module(f'scenes.{given.scene}')

    passes.reset()
    taken = scene.build(given.picture)
    shot.take(dataclasses.replace(taken, window=dataclasses.replace(taken.window, leaves=0)))

    def rendered(name, samples, wanted=passes.PASSES):
        file = f'{os.path.abspath(given.work)}/{given.picture}-{name}.npz'
        if not os.path.exists(file):
            seconds = passes.render(file, size, samples, given.threads, wanted=wanted)
            print(f'RENDERED {name} {seconds:.1f} s', flush=True)
        return file

    whole = develop.Negative(rendered('whole', given.samples * 2)).printed(None, None)
    _leave_the_sun()
    file = rendered('sun', given.samples, {**passes.PASSES, 'position': 'Position'})
    lit = develop.Negative(file)
    sun = lit.albedo * lit.direct
    with np.load(file) as p:
        position = p['position'].astype(np.float32)
    count = given.seconds * RATE
    _encode((develop.tone(np.maximum(whole - sun * _shade(taken.window, position, k / count), 0)) for k in range(count)), size, given.target)


def _leave_the_sun():
    scene = bpy.context.scene
    for thing in scene.objects:
        if thing.type == 'LIGHT' and thing.data.type != 'SUN':
            thing.hide_render = True
    dark = bpy.data.worlds.new('dark')
    dark.color = (0, 0, 0)
    scene.world = dark


def _shade(taken, position, phase):
    """The share of the sun that leaves take from each pixel (h, w, 1): their mask, seen from the surface towards the sun."""
    d, at = np.array(Vector(taken.towards).normalized()), np.array(window.plant(taken))
    side = int(max(taken.size) * REACH * FINE)
    mask = Image.new('L', (side, side))
    pen = ImageDraw.Draw(mask)
    for outline in window.leaves(taken, phase):
        pen.polygon([(y * FINE + side / 2, z * FINE + side / 2) for y, z in outline], fill=255)
    way = (position[..., 0] - at[0]) / d[0]
    y, z = (position[..., k] - d[k] * way - at[k] for k in (1, 2))
    # The sun's disc blurs the more the farther the leaf is: a bell of a quarter of its width, seen aslant.
    near, far = np.percentile(way, (5, 95))
    share = ((way - near) / (far - near)).clip(0, 1)
    close, away = (_seen(mask, math.radians(taken.width) * k * FINE / 4 / d[0], z, y) for k in (near, far))
    return (close + (away - close) * share)[..., None]


def _seen(mask, blur, rows, columns):
    soft = gaussian_filter(np.asarray(mask, np.float32) / 255, blur)
    return map_coordinates(soft, [k * FINE + len(soft) / 2 for k in (rows, columns)], order=1)


def _encode(frames, size, target):
    source = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{size[0]}x{size[1]}', '-r', str(RATE), '-i', '-']
    # BT.709, as browsers take it where nothing is said.
    colour = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
    quality = ['-c:v', 'libvpx-vp9', '-crf', '30', '-b:v', '0', '-row-mt', '1', '-cpu-used', '4', '-an']
    encoder = subprocess.Popen(['ffmpeg', '-loglevel', 'error', '-y', *source, *colour, *quality, target], stdin=subprocess.PIPE)
    for frame in frames:
        encoder.stdin.write(frame.tobytes())
    encoder.stdin.close()
    if encoder.wait() != 0:
        raise SystemExit('ffmpeg could not write the film.')


if __name__ == '__main__':
    run(main)
