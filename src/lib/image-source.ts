import { IMAGE_WIDTHS, imageVariant } from './image-variant.ts'

/** Whether an address can be a picture: a known ending, a preview of what a shopper made (docs/decisions/0078), or a host that localises pictures (IMG-01). */
export const isImageSource = (src: string, localisedHosts: readonly string[] = []): boolean =>
  localisedHosts.some((host) => src.startsWith(host)) ||
  /\.(?:jpe?g|png|gif|webp)$|^\/atmos\/v1\/previews\//i.test(src.split(/[?#]/, 1)[0] ?? '')

/**
 * The webp variants of a local picture as a `srcset`, none wider than the picture by more than a step (IMG-02), and for a
 * box of fixed width only those that it can need. Undefined for pictures of other hosts, which have none.
 */
export const webpSrcSet = (src: string, width: number, sizes = ''): string | undefined => {
  if (!src.startsWith('/images/')) return undefined
  const fixed = /^(\d+)px$/.exec(sizes)?.[1]
  const [least, most] = fixed === undefined ? [MIN_FLUID_WIDTH, width] : [Number(fixed), Math.min(width, Number(fixed) * MAX_DENSITY)]
  const enough = IMAGE_WIDTHS.find((step) => step >= most) ?? Infinity
  return IMAGE_WIDTHS.filter((step) => step >= Math.min(least, width) && step <= enough)
    .map((step) => `${imageVariant(src, step)} ${step}w`)
    .join(', ')
}

/** For pictures as wide as a part of the window; a phone of two columns on a dense screen needs as much. */
const MIN_FLUID_WIDTH = 480
/** Of physical to CSS pixels, on the densest screens. */
const MAX_DENSITY = 3
