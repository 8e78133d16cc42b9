"""What is put on cloth: buttons, rivets, fringes, collars that stand."""
import numpy as np
from mathutils import Vector

from studio import materials
from studio.shapes import lathe, mesh, rounded_rectangle, sweep

from .noise import smooth_noise


def placed(thing, at, normal, lift=0.0):
    thing.rotation_euler = Vector(normal).to_track_quat('Z', 'Y').to_euler()
    thing.location = at + normal * lift
    return thing


def button(at, normal, material, thread, radius=.0055, lift=.0016):
    k = radius / .0055
    profile = [(0, .0008), (radius * .55, .0008), (radius * .68, .0016), (radius * .9, .0020), (radius, .0014), (radius, .0004), (radius * .9, 0)]
    thing = placed(lathe('button', profile, [material], around=48), at, normal, lift)
    for x in (-.0011, .0011):
        vertices = [((x + s * .00035) * k, t * .0017 * k, (.0019 - .0011 * abs(t) ** 2.5) * (.7 + .3 * k)) for t in np.linspace(-1, 1, 7) for s in (-1, 1)]
        mesh('thread', vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(6)], [thread]).parent = thing


def buttons(pile, part, places, radius=.0055, colour='#e7dfd0', rough=.25, thread='#cfc6b4', lift=.0016):
    """`places` in the pattern."""
    shell, yarn = materials.plain(colour, rough=rough, specular=.6, wax=.1, name='button'), materials.plain(thread, rough=.9, name='thread')
    for place in places:
        button(*pile.surface(part, place), shell, yarn, radius, lift)


def rivets(pile, part, places, colour=(.62, .36, .22), radius=.0045):
    copper = materials.plain(colour, rough=.32, metallic=1, name='copper')
    profile = [(0, .0016), (.0012, .0015), (.0018, .0009), (radius * .8, .0010), (radius, .0002), (radius, -.001)]
    for place in places:
        at, normal = pile.surface(part, place)
        placed(lathe('rivet', profile, [copper], around=32), at, normal, .0006)


def fringe(edge, fall, material, length=.06, pitch=.0075, radius=.0017, seed=8, ground=.0018):
    """Twisted strands from the line `edge`; `fall(start, s)` gives the points that a strand of arc lengths `s` lies on."""
    rng = np.random.default_rng(seed)
    count = int(np.linalg.norm(np.diff(edge, axis=0), axis=1).sum() / pitch)
    along = np.linspace(0, len(edge) - 1, count)
    for k in along:
        start = np.array([np.interp(k, np.arange(len(edge)), edge[:, c]) for c in range(3)])
        s = np.linspace(0, length * rng.uniform(.88, 1.06), 44)
        path = fall(start, s)
        t = s / length
        path[:, 0] += rng.normal(0, .007) * t ** 1.5 + .0010 * np.sin(t * 7 + rng.uniform(0, 6)) * t
        path[:, 2] = np.maximum(path[:, 2] + rng.normal(0, .0012) * t, ground)
        turns = np.linspace(0, 22, len(s)) + rng.uniform(0, 6)
        section = rounded_rectangle(2.7 * radius, 1.5 * radius, .7 * radius, 3)
        up = np.stack([np.sin(turns), -np.cos(turns), np.cos(turns)], 1)
        sweep('strand', path, section, [material], up=up)


def standing_collar(pile, base, material, half=.068, deep=.052, middle=-.030, stand=(.034, .024), leaf=(.038, .070), thickness=.0016):
    """A shirt's collar, closed: `stand` is its height behind and in front, `leaf` how far it falls. `base(points)` is the height it stands on."""
    turn = np.linspace(-np.pi * .985, np.pi * .985, 130)
    front = np.clip((np.abs(turn) - 1.7) / (np.pi - 1.7), 0, 1)
    soft = front * front * (3 - 2 * front)
    ring = np.stack([half * np.sin(turn), middle + deep * np.cos(turn)], 1)
    heading = turn * (1 - .20 * soft)
    out = np.stack([np.sin(heading), np.cos(heading)], 1)
    height = stand[0] + (stand[1] - stand[0]) * soft
    reach = leaf[0] + (leaf[1] - leaf[0]) * np.clip(front * 1.25 - .25, 0, 1) ** 1.6
    rows, v = [], []
    for k in np.linspace(0, 1, 7)[:-1]:
        at = ring + out * (.004 * k - .003)
        rows.append(np.c_[at, base(ring) - .002 + height * k])
        v.append(height * k)
    for k in np.linspace(0, 1, 18):
        at = ring + out * (.001 + reach * k)[:, None]
        rest = base(at) + .0030
        fall = 1 - np.clip(k / .78, 0, 1) ** 1.35
        z = rest + (base(ring) - .002 + height - rest) * fall + .0035 * np.sin(np.pi * min(1, k / .35)) + .0015 * k * smooth_noise(at, .05, 21)
        rows.append(np.c_[at, z])
        v.append(height + reach * k * 1.2)
    points = np.stack(rows, 1)
    n, m = points.shape[:2]
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))]
    uv = np.stack([np.repeat(along[:, None], m, 1), np.stack(v, 1)], -1)
    faces = [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(n - 1) for j in range(m - 1)]
    return pile.add('collar', points.reshape(-1, 3), uv.reshape(-1, 2), np.array(faces), [material], None, thickness, 0.0)


def tube(profile, around=160, flatness=2.6):
    """A tube of cloth that lies flat: `profile` of (half its width, half its thickness, y); returns points, coordinates and faces."""
    half, thick, y = np.asarray(profile, float).T[:, :, None]
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    x = half * np.sign(c) * np.abs(c) ** (2 / flatness)
    z = thick * np.sign(s) * np.abs(s) ** (2 / flatness)
    points = np.stack([x, np.repeat(y, around, 1), z], -1)
    widest = int(np.argmax(half))
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points[:, around // 4], axis=0), axis=1))]
    girth = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points[widest], axis=0), axis=1))]
    n, m = points.shape[:2]
    uv = np.stack([np.repeat(girth[None], n, 0), np.repeat(along[:, None], m, 1)], -1)
    faces = [(i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j) for i in range(n - 1) for j in range(m)]
    return points.reshape(-1, 3), uv.reshape(-1, 2), np.array(faces)
