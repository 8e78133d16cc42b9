"""Renders one frame of a design, or a scene (frame `scene`), to passes. Blender runs it:

blender -b -P demo/pictures/render.py -- cup front cup-front.npz [--size 1000x1250] [--samples 10] [--threads 2] [--colour '#a9502f']
"""
import argparse
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import passes, shot  # noqa: E402
from studio.program import arguments, run  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('design')
    parser.add_argument('frame')
    parser.add_argument('target')
    parser.add_argument('--size', default='1000x1250')
    parser.add_argument('--samples', type=int)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--picture', help='of a scene')
    parser.add_argument('--colour', help='for designs that are rendered once a colour')
    given = parser.parse_args(arguments())
    passes.reset()
    is_scene = given.frame == 'scene'
    design = importlib.import_module(f'{"scenes" if is_scene else "designs"}.{given.design}')
    size = tuple(int(k) for k in given.size.split('x'))
    if is_scene:
        taken = design.build(given.picture)
    elif getattr(design, 'PER_COLOUR', False):
        taken = design.build(given.frame, given.colour or '#e9dfcb')
    else:
        taken = design.build(given.frame)
    shot.take(taken)
    samples = given.samples or getattr(design, 'SAMPLES', 10)
    seconds = passes.render(os.path.abspath(given.target), size, samples, given.threads, getattr(design, 'HAS_GLASS', False))
    print(f'RENDERED {given.design} {given.frame} {given.size} {samples} samples {seconds:.1f} s', flush=True)


if __name__ == '__main__':
    run(main)
