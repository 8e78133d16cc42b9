"""Meshes from profiles, paths and outlines. Lengths are metres."""
import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter, map_coordinates


def mesh(name, vertices, faces, materials=(), smooth=True, uv=None, material_index=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces])
    if uv is not None:
        layer = data.uv_layers.new(name='UVMap')
        index = np.empty(len(data.loops), np.int32)
        data.loops.foreach_get('vertex_index', index)
        layer.data.foreach_set('uv', np.ascontiguousarray(uv[index], np.float32).ravel())
    for material in materials:
        data.materials.append(material)
    if material_index is not None:
        data.polygons.foreach_set('material_index', np.asarray(material_index, np.int32))
    data.polygons.foreach_set('use_smooth', np.full(len(data.polygons), smooth))
    data.update()
    result = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(result)
    return result


def between_rings(count, around):
    """Faces of a tube of `count` closed rings with `around` points each, ring upon ring."""
    ring = range(around)
    return [(i + j, i + (j + 1) % around, i + around + (j + 1) % around, i + around + j) for i in range(0, (count - 1) * around, around) for j in ring]


def lathe(name, profile, materials=(), around=128, material_index=None):
    """Turns a profile of (radius, height) about the upright axis."""
    p = np.asarray(profile, float)
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    vertices = np.stack([p[:, None, 0] * np.cos(a), p[:, None, 0] * np.sin(a), np.repeat(p[:, 1:2], around, 1)], -1).reshape(-1, 3)
    faces = between_rings(len(p), around)
    index = np.repeat(material_index[:len(p) - 1], around) if material_index is not None else None
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    uv = np.stack([np.repeat(a[None] / (2 * np.pi), len(p), 0), np.repeat(along[:, None], around, 1)], -1).reshape(-1, 2)
    result = mesh(name, vertices, faces, materials, uv=uv, material_index=index)
    tidy(result)
    return result


def tidy(thing):
    """Welds what touches and turns every face outwards."""
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(thing.data)
    shape.free()


def rounded(points, radius=.002, steps=6):
    """An open line with its corners rounded."""
    p = [np.array(q, float) for q in points]
    out = [p[0]]
    for a, b, c in zip(p, p[1:], p[2:]):
        d1, d2 = a - b, c - b
        l1, l2 = np.linalg.norm(d1), np.linalg.norm(d2)
        k = min(radius, l1 * .45, l2 * .45)
        s, e = b + d1 / l1 * k, b + d2 / l2 * k
        for t in np.linspace(0, 1, steps):
            out.append((1 - t) ** 2 * s + 2 * t * (1 - t) * b + t ** 2 * e)
    out.append(p[-1])
    return np.array(out)


def rounded_rectangle(width, height, radius, steps=5):
    """A closed outline about the origin."""
    out = []
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    for sx, sy, start in corners:
        for a in np.radians(np.linspace(start, start + 90, steps)):
            out.append((sx * (width / 2 - radius) + radius * np.cos(a), sy * (height / 2 - radius) + radius * np.sin(a)))
    return np.array(out)


def sweep(name, path, section, materials, closed=False, up=(0, 0, 1), cap=True):
    """Moves an outline (side, up) along a path in space."""
    P, S = np.asarray(path, float), np.asarray(section, float)
    t = np.gradient(P, axis=0) if not closed else np.roll(P, -1, 0) - np.roll(P, 1, 0)
    t /= np.linalg.norm(t, axis=1)[:, None]
    up = np.asarray(up, float)
    if up.ndim == 1:
        up = np.repeat(up[None], len(P), 0)
    side = np.cross(t, up)
    side /= np.linalg.norm(side, axis=1)[:, None] + 1e-12
    u = np.cross(side, t)
    vertices = (P[:, None] + side[:, None] * S[None, :, :1] + u[:, None] * S[None, :, 1:2]).reshape(-1, 3)
    n, m = len(P), len(S)
    faces = between_rings(n, m)
    if closed:
        last = (n - 1) * m
        faces += [(last + j, last + (j + 1) % m, (j + 1) % m, j) for j in range(m)]
    elif cap:
        faces += [tuple(range(m))[::-1], tuple(range((n - 1) * m, n * m))]
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    q = np.r_[0, np.cumsum(np.linalg.norm(np.diff(S, axis=0), axis=1))]
    uv = np.stack([np.repeat(s[:, None], m, 1), np.repeat(q[None], n, 0)], -1).reshape(-1, 2)
    return mesh(name, vertices, faces, materials, uv=uv)


