import { IMAGE_WIDTHS, imageVariant, type ImageWidth } from './image-variant.ts'

/** Whether an address can be a picture: a known ending, a preview of what a shopper made (0082), or a host that localises pictures (IMG-01). */
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
  const enough = IMAGE_WIDTHS.find((step) => step >= most) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1]
  return widthsFor(sizes)
    .filter((step) => step >= Math.min(least, width) && (enough === undefined || step <= enough))
    .map((step) => `${imageVariant(src, step)} ${step}w`)
    .join(', ')
}

/** Boxes that are never wider than half a window do without the step between: listings have dozens of them. */
const widthsFor = (sizes: string): readonly ImageWidth[] => {
  const shares = [...sizes.matchAll(/([\d.]+)vw/g)].map(([, share]) => Number(share))
  return shares.length > 0 && Math.max(...shares) <= HALF_WINDOW_VW ? IMAGE_WIDTHS.filter((step) => step !== 640) : IMAGE_WIDTHS
}

const HALF_WINDOW_VW = 50
/** Pictures as wide as a part of the window are never narrower than this, in physical pixels. */
const MIN_FLUID_WIDTH = 320
/** Of physical to CSS pixels, on the densest screens. */
const MAX_DENSITY = 3
