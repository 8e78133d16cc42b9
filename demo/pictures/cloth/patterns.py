"""Garment outlines in metres, as named boundary segments, and the sewing lines on them. y = 0 is the high shoulder point."""
import numpy as np


def curve(pts, n=24):
    """Catmull-Rom through the points."""
    p = np.array(pts, float)
    if len(p) == 2:
        t = np.linspace(0, 1, n)[:, None]
        return p[0] * (1 - t) + p[1] * t
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(q) - 2):
        t = np.linspace(0, 1, n, endpoint=False)[:, None]
        a, b, c, d = q[i - 1], q[i], q[i + 1], q[i + 2]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    out.append(p[-1:])
    return np.vstack(out)


def flip(c):
    return (c * [-1, 1])[::-1]


def offset(line, d):
    t = np.gradient(line, axis=0)
    t /= np.linalg.norm(t, axis=1)[:, None] + 1e-12
    return line + np.stack([-t[:, 1], t[:, 0]], 1) * d


class Pattern:
    def __init__(self):
        self.segs = []        # (name, polyline, is_open) going round counter-clockwise
        self.front_neck = None
        self.lines = []       # dict(p=polyline, kind, side='front'|'back'|'both')
        self.bands = []       # dict(p=polyline, width, kind, side): area within width of the line
        self.buttons = []

    def line(self, p, kind, side='both'):
        self.lines.append(dict(p=np.asarray(p), kind=kind, side=side))


def back_neck(neck, drop):
    return curve([[neck, 0], [neck * .62, -drop * .85], [0, -drop], [-neck * .62, -drop * .85], [-neck, 0]])