def block(name, size, materials, bevel=.002, at=(0, 0, 0), turn=0.0):
    """A box that stands on `at`, its edges rounded; `turn` in radians about the upright axis."""
    w, d, h = size
    corners = [(sx * w / 2, sy * d / 2, k * h) for k in (0, 1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    result = mesh(name, corners, [*faces, (4, 5, 6, 7)], materials)
    modify(result, 'BEVEL', width=bevel, segments=4, limit_method='ANGLE')
    result.data.use_auto_smooth = True
    result.location = at
    result.rotation_euler[2] = turn
    return result


def modify(thing, kind, **settings):
    modifier = thing.modifiers.new(kind, kind)
    for key, value in settings.items():
        setattr(modifier, key, value)
    return modifier


def curve(points, count=60):
    """A smooth line through points, in two or three dimensions."""
    p = np.asarray(points, float)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    return PchipInterpolator(along, p, axis=0)(np.linspace(0, along[-1], count))


def circle(radius, steps=16):
    a = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    return np.stack([radius * np.cos(a), radius * np.sin(a)], 1)


def ring(name, radius, section, materials, steps=160):
    """A closed round hoop that stands upright in the plane of x and z; `section` is (side, outwards)."""
    a = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    out = np.stack([np.cos(a), 0 * a, np.sin(a)], 1)
    return sweep(name, radius * out, section, materials, closed=True, up=out)


def noise(points, size, seed):
    """Smooth noise of about -2 to 2 at points in space, its features `size` metres wide."""
    grid = gaussian_filter(np.random.default_rng(seed).standard_normal((32, 32, 32)), 1.0, mode='wrap')
    return map_coordinates(grid / grid.std(), (np.asarray(points) / size * 2 + 16).T % 32, order=1, mode='grid-wrap')


def moved(thing, move):
    """Moves the vertices of a thing: `move` takes and gives an array (n, 3)."""
    data = thing.data
    at = np.empty(len(data.vertices) * 3)
    data.vertices.foreach_get('co', at)
    data.vertices.foreach_set('co', np.ascontiguousarray(move(at.reshape(-1, 3)), float).ravel())
    data.update()
    return thing


def by_hand(thing, size=.0006, seed=1):
    """Takes the perfect roundness off a turned thing."""
    phase = np.random.default_rng(seed).uniform(0, 2 * np.pi, 5)

    def move(p):
        radius = np.linalg.norm(p[:, :2], axis=1)
        tall = np.ptp(p[:, 2])
        wide = radius.max()
        a = np.arctan2(p[:, 1], p[:, 0])
        h = p[:, 2] / max(tall, wide)
        out = .6 * np.cos(2 * a + phase[0] + 1.5 * h) + .4 * np.cos(3 * a + phase[1] - 2 * h) + .3 * np.cos(a + phase[2] + 5 * h)
        p = p.copy()
        p[:, :2] *= (1 + size * out / wide * (radius / wide))[:, None]
        p[:, 2] += size * .8 * (np.cos(a + phase[3]) + .5 * np.cos(2 * a + phase[4])) * (h - h.min()) * radius / wide
        return p

    return moved(thing, move)


def lump(name, size, materials, corner=.004, rough=.0006, seed=1, cuts=48):
    """A block of stone or soap that stands on the ground, its corners worn."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2.0)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges, cuts=cuts, use_grid_fill=True)
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    for material in materials:
        data.materials.append(material)
    data.polygons.foreach_set('use_smooth', np.full(len(data.polygons), True))
    result = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(result)
    half = np.array(size) / 2

    def move(p):
        q = p * half
        core = np.clip(q, -half + corner, half - corner)
        out = q - core
        length = np.linalg.norm(out, axis=1, keepdims=True)
        facing = np.where(length > 0, out / np.maximum(length, 1e-12), 0)
        q = np.where(length > 0, core + facing * corner, q)
        worn = noise(q, .018, seed) + .5 * noise(q, .007, seed + 1) + .25 * noise(q, .003, seed + 2)
        q = q + facing * (rough * worn)[:, None]
        return q + [0, 0, half[2]]

    return moved(result, move)


def inside(outline, points):
    x, y = points[:, 0], points[:, 1]
    result = np.zeros(len(points), bool)
    for (x1, y1), (x2, y2) in zip(outline, np.roll(outline, -1, axis=0)):
        result ^= ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / (y2 - y1 + 1e-15) + x1)
    return result


def resampled(line, step, closed=False):
    p = np.vstack([line, line[:1]]) if closed else np.asarray(line, float)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    count = max(2, int(round(s[-1] / step)) + 1)
    t = np.linspace(0, s[-1], count)
    out = np.stack([np.interp(t, s, p[:, k]) for k in range(p.shape[1])], 1)
    return out[:-1] if closed else out


def area(triangle):
    (ax, ay), (bx, by) = triangle[1] - triangle[0], triangle[2] - triangle[0]
    return abs(ax * by - ay * bx) / 2


def sheet(name, outline, thickness, materials, step=.002, height=None, edge=.0003):
    """Leather or board cut along `outline` (x, y), `thickness` upwards; `height`, a function of x and y, bends it. The second material is that of its edge."""
    border = resampled(np.asarray(outline, float), step, closed=True)
    lo, hi = border.min(0), border.max(0)
    gx, gy = np.meshgrid(np.arange(lo[0], hi[0], step), np.arange(lo[1], hi[1], step * .87))
    gx[1::2] += step / 2
    grid = np.stack([gx.ravel(), gy.ravel()], 1)
    grid = grid[inside(border, grid)]
    near = np.min([np.linalg.norm(grid - b, axis=1) for b in border], axis=0)
    points = np.vstack([border, grid[near > step * .6]])
    n = len(border)
    found = delaunay_2d_cdt([Vector(p) for p in points], [(i, (i + 1) % n) for i in range(n)], [list(range(n))], 1, 1e-7, True)
    at = np.array([tuple(v) for v in found[0]])
    faces = [f for f in found[2] if inside(border, at[list(f)].mean(0)[None])[0]]
    # Of three points on a straight border Delaunay makes a face without area, whose direction is chance.
    faces = [f for f in faces if area(at[list(f)]) > .02 * step ** 2]
    z = height(at[:, 0], at[:, 1]) if height else np.zeros(len(at))
    result = mesh(name, np.c_[at, z], faces, materials, uv=at)
    tidy(result)
    if result.data.polygons[0].normal.z < 0:
        result.data.flip_normals()
    modify(result, 'SOLIDIFY', thickness=thickness, offset=1, material_offset_rim=len(materials) - 1)
    if edge:
        modify(result, 'BEVEL', width=edge, segments=2, limit_method='ANGLE', angle_limit=1.0)
    return result


def stitches(path, facing, materials, length=.0032, gap=.0012, radius=.00035, slant=0.0):
    """A row of stitches along a line on a surface that faces `facing` (one direction, or one a point)."""
    P = np.asarray(path, float)
    F = np.asarray(facing, float)
    F = np.repeat(F[None], len(P), 0) if F.ndim == 1 else F
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    section = circle(1, 8)
    vertices, faces = [], []
    for d in np.arange(gap, s[-1] - length, length + gap):
        t = np.linspace(0, 1, 7)
        at = np.stack([np.interp(d + t * length, s, P[:, k]) for k in range(3)], 1)
        up = np.array([np.interp(d, s, F[:, k]) for k in range(3)])
        up /= np.linalg.norm(up)
        side = np.cross(at[-1] - at[0], up)
        side /= np.linalg.norm(side)
        at = at + side * ((t - .5) * slant)[:, None]
        base = len(vertices)
        for p, k in zip(at, t):
            arch = np.sin(np.pi * np.clip(k, .03, .97)) ** .5
            for a, b in section:
                vertices.append(p + side * a * radius * (.6 + .4 * arch) + up * (b * radius * .8 + (arch - .75) * radius))
        m = len(section)
        faces += [(base + i * m + j, base + i * m + (j + 1) % m, base + (i + 1) * m + (j + 1) % m, base + (i + 1) * m + j) for i in range(6) for j in range(m)]
    return mesh('stitches', vertices, faces, materials)


def placed(things, at=(0, 0, 0), turn=(0, 0, 0)):
    """Turns things (degrees about x, y and z) and moves them."""
    for thing in things:
        thing.rotation_euler = tuple(np.radians(turn))
        thing.location = at
