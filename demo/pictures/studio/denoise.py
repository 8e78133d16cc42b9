"""Edge-avoiding à-trous filter on light from which the surface's colour is taken out, guided by normals, colour and the light."""
import numpy as np
from numba import njit, prange
from scipy.ndimage import gaussian_filter, median_filter


# Each looks twice as far as the one before.
LEVELS = 4


@njit(cache=True, parallel=True, fastmath=True)
def _pass(L, N, A, var, step, sn, sa, sl, out, vout):
    h, w = L.shape[0], L.shape[1]
    kern = np.array([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16])
    for y in prange(h):
        for x in range(w):
            s0 = 0.0; s1 = 0.0; s2 = 0.0; sw = 0.0; sv = 0.0
            lc = (L[y, x, 0] + L[y, x, 1] + L[y, x, 2]) / 3
            tol = sl * np.sqrt(var[y, x]) + 1e-4
            for j in range(-2, 3):
                yy = y + j * step
                if yy < 0 or yy >= h:
                    continue
                for i in range(-2, 3):
                    xx = x + i * step
                    if xx < 0 or xx >= w:
                        continue
                    dn = (N[y, x, 0] - N[yy, xx, 0]) ** 2 + (N[y, x, 1] - N[yy, xx, 1]) ** 2 + (N[y, x, 2] - N[yy, xx, 2]) ** 2
                    da = (A[y, x, 0] - A[yy, xx, 0]) ** 2 + (A[y, x, 1] - A[yy, xx, 1]) ** 2 + (A[y, x, 2] - A[yy, xx, 2]) ** 2
                    dl = abs((L[yy, xx, 0] + L[yy, xx, 1] + L[yy, xx, 2]) / 3 - lc)
                    k = kern[j + 2] * kern[i + 2] * np.exp(-dn * sn - da * sa - dl / tol)
                    s0 += k * L[yy, xx, 0]; s1 += k * L[yy, xx, 1]; s2 += k * L[yy, xx, 2]
                    sv += k * k * var[yy, xx]
                    sw += k
            out[y, x, 0] = s0 / sw; out[y, x, 1] = s1 / sw; out[y, x, 2] = s2 / sw
            vout[y, x] = sv / (sw * sw)


def denoise_light(light, albedo, normal, strength=1.0, spike=.15):
    """`light` without its noise; edges of `albedo` and `normal` (h, w, 3) stay. `spike`: how far one pixel may stand out."""
    L = light.astype(np.float32).copy()
    m = L.mean(-1)
    # Single pixels that a rare path lit.
    med = median_filter(m, 3)
    hot = np.abs(m) > 1.7 * np.abs(med) + spike
    L[hot] *= (med[hot] / np.where(np.abs(m[hot]) < 1e-6, 1e-6, m[hot]))[:, None]
    m = L.mean(-1)
    var = np.maximum(gaussian_filter(m * m, 1.5) - gaussian_filter(m, 1.5) ** 2, 0).astype(np.float32)
    # Variance that the shape explains is detail, not noise.
    ns = gaussian_filter(normal, (.7, .7, 0))
    detail = sum(np.maximum(gaussian_filter(ns[..., k] ** 2, 1.5) - gaussian_filter(ns[..., k], 1.5) ** 2, 0) for k in range(3))
    var = (var / (1 + 60 * detail) * strength ** 2 + 1e-7).astype(np.float32)
    # Guides are noisy themselves at silhouettes and out of focus.
    N = gaussian_filter(normal.astype(np.float32), (.7, .7, 0))
    A = gaussian_filter(albedo.astype(np.float32), (.7, .7, 0))
    out, vout = np.empty_like(L), np.empty_like(var)
    for k in range(LEVELS):
        _pass(L, N, A, var, 1 << k, 40.0, 60.0, 2.2, out, vout)
        L, out = out, L
        var, vout = gaussian_filter(vout, .8).astype(np.float32), var
    return L
