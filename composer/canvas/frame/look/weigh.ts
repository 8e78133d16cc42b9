import type { HeavyPicture, PageWeight } from '../../measures.ts'
import { addressOf } from './lazy-source.ts'
import { readAddress } from './read-picture.ts'

/** The composer's own script and calls are no part of the page. */
const OWN = '/_compose/'

/** Sizes of pictures by address: one that was asked for once is not asked for again. */
const asked = new Map<string, Promise<number | undefined>>()

/** Bytes of the page as a shopper loads it in a window like this one, with pictures further down, and its largest picture. */
export const weigh = async (page: Window): Promise<PageWeight> => {
  const timings = page.performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const loaded = timings.filter(({ name }) => !new URL(name).pathname.startsWith(OWN))
  const known = new Map(loaded.map((timing) => [timing.name, timing.encodedBodySize]))
  const images = [...page.document.images].filter((image) => addressOf(image) !== '' && image.getBoundingClientRect().width > 0)
  let largest: Weighed | undefined
  let [pictures, unread] = [0, 0]
  const weighed = new Set<string>()
  for (const image of images) {
    const address = addressOf(image)
    const bytes = known.get(address) || (await bytesOf(address))
    if (bytes !== undefined && bytes > (largest?.bytes ?? 0)) largest = { image, address, bytes }
    if (weighed.has(address)) continue
    weighed.add(address)
    if (bytes === undefined) unread += 1
    else pictures += bytes
  }
  const sumOf = (kind: (timing: PerformanceResourceTiming) => boolean): number =>
    [...new Map(loaded.filter(kind).map((timing) => [timing.name, timing.encodedBodySize])).values()].reduce((sum, bytes) => sum + bytes, 0)
  return {
    html: await weighHtml(page),
    styles: sumOf(({ name }) => /\.css(?:\?|$)/.test(name)),
    scripts: sumOf(({ name }) => /\.m?js(?:\?|$)/.test(name)),
    fonts: sumOf(({ name }) => /\.woff2?(?:\?|$)/.test(name)),
    pictures,
    unread,
    largest: largest === undefined ? undefined : await toHeavy(largest),
  }
}

/** The preview sends its page as it is; shoppers get it compressed. */
const weighHtml = async ({ document }: Window): Promise<number> => {
  const compressed = new Blob([document.documentElement.outerHTML]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(compressed).arrayBuffer()).byteLength
}

interface Weighed {
  readonly image: HTMLImageElement
  readonly address: string
  readonly bytes: number
}

const toHeavy = async ({ image, address, bytes }: Weighed): Promise<HeavyPicture> => {
  const { width, height } = image.getBoundingClientRect()
  // An element that chooses among files says its size in another unit than pixels of the file.
  const file = (await readAddress(address)) ?? image
  return {
    blockId: image.closest<HTMLElement>('[data-block]')?.dataset['block'],
    address,
    bytes,
    shown: { width: Math.round(width), height: Math.round(height) },
    natural: { width: file.naturalWidth, height: file.naturalHeight },
  }
}

/** A picture further down is not loaded yet, and another host may hide what it sent: its server says how large it is, or nobody does. */
const bytesOf = (address: string): Promise<number | undefined> => {
  const answer = asked.get(address) ?? askServer(address)
  asked.set(address, answer)
  return answer
}

const askServer = async (address: string): Promise<number | undefined> => {
  if (!/^https?:/.test(address)) return undefined
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD', headers: { accept: PICTURES } })
    const length = Number(headers.get('content-length'))
    return ok && length > 0 ? length : undefined
  } catch {
    // Another host that answers no script: the picture counts as one that could not be weighed.
    return undefined
  }
}

/** As browsers ask for pictures: the shop answers with the smallest kind that is taken. */
const PICTURES = 'image/avif,image/webp,image/*,*/*;q=0.8'
