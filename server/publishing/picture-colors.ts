import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'
import type { Json } from '../../schemas/page.ts'
import { isObject, type CmsSource } from '../../src/content/cms-entry.ts'
import { createCache } from '../../src/lib/cache.ts'
import { imageVariant } from '../../src/lib/image-variant.ts'

/** The dominant colour of each picture by its address, as `#rgb`; what cannot be read or lets its ground through is left out. */
export type PictureColors = (urls: readonly string[]) => Promise<ReadonlyMap<string, string>>

interface Deps {
  readonly fetch: typeof fetch
  /** Where the shop answers itself: its own pictures have addresses without a host. */
  readonly origin: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

const AT_ONCE = 6
const DEADLINE_MS = 4000
/** After so many failures the server of the pictures counts as down, and a publish does not wait for the rest. */
const MOST_FAILURES = 3
/** An address names the same bytes for as long as a process runs; a picture that is drawn anew has its colour from the next start on. */
const MOST = 5000

/** Reads a small size of each picture, once a process; after a few failures the others are left for the next publish. */
export const createPictureColors = ({ fetch, origin, log }: Deps): PictureColors => {
  const cache = createCache<string | undefined>({ ttl: Infinity, maxSize: MOST })
  const read = async (url: string): Promise<string | undefined> => {
    const answer = await fetch(smallSize(url, origin), { signal: AbortSignal.timeout(DEADLINE_MS) })
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
    return dominantColor(Buffer.from(await answer.arrayBuffer()))
  }
  return async (urls) => {
    const colors = new Map<string, string>()
    const queue = new Set(urls).values()
    let failures = 0
    const worker = async (): Promise<void> => {
      while (failures < MOST_FAILURES) {
        const { value: url, done } = queue.next()
        if (done === true) return
        try {
          const color = await cache.get(url, () => read(url))
          if (color !== undefined) colors.set(url, color)
        } catch (cause) {
          failures += 1
          log.warn({ url, cause: String(cause) }, 'the colour of a picture could not be read')
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return colors
  }
}

/** Content with the colours of its pictures; as it is where nobody reads them. */
export const withPictureColors = async (source: CmsSource, colorsOf: PictureColors = noColors): Promise<CmsSource> => ({
  ...source,
  colors: await colorsOf([...source.assets.values()].flatMap(({ fields }) => Object.values(fields['file'] ?? {}).flatMap(urlOfPicture))),
})

const noColors: PictureColors = async () => new Map()

const urlOfPicture = (file: Json): readonly string[] =>
  isObject(file) && typeof file['url'] === 'string' && String(file['contentType']).startsWith('image/') ? [file['url']] : []

/** Most of the ground is enough: the shop's own sizes, or the CMS's way to ask for one. */
const smallSize = (url: string, origin: string): string => {
  if (url.startsWith('/images/')) return `${origin}${imageVariant(url, 480)}`
  const address = new URL(url, origin)
  address.searchParams.set('w', '160')
  return address.href
}

/** One of 4,096 colours: seen for a moment, and a picture of it costs a page few bytes. */
const dominantColor = async (bytes: Buffer): Promise<string | undefined> => {
  const { dominant, isOpaque } = await sharp(bytes).stats()
  if (!isOpaque) return undefined
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => Math.round(value / 17).toString(16)).join('')}`
}
