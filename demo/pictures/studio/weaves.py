"""Tileable fabric heights (0..1) and albedo multipliers, made with numpy. Returns (H, C, tile size in metres, depth in metres)."""
import numpy as np
from scipy.ndimage import gaussian_filter


def _n(shape, s, rng):
    a = gaussian_filter(rng.standard_normal(shape), s, mode='wrap')
    return a / a.std()


def plain(threads=48, pitch=.00055, px=22, slub=.12, twill=0, weft=None, depth=.00022, seed=1, fuzz=.10, strength=None):
    """Plain weave, or twill n/1. weft: colour multiplier of the weft threads (denim: pale)."""
    rng = np.random.default_rng(seed)
    N = threads * px
    yy, xx = np.mgrid[0:N, 0:N] / px
    wobx = .10 * _n((N, N), px * 2.0, rng)
    woby = .10 * _n((N, N), px * 2.0, rng)
    u, v = xx + wobx, yy + woby
    iu, iv = np.floor(u).astype(int) % threads, np.floor(v).astype(int) % threads
    wu = 1 + slub * rng.standard_normal(threads)
    wv = 1 + slub * rng.standard_normal(threads)
    lv = _n((threads, N), (0, px * 5), rng)     # slubs along each thread
    lu = _n((threads, N), (0, px * 5), rng)
    X = (xx * px).astype(int) % N
    Y = (yy * px).astype(int) % N
    rw = np.clip(.46 * wu[iu] * (1 + slub * lu[iu, Y]), .28, .62)
    rf = np.clip(.46 * wv[iv] * (1 + slub * lv[iv, X]), .28, .62)
    pu, pv = np.clip(1 - ((u % 1 - .5) / rw) ** 2, 0, 1) ** .5, np.clip(1 - ((v % 1 - .5) / rf) ** 2, 0, 1) ** .5
    if twill:
        ph = (np.floor(u) + np.floor(v)) % (twill + 1)
        up = np.where(ph == 0, -1.0, 1.0)       # warp over except at one of n+1
        up = gaussian_filter(up, px * .22, mode='wrap')
        warp = pu * (.62 + .32 * up)
        wef = pv * (.50 - .34 * up)
    else:
        s = np.sin(np.pi * (u - .5)) * np.sin(np.pi * (v - .5))
        par = np.where((np.floor(u) + np.floor(v)) % 2 == 0, 1.0, -1.0)
        lift = par * np.abs(np.cos(np.pi * (u % 1 - .5)) * np.cos(np.pi * (v % 1 - .5)))
        warp = pu * (.55 + .35 * lift)
        wef = pv * (.55 - .35 * lift)
    H = np.maximum(warp, wef)
    isw = warp >= wef
    fib = _n((N, N), (1.0, .6), rng)
    H = H + fuzz * .35 * fib * H
    C = .62 + .38 * np.clip(H, 0, 1)
    C *= np.where(isw, 1 + .05 * rng.standard_normal(threads)[iu], 1 + .05 * rng.standard_normal(threads)[iv])
    C *= 1 + .05 * fuzz * 10 * .2 * fib
    WF = (~isw) & (H > .05)
    return H.clip(0, 1.3), C.clip(0, 1.3), threads * pitch, depth, gaussian_filter(WF.astype(float), .6, mode='wrap')


def jersey(cols=28, rows=36, pitch=.0010, px=30, depth=.00035, seed=2, fuzz=.12, ratio=.76, slack=.10, spread=.48, chunky=False):
    """Stocking stitch: two slanted legs a stitch. Fine pitch is jersey, coarse pitch is a hand knit."""
    rng = np.random.default_rng(seed)
    Wd, Hg = cols * px, int(round(rows * px * ratio))
    yy, xx = np.mgrid[0:Hg, 0:Wd].astype(float)
    u = xx / px + slack * .5 * _n((Hg, Wd), px * 1.3, rng)
    v = yy / (px * ratio) + slack * .5 * _n((Hg, Wd), px * 1.3, rng)
    H = np.zeros((Hg, Wd))
    along = np.zeros((Hg, Wd))
    across = np.zeros((Hg, Wd))
    iu = np.floor(u)
    fu = u - iu
    leg = np.where(fu < .5, 1.0, -1.0)
    # slanted coordinate: the leg rises outwards
    d = np.where(fu < .5, fu, 1 - fu)           # 0 at the column's edge, .5 in the middle
    # each leg is a lens following the line d = .12 + .3 t, t along the row direction
    for k in (-1, 0, 1):
        t = (v - np.floor(v)) + k
        # leg centre
        s = t - (d - .25) * 1.15
        c = (s + .5) % 1 - .5
        q = 1 - (c / spread) ** 2
        body = np.clip(q, 0, 1) ** .5
        prof = np.clip(1 - ((d - .25) / .275) ** 2, 0, 1) ** .5
        h = body * prof
        better = h > H
        H = np.where(better, h, H)
        along = np.where(better, d, along)
        across = np.where(better, c, across)
    fib = _n((Hg, Wd), .8, rng)
    tw = np.sin((along * 9 + across * 7) * 2 * np.pi) if chunky else 0
    big = _n((Hg, Wd), px * .8, rng)
    H = H * (1 + .05 * big) + fuzz * .3 * fib * (.4 + H) + (.07 * tw * H if chunky else 0)
    C = .50 + .50 * np.clip(H, 0, 1) ** .7
    C *= 1 + .06 * fib * fuzz * 6 + .03 * big
    return H.clip(0, 1.3), C.clip(0, 1.3), (cols * pitch, rows * pitch * ratio), depth, None


