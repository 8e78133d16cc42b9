"""Renders a scene to linear passes, from which develop.py makes a picture in any colour."""
import os
import tempfile
import time

import bpy
import numpy as np

PASSES = {
    'all': 'Noisy Image',
    'normal': 'Denoising Normal',
    'albedo': 'DiffCol',
    'direct': 'DiffDir',
    'indirect': 'DiffInd',
    'tint': 'tint',
    'ground': 'ground',
}


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.view_settings.view_transform = 'Raw'


def render(target, size, samples, threads, has_glass=False, wanted=PASSES):
    """Writes passes of the scene to `target` (.npz, half floats)."""
    scene = bpy.context.scene
    _sampling(scene.cycles, samples, has_glass)
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_position = 'Position' in wanted.values()
    for name in ('tint', 'ground'):
        if name not in layer.aovs:
            layer.aovs.add().name = name
    with tempfile.TemporaryDirectory() as folder:
        _write_to(scene, folder, wanted)
        begun = time.time()
        bpy.ops.render.render(write_still=False)
        seconds = time.time() - begun
        values = {name: _read(f'{folder}/{name}_{scene.frame_current:04d}.exr') for name in wanted}
    os.makedirs(os.path.dirname(target) or '.', exist_ok=True)
    part = target[:-4] + '.part.npz'
    np.savez(part, **{name: value.astype(np.float16) for name, value in values.items()})
    os.replace(part, target)
    return seconds


def _sampling(c, samples, has_glass):
    c.samples = samples
    c.use_adaptive_sampling = True
    c.adaptive_threshold = .04
    # Fewer would call the soft edge of a shadow done where all of them happen to agree.
    c.adaptive_min_samples = max(5, samples // 2)
    c.use_denoising = False
    transmission = 10 if has_glass else 4
    c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 3, 3, transmission, 8
    c.max_bounces = 3 + transmission
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4.0
    c.blur_glossy = 1.0
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    c.filter_width = 1.5


def _write_to(scene, folder, wanted):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    for name, output in wanted.items():
        files.file_slots.new(f'{name}_')
        tree.links.new(layers.outputs[output if output in layers.outputs else 'Image'], files.inputs[-1])
    scene.render.filepath = f'{folder}/unused.png'


def _read(file):
    picture = bpy.data.images.load(file)
    picture.colorspace_settings.name = 'Non-Color'
    values = np.empty(picture.size[0] * picture.size[1] * 4, np.float32)
    picture.pixels.foreach_get(values)
    values = values.reshape(picture.size[1], picture.size[0], 4)[::-1, :, :3].clip(-60000, 60000)
    bpy.data.images.remove(picture)
    return values
