import sharp from 'sharp'
import type { ContentLookups, ImagePart } from '../../../src/content/advice/advice-input.ts'
import { toneOfPixels, type Tone } from '../../../src/content/advice/tone.ts'
import { createCache, type Cache } from '../../../src/lib/cache.ts'
import { IMAGE_WIDTHS, imageVariant } from '../../../src/lib/image-variant.ts'

interface Deps {
  readonly fetch: typeof fetch
  /** Of the shop's own pictures. */
  readonly origin: string
  /** An asset's address changes with its file, so a cached tone stays valid. */
  readonly cache?: Cache<Tone | undefined>
}

const TIMEOUT_MS = 5_000
const MAX_BYTES = 10_000_000
/** Enough for a mean. */
const SAMPLE_PIXELS = 32
const MAX_CACHED = 1_000

/** Measures how light a part of a picture is. Undefined for a picture that cannot be fetched or read. */
export const createToneReader =
  ({ fetch, origin, cache = createCache({ ttl: Infinity, maxSize: MAX_CACHED }) }: Deps): ContentLookups['toneOf'] =>
  (url, part) =>
    cache.get(`${url} ${Object.values(part).join(' ')}`, () => read({ fetch, url: addressOf(url, origin), part }))

/** The shop's own pictures exist in small widths. */
const addressOf = (url: string, origin: string): string =>
  url.startsWith('/') ? new URL(imageVariant(url, IMAGE_WIDTHS[0], 'jpg'), origin).toString() : url

const read = async ({
  fetch,
  url,
  part,
}: Pick<Deps, 'fetch'> & { readonly url: string; readonly part: ImagePart }): Promise<Tone | undefined> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const bytes = Buffer.from(await answer.arrayBuffer())
    return answer.ok && bytes.length <= MAX_BYTES ? await toneOfPart(bytes, part) : undefined
  } catch {
    // A missing picture is reported by the page that shows it.
    return undefined
  }
}

const toneOfPart = async (bytes: Buffer, { left, top, width, height }: ImagePart): Promise<Tone | undefined> => {
  const picture = sharp(bytes, { failOn: 'truncated' }).rotate()
  const { data, info } = await picture
    .resize(SAMPLE_PIXELS, SAMPLE_PIXELS, { fit: 'fill' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inside = (at: number, from: number, share: number): boolean => at >= from * SAMPLE_PIXELS && at < (from + share) * SAMPLE_PIXELS
  const pixels = Array.from({ length: info.width * info.height }, (_, pixel) => pixel)
    .filter((pixel) => inside(pixel % info.width, left, width) && inside(Math.floor(pixel / info.width), top, height))
    .flatMap((pixel) => [...data.subarray(pixel * info.channels, pixel * info.channels + 3)])
  return toneOfPixels(Uint8Array.from(pixels), 3)
}