def top(chest=.26, waist=.255, hem=.25, length=.70, shoulder=.225, neck=.085, neck_drop=.09, back_drop=.018, vee=False,
        sleeve='short', sleeve_len=.215, sleeve_angle=36, cuff=.16, arm=.245, hem_curve=.006, hem_band=.022, rib=.02,
        cuff_band=.02, hem_kind='twin', front='closed', skirt=None, neck_kind='rib', shirt_tail=0.0):
    P = Pattern()
    sh = np.array([shoulder, -.045])
    ap = np.array([chest, -arm])
    nk = np.array([neck, 0.0])
    a = np.radians(sleeve_angle)
    d = np.array([np.cos(a), -np.sin(a)])
    if sleeve:
        co = sh + d * sleeve_len
        ci = co + np.array([-np.sin(a), -np.cos(a)]) * cuff
        outer = curve([sh, sh + d * sleeve_len * .35 + np.array([np.sin(a), np.cos(a)]) * .012, co])
        shoulder_line = curve([nk, (nk + sh) / 2 + [0, .002], sh])
        inner = curve([ci, ci * .55 + ap * .45 + [.004, -.004], ap + [.012, -.006], ap])
    side_pts = [ap, [waist, -(arm + (length - arm) * .45)], [hem, -length + shirt_tail]]
    if skirt:
        side_pts = [ap, [waist, -skirt], [waist + (hem - waist) * .42, -(skirt + (length - skirt) * .38)], [hem, -length + shirt_tail]]
    side = curve(side_pts)
    if shirt_tail:
        hm = curve([[-hem, -length + shirt_tail], [-hem * .72, -length + .012], [-hem * .3, -length], [hem * .3, -length], [hem * .72, -length + .012], [hem, -length + shirt_tail]])
    else:
        hm = curve([[-hem, -length], [-hem * .5, -length - hem_curve], [0, -length - hem_curve * 1.2], [hem * .5, -length - hem_curve], [hem, -length]])
    nape = back_neck(neck, back_drop)
    fn = curve([nk, [0, -neck_drop], nk * [-1, 1]]) if vee else curve([nk, [neck * .86, -neck_drop * .52], [neck * .45, -neck_drop * .92], [0, -neck_drop], [-neck * .45, -neck_drop * .92], [-neck * .86, -neck_drop * .52], nk * [-1, 1]])
    if vee:
        fn = np.vstack([curve([nk, [neck * .55, -neck_drop * .47], [0, -neck_drop]]), curve([[0, -neck_drop], [-neck * .55, -neck_drop * .47], nk * [-1, 1]])[1:]])
    segs = [('hem', hm, True), ('side', side[::-1], False)]
    if sleeve:
        cuff_l = curve([ci, (ci + co) / 2 + d * .002, co])
        segs += [('inner', inner[::-1], False), ('cuff', cuff_l, True), ('outer', outer[::-1], False), ('shoulder', shoulder_line[::-1], False)]
        segs += [('neck', nape, True)]
        segs += [('shoulder', flip(shoulder_line[::-1]), False), ('outer', flip(outer[::-1]), False), ('cuff', flip(cuff_l), True), ('inner', flip(inner[::-1]), False)]
    else:
        armhole = curve([ap, [shoulder * .86, -arm * .62], [shoulder * .9, -.05], [shoulder * .92, -.03]])
        sl = curve([[shoulder * .92, -.03], nk])
        segs += [('armhole', armhole, True), ('shoulder', sl, False), ('neck', nape, True), ('shoulder', flip(sl), False), ('armhole', flip(armhole), True)]
    segs += [('side', flip(side[::-1]), False)]
    P.segs = segs
    P.front_neck = fn
    o = np.argsort(side[:, 1])
    sy, sx = side[o, 1], side[o, 0]
    P.sleeve_x = lambda y: np.interp(y, sy, sx) + .012
    # sewing
    if sleeve:
        ah = curve([sh, [shoulder - .022, -arm * .45], [shoulder - .006, -arm * .78], ap])
        for q in (ah, flip(ah)):
            P.line(q, 'seam')
        for q in (cuff_l, flip(cuff_l)):
            P.bands.append(dict(p=q, width=cuff_band, kind=hem_kind, side='both'))
    else:
        for q in (armhole, flip(armhole)):
            P.bands.append(dict(p=q, width=.012, kind='single', side='both'))
    P.bands.append(dict(p=hm, width=hem_band, kind=hem_kind, side='both'))
    if neck_kind:
        P.bands.append(dict(p=fn, width=rib, kind=neck_kind, side='front'))
        P.bands.append(dict(p=nape, width=rib, kind=neck_kind, side='back'))
    if skirt:
        P.line(curve([[-waist - .002, -skirt], [0, -skirt - .004], [waist + .002, -skirt]]), 'seam')
    if front == 'buttons':
        x0 = .017
        y0 = -neck_drop + .004
        yb = -length + .012
        P.line([[x0, y0 + .012], [x0, yb]], 'step', 'front')
        P.line([[x0 - .005, y0 + .01], [x0 - .005, yb]], 'single', 'front')
        P.line([[-x0 + .004, y0 + .01], [-x0 + .004, yb]], 'single', 'front')
        ys = np.linspace(y0 - .045, -length + .13 + shirt_tail, 6)
        P.buttons = [(0, y) for y in ys]
    P.meta = dict(chest=chest, hem=hem, length=length, arm=arm, shoulder=shoulder, waist=waist, skirt=skirt, sleeve=sleeve, neck=neck, neck_drop=neck_drop, sh=sh)
    return P