def felt(n=768, size=.030, seed=4, depth=.0003, scale=1.0):
    """Brushed wool: short fibres in all directions."""
    rng = np.random.default_rng(seed)
    H = np.zeros((n, n))
    for k in range(10):
        a = rng.uniform(0, np.pi)
        f = rng.standard_normal((n, n))
        L = 9 * scale
        F = np.fft.fft2(f)
        fy, fx = np.meshgrid(np.fft.fftfreq(n), np.fft.fftfreq(n), indexing='ij')
        al = fx * np.cos(a) + fy * np.sin(a)
        ac = -fx * np.sin(a) + fy * np.cos(a)
        H += np.real(np.fft.ifft2(F * np.exp(-(al * L * 2) ** 2 * 8 - (ac * 1.1) ** 2 * 8)))
    H /= H.std()
    B = _n((n, n), 14, rng)
    Hn = .5 + .17 * H + .10 * B
    C = .80 + .13 * H + .03 * B
    return Hn.clip(0, 1.2), C.clip(.4, 1.25), size, depth, None


def satin(n=512, size=.012, seed=5, depth=.00004):
    rng = np.random.default_rng(seed)
    a = _n((n, n), (30, .8), rng)
    return (.5 + .15 * a).clip(0, 1), (.96 + .03 * a), size, depth, None


def leather(n=1024, size=.05, seed=6, cells=900, depth=.00045):
    """Grain: soft pebbles of uneven size between shallow creases."""
    from scipy.spatial import cKDTree
    rng = np.random.default_rng(seed)
    p = rng.uniform(0, 1, (cells, 2))
    t = cKDTree(p, boxsize=1.0)
    g = (np.mgrid[0:n, 0:n].reshape(2, -1).T + .5) / n
    cell = 1 / np.sqrt(cells)
    g = (g + .22 * cell * np.stack([_n((n, n), .3 * cell * n, rng).ravel(), _n((n, n), .3 * cell * n, rng).ravel()], 1)) % 1.0
    d, _ = t.query(g, k=2)
    pebble = (1 - (d[:, 0] / d[:, 1]) ** 2).reshape(n, n)
    pebble = gaussian_filter(pebble ** .7, max(.6, .05 * cell * n), mode='wrap')
    f = _n((n, n), 1.0, rng)
    big = _n((n, n), 40, rng)
    H = pebble * (.85 + .12 * big) + .03 * f
    C = .86 + .14 * pebble + .012 * f
    return H.clip(0, 1.2), C.clip(.4, 1.2), size, depth, None


def paper(n=768, size=.06, seed=7, depth=.00012):
    rng = np.random.default_rng(seed)
    a = _n((n, n), 1.2, rng) * .5 + _n((n, n), 4, rng) * .35 + _n((n, n), 14, rng) * .3
    return (.5 + .16 * a).clip(0, 1), (1 + .010 * a), size, depth, None


def rib(pitch=.0050, cols=16, rows=20, px=40, depth=.0028, seed=3, ratio=.72):
    """Ribbing: columns of stitches that stand up beside columns that lie deep."""
    heights, shades, size, _, _ = jersey(cols=cols, rows=rows, pitch=pitch, px=px, depth=depth, seed=seed, ratio=ratio, slack=.06, chunky=True, fuzz=.14)
    across = (np.arange(heights.shape[1]) / px)[None] % 1
    wale = np.clip(1 - (np.abs(across - .5) / .5) ** 2.4, 0, 1)
    return heights * (.25 + .3 * wale) + .55 * wale, shades * (.55 + .45 * wale), size, depth, None


def waffle(cell=.009, cells=6, px=84, depth=.0032, seed=12):
    """Honeycomb towelling: square pits between raised threads."""
    rng = np.random.default_rng(seed)
    n = cells * px
    yy, xx = np.mgrid[0:n, 0:n] / px
    u, v = xx + .05 * _n((n, n), px * .8, rng), yy + .05 * _n((n, n), px * .8, rng)
    du, dv = np.abs(u % 1 - .5), np.abs(v % 1 - .5)
    edge = np.maximum(du, dv) * 2
    threads = .5 + .5 * np.where(du > dv, np.cos(2 * np.pi * v * 8), np.cos(2 * np.pi * u * 8))
    fine = _n((n, n), 1.0, rng)
    height = edge ** 1.3 + .10 * threads * (.4 + edge) + .03 * fine
    return height.clip(0, 1.3), (.62 + .34 * edge + .06 * threads + .02 * fine).clip(.3, 1.2), cells * cell, depth, None
