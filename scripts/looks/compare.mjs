import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/**
 * How far a pixel may be from its baseline, where 1 is black from white. Baselines are without loss, so next to nothing: two grounds of
 * nearly the same lightness are 0.02 apart. Smoothed edges are told from others by their neighbours.
 */
const THRESHOLD = 0.01
/** Pixels that may differ: smoothing that moves along a curve, and less than a short line. */
const MOST_PIXELS = 24
/** What is not the same on both, in the picture of the difference. */
const MARK = [200, 0, 60]

/** Compares two pictures of a page. One that is longer or wider differs by all it has more. */
export const comparePictures = async (before, after) => {
  const [one, other] = await Promise.all([sizeOf(before), sizeOf(after)])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [left, right] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)])
  const difference = new Uint8Array(width * height * 4)
  const count = pixelmatch(left, right, difference, width, height, { threshold: THRESHOLD, alpha: 0.15, diffColor: MARK })
  const isSameSize = one.width === other.width && one.height === other.height
  return {
    isSame: isSameSize && count <= MOST_PIXELS,
    count,
    what: isSameSize ? `${count} pixels` : `${one.width} × ${one.height} before, ${other.width} × ${other.height} now`,
    difference: () =>
      sharp(difference, { raw: { width, height, channels: 4 } })
        .webp({ lossless: true })
        .toBuffer(),
  }
}

const sizeOf = async (picture) => {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

/** Where a picture ends is a colour that no page has. */
const NOWHERE = { r: 255, g: 0, b: 255, alpha: 1 }

const pixelsOf = async (picture, width, height) => {
  const { width: own, height: ownHeight } = await sizeOf(picture)
  const pixels = await sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own, bottom: height - ownHeight, background: NOWHERE })
    .raw()
    .toBuffer()
  return new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength)
}