def trouser(waist=.195, hip=.25, length=1.03, crotch=.30, hem_w=.21, knee_w=.225, spread=.055):
    P = Pattern()
    W = curve([[waist, .0], [0, -.012], [-waist, .0]])
    oh = spread + hem_w
    outer = curve([[oh, -length], [spread * .9 + knee_w + .005, -.62], [hip, -.24], [hip - .018, -.12], [waist, .0]])
    inner = curve([[0, -crotch], [.012, -crotch - .05], [spread * .75, -.62], [spread, -length]])
    hem = curve([[spread, -length], [spread + hem_w / 2, -length - .004], [oh, -length]])
    P.segs = [('inner', inner, False), ('hem', hem, True), ('outer', outer, False), ('neck', W, True),
              ('outer', flip(outer), False), ('hem', flip(hem), True), ('inner', flip(inner), False)]
    P.front_neck = curve([[waist, .0], [waist * .5, -.021], [0, -.026], [-waist * .5, -.021], [-waist, .0]])
    for q in (hem, flip(hem)):
        P.bands.append(dict(p=q, width=.03, kind='single', side='both'))
    wb = curve([[waist + .004, -.036], [waist * .5, -.056], [0, -.06], [-waist * .5, -.056], [-waist - .004, -.036]])
    P.line(wb, 'step', 'front')
    P.line(wb + [0, .004], 'single', 'front')
    P.line(P.front_neck - [0, .004], 'single', 'front')
    P.line(curve([[0, -.06], [0, -.2], [0, -crotch]]), 'seam')
    P.line(curve([[.032, -.06], [.034, -.15], [.02, -.19], [0, -.205]]), 'double', 'front')
    for sgn in (1, -1):
        pk = curve([[.115 * sgn, -.053], [.13 * sgn, -.1], [.165 * sgn, -.14], [(hip - .012) * sgn, -.165]])
        P.line(pk, 'double', 'front')
    P.buttons = [(0, -.04)]
    P.meta = dict(chest=hip, hem=oh, length=length, arm=crotch, shoulder=0, waist=waist, skirt=None, sleeve=None)
    return P


def lapels(neck=.088, drop=.26):
    """A coat's collar: leaves that lie on the front, and the band behind the neck, with the lines they roll over."""
    edge = curve([[.004, -drop - .010], [neck * .52, -drop * .52], [neck * .98, -.010], [neck * .86, .026]])
    out = [[neck * .86, .026], [neck * 1.28, .012], [.126, -.030]]
    leaf = np.vstack([edge, curve(out)[1:], curve([[.126, -.030], [.130, -.078], [.120, -.104]])[1:], curve([[.120, -.104], [.090, -.092]])[1:], curve([[.090, -.092], [.128, -.122]])[1:],
                      curve([[.128, -.122], [.088, -.195], [.004, -drop - .030]])[1:]])
    gorge = curve([[.090, -.092], [.066, -.078], [.048, -.076]])
    band = np.vstack([curve([[-neck * 1.16, -.012], [-neck * 1.02, .014], [-neck * .62, .031], [0, .038], [neck * .62, .031], [neck * 1.02, .014], [neck * 1.16, -.012]]), curve([[neck * 1.1, -.022], [neck * .5, -.022], [0, -.025], [-neck * .5, -.022], [-neck * 1.1, -.022]])])
    r = dict(roll=edge, rise=.009, base=.0045, on='front', stitch=.007)
    return [dict(poly=leaf, gorge=gorge, **r), dict(poly=leaf * [-1, 1], gorge=gorge * [-1, 1], **{**r, 'roll': edge * [-1, 1]}), dict(poly=band, roll=band[:145], rise=.010, base=.0035, on='back', stitch=.006)]


def stitched(leaves):
    """A pattern of the stitches along the edges of a collar's leaves, and of its seams."""
    P = Pattern()
    for leaf in leaves:
        edge = np.vstack([leaf['poly'], leaf['poly'][:1]])
        is_left = np.sum(edge[:-1, 0] * edge[1:, 1] - edge[1:, 0] * edge[:-1, 1]) > 0
        length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(edge, axis=0), axis=1))]
        even = np.linspace(0, length[-1], int(length[-1] / .002))
        edge = np.stack([np.interp(even, length, edge[:, k]) for k in (0, 1)], 1)
        P.line(offset(edge, leaf['stitch'] * (1 if is_left else -1)), 'single', 'front')
        if 'gorge' in leaf:
            P.line(leaf['gorge'], 'seam', 'front')
    return P


def oblong(width, height, inward=.010):
    """Two rectangles sewn all round, the edges drawn in a little, for cushions and pouches."""
    a, b = width / 2, height / 2
    P = Pattern()
    P.segs = [('side', curve([[-a, -b], [0, -b + inward], [a, -b]]), False), ('side', curve([[a, -b], [a - inward, 0], [a, b]]), False),
              ('neck', curve([[a, b], [0, b - inward], [-a, b]]), False), ('side', curve([[-a, b], [-a + inward, 0], [-a, -b]]), False)]
    P.front_neck = curve([[a, b], [0, b - inward], [-a, b]])
    P.meta = {}
    return P
