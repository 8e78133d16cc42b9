"""Two-layer garment solver (XPBD, numba): front and back panel sewn at the seams, lying on a table.

Units are metres and seconds. Layers collide by correspondence (front vertex i lies above back
vertex i), which holds for anything laid flat, so there is no general self-collision to pay for.
"""
import numpy as np
from numba import njit


@njit(cache=True, fastmath=True)
def _run(x, v, w, E, L, cE, B, LB, cB, T, FB, frames, nsub, g, press, thick, mu, damp, table):
    n = x.shape[0]
    dt = 1.0 / 60.0 / nsub
    p = np.empty_like(x)
    f = np.zeros_like(x)
    idt2 = 1.0 / (dt * dt)
    for fr in range(frames):
        pr = press[fr]
        for s in range(nsub):
            f[:] = 0.0
            if pr != 0.0:
                for t in range(T.shape[0]):
                    a = T[t, 0]; b = T[t, 1]; c = T[t, 2]
                    ux = x[b, 0] - x[a, 0]; uy = x[b, 1] - x[a, 1]; uz = x[b, 2] - x[a, 2]
                    vx = x[c, 0] - x[a, 0]; vy = x[c, 1] - x[a, 1]; vz = x[c, 2] - x[a, 2]
                    nx = uy * vz - uz * vy; ny = uz * vx - ux * vz; nz = ux * vy - uy * vx
                    k = pr
                    for q in (a, b, c):
                        f[q, 0] += nx * k; f[q, 1] += ny * k; f[q, 2] += nz * k
            for i in range(n):
                if w[i] > 0.0:
                    v[i, 0] += dt * f[i, 0]; v[i, 1] += dt * f[i, 1]; v[i, 2] += dt * (f[i, 2] - g)
                for k in range(3):
                    p[i, k] = x[i, k] + dt * v[i, k]
            for e in range(E.shape[0]):
                i = E[e, 0]; j = E[e, 1]
                dx = p[i, 0] - p[j, 0]; dy = p[i, 1] - p[j, 1]; dz = p[i, 2] - p[j, 2]
                l = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12
                C = l - L[e]
                al = cE[e] * idt2
                if C < 0.0:
                    al = al * 6.0
                ws = w[i] + w[j] + al
                if ws <= 0.0:
                    continue
                k = -C / (ws * l)
                p[i, 0] += w[i] * k * dx; p[i, 1] += w[i] * k * dy; p[i, 2] += w[i] * k * dz
                p[j, 0] -= w[j] * k * dx; p[j, 1] -= w[j] * k * dy; p[j, 2] -= w[j] * k * dz
            for e in range(B.shape[0]):
                i = B[e, 0]; j = B[e, 1]
                dx = p[i, 0] - p[j, 0]; dy = p[i, 1] - p[j, 1]; dz = p[i, 2] - p[j, 2]
                l = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12
                C = l - LB[e]
                if C > 0.0:
                    continue
                ws = w[i] + w[j] + cB[e] * idt2
                k = -C / (ws * l)
                p[i, 0] += w[i] * k * dx; p[i, 1] += w[i] * k * dy; p[i, 2] += w[i] * k * dz
                p[j, 0] -= w[j] * k * dx; p[j, 1] -= w[j] * k * dy; p[j, 2] -= w[j] * k * dz
            for e in range(FB.shape[0]):
                i = FB[e, 0]; j = FB[e, 1]
                d = p[j, 2] + thick - p[i, 2]
                if d > 0.0:
                    p[i, 2] += 0.6 * d; p[j, 2] -= 0.4 * d
                    # friction between the layers
                    for k in range(2):
                        r = (p[i, k] - x[i, k]) - (p[j, k] - x[j, k])
                        p[i, k] -= 0.22 * r; p[j, k] += 0.22 * r
            if table:
                for i in range(n):
                    if p[i, 2] < 0.0:
                        d = -p[i, 2]
                        p[i, 2] = 0.0
                        rx = p[i, 0] - x[i, 0]; ry = p[i, 1] - x[i, 1]
                        r = np.sqrt(rx * rx + ry * ry) + 1e-12
                        q = min(1.0, mu * (d + 2e-6) / r)
                        p[i, 0] -= rx * q; p[i, 1] -= ry * q
            for i in range(n):
                for k in range(3):
                    v[i, k] = (p[i, k] - x[i, k]) / dt * damp
                    x[i, k] = p[i, k]
    return x


def topology(T):
    """Edges and the pairs of vertices opposite an edge (for bending)."""
    e = np.sort(np.concatenate([T[:, [0, 1]], T[:, [1, 2]], T[:, [2, 0]]]), axis=1)
    o = np.concatenate([T[:, 2], T[:, 0], T[:, 1]])
    key = e[:, 0].astype(np.int64) * (T.max() + 1) + e[:, 1]
    order = np.argsort(key, kind='stable')
    ks, es, os_ = key[order], e[order], o[order]
    first = np.r_[True, ks[1:] != ks[:-1]]
    E = es[first]
    pair = np.nonzero(~first)[0]
    B = np.stack([os_[pair - 1], os_[pair]], axis=1)
    B = B[B[:, 0] != B[:, 1]]
    return E, B


def simulate(start, rest, triangles, pairs, frames=70, substeps=10, gravity=9.81, press=((0, 0), (1, 0)), stretch=2e-8, bend=3e-6, thick=.0016,
             mu=1.2, damp=.99, stiff=None, table=True, seed=1, edge_scale=None):
    """Where cloth comes to rest that begins at `start`.

    `press`: (share of the time, pressure) pairs. `stiff`: how much stiffer than the rest each vertex bends (seams, ribs).
    `edge_scale(pairs, middle, difference, length)` gives lengths at rest other than the pattern's.
    """
    rng = np.random.default_rng(seed)
    edges, bends = topology(triangles)
    lengths = []
    for pair in (edges, bends):
        difference = rest[pair[:, 0]] - rest[pair[:, 1]]
        length = np.linalg.norm(difference, axis=1)
        if edge_scale is not None:
            length = edge_scale(pair, (rest[pair[:, 0]] + rest[pair[:, 1]]) / 2, difference, length)
        lengths.append(length)
    gives = np.full(len(bends), bend)
    if stiff is not None:
        gives /= (stiff[bends[:, 0]] + stiff[bends[:, 1]]) / 2
    x = start.astype(np.float64).copy()
    at, pressure = np.array(press, float).T
    pressure = np.interp(np.linspace(0, 1, frames), at, pressure)
    # Every vertex has the same mass: pressure is scaled by how many there are to an area.
    pressure /= np.median(lengths[0]) ** 2 * 6.0
    e, b = rng.permutation(len(edges)), rng.permutation(len(bends))
    return _run(x, np.zeros_like(x), np.ones(len(x)), edges[e].astype(np.int32), lengths[0][e], np.full(len(edges), stretch),
                bends[b].astype(np.int32), lengths[1][b], gives[b], triangles.astype(np.int32), pairs.astype(np.int32),
                frames, substeps, gravity, pressure, thick, mu, damp, table)
