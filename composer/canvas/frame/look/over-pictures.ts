import type { TextOverPicture } from '../../measures.ts'
import type { Box } from '../../protocol.ts'
import { boxAround, commonBox, covers } from './boxes.ts'
import { contrastOver, isLargeText, type Ink } from './contrast.ts'
import { drawGrounds } from './draw-grounds.ts'
import { boxOfElement, groundsOf, opacityOf, picturesOf, type Ground } from './grounds.ts'
import { comparePaint, paintOrder } from './paint-order.ts'
import { clipTo, textsIn, type PageText } from './texts.ts'

/** A page with more has been said enough about. */
const MOST_TEXTS = 60

/** Words that only touch a picture do not stand on it. */
const LEAST_SHARE = 0.05

/** Contrast of all words of blocks that are painted over a picture, whatever the blocks are. */
export const textsOverPictures = async (page: Document): Promise<readonly TextOverPicture[]> => {
  const boxes = [...picturesOf(page), ...cssPicturesOf(page)].map(boxOfElement)
  const texts = boxes.length === 0 ? [] : textsIn(page, boxes, clipTo)
  if (texts.length === 0) return []
  const order = paintOrder(page)
  const grounds = groundsOf(page, { order, clip: clipTo })
  const measured: TextOverPicture[] = []
  for (const text of texts) {
    const below = groundsBelow(text, grounds, order.keyOf(text.element, 'content'))
    if (below === undefined || measured.length === MOST_TEXTS) continue
    measured.push(await measureText(page, text, below))
  }
  return measured
}

const cssPicturesOf = (page: Document): readonly Element[] =>
  [...page.body.querySelectorAll('*')].filter((element) => getComputedStyle(element).backgroundImage.includes('url('))

const isPicture = ({ paint }: Ground): boolean =>
  paint.kind === 'image' || paint.kind === 'unknown' || (paint.kind === 'css' && paint.css.startsWith('url('))

/** What is painted below words, the lowest first, from the last that hides all before; undefined where no picture is among it. */
const groundsBelow = (
  { lines }: PageText,
  grounds: readonly Ground[],
  key: Ground['key'],
): { readonly grounds: readonly Ground[]; readonly lines: readonly Box[] } | undefined => {
  const area = boxAround(lines)
  const below = grounds
    .filter((ground) => commonBox(ground.seen, area) !== undefined && comparePaint(ground.key, key) < 0)
    .toSorted((one, other) => comparePaint(one.key, other.key))
  const shown = below.slice(
    Math.max(
      0,
      below.findLastIndex((ground) => isOpaque(ground) && covers(ground.seen, area)),
    ),
  )
  const pictures = shown.filter(isPicture)
  const over = lines.flatMap((line) => pictures.flatMap(({ seen }) => commonBox(line, seen) ?? []))
  return sizeOf(over) < LEAST_SHARE * sizeOf(lines) || over.length === 0 ? undefined : { grounds: shown, lines: over }
}

const sizeOf = (boxes: readonly Box[]): number => boxes.reduce((sum, { width, height }) => sum + width * height, 0)

const isOpaque = ({ opacity, paint }: Ground): boolean => opacity === 1 && paint.kind === 'color' && /^rgb\([^/]*\)$/.test(paint.color)

const measureText = async (
  page: Document,
  { element, blockId, words }: PageText,
  { grounds, lines }: { readonly grounds: readonly Ground[]; readonly lines: readonly Box[] },
): Promise<TextOverPicture> => {
  const { color, fontSize, fontWeight } = getComputedStyle(element)
  const isLarge = isLargeText(Number.parseFloat(fontSize), Number(fontWeight))
  const area = boxAround(lines)
  const drawing = await drawGrounds(page, area, grounds)
  const ink = drawing === undefined ? undefined : inkOf(page, color, opacityOf(element))
  if (drawing === undefined || ink === undefined) return { blockId, words, isLarge, ratio: undefined }
  const { context, scale } = drawing
  const pixels = lines.flatMap(({ x, y, width, height }) => {
    const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
    return readPixels(context, Math.round((x - area.x) * scale), Math.round((y - area.y) * scale), wide, high)
  })
  return { blockId, words, isLarge, ratio: contrastOver(pixels, ink) }
}

/** None where a picture came from a host that lets nobody read it. */
const readPixels = (context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): readonly number[] => {
  try {
    return [...context.getImageData(x, y, width, height).data]
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return []
    throw error
  }
}

/** A colour of CSS in numbers, whichever way it is written. */
const inkOf = (page: Document, color: string, opacity: number): Ink | undefined => {
  const canvas = page.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return undefined
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return { red, green, blue, opacity: (alpha / 255) * opacity }
}
