import type { Box } from '../../protocol.ts'
import type { Fit } from './boxes.ts'
import type { PaintKey, PaintOrder, Pseudo } from './paint-order.ts'

/** What is painted in a box and may lie below words. */
export interface Ground {
  readonly box: Box
  /** What of the box is seen. */
  readonly seen: Box
  readonly key: PaintKey
  /** Of all that it stands in. */
  readonly opacity: number
  readonly paint: Paint
}

export type Paint =
  | { readonly kind: 'color'; readonly color: string }
  /** A picture of CSS, such as a gradient. */
  | { readonly kind: 'css'; readonly css: string; readonly fit: Fit | undefined; readonly position: string }
  | { readonly kind: 'image'; readonly image: HTMLImageElement; readonly fit: Fit; readonly position: string }
  /** A film, or what is blended: nobody can say what is seen. */
  | { readonly kind: 'unknown' }

interface Tools {
  readonly order: PaintOrder
  /** What of a box is seen through all that its element stands in. */
  readonly clip: (element: Element, box: Box) => Box | undefined
}

/** Smaller ones are signs, and no words stand on them. */
const SMALLEST_PICTURE_PX = 24

/** Pictures of the page that are seen, and films. */
export const picturesOf = (page: Document): readonly Element[] =>
  [...page.querySelectorAll('img, video')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width >= SMALLEST_PICTURE_PX && height >= SMALLEST_PICTURE_PX && isShown(element)
  })

export const isShown = (element: Element): boolean => getComputedStyle(element).visibility === 'visible'

export const opacityOf = (element: Element): number => {
  let opacity = 1
  for (let each: Element | null = element; each !== null; each = each.parentElement) opacity *= numberOr(getComputedStyle(each).opacity, 1)
  return opacity
}

const numberOr = (text: string, other: number): number => (text === '' || Number.isNaN(Number(text)) ? other : Number(text))

/** All that paints on the page and can lie below words: colours and pictures of elements and of what CSS puts before and after them. */
export const groundsOf = (page: Document, tools: Tools): readonly Ground[] =>
  [...page.body.querySelectorAll('*')].flatMap((element) => [
    ...ownGrounds(element, tools),
    ...PSEUDOS.flatMap((pseudo) => pseudoGrounds(element, pseudo, tools)),
  ])

const PSEUDOS: readonly Pseudo[] = ['::before', '::after']

const ownGrounds = (element: Element, tools: Tools): readonly Ground[] => {
  const style = getComputedStyle(element)
  const paints: Paint[] = [...paintsOf(style)]
  if (element instanceof HTMLImageElement)
    paints.push({ kind: 'image', image: element, fit: fitOf(style.objectFit), position: style.objectPosition })
  if (element instanceof HTMLVideoElement || element instanceof HTMLCanvasElement) paints.push({ kind: 'unknown' })
  if (paints.length === 0 || !isShown(element)) return []
  const box = boxOfElement(element)
  const seen = tools.clip(element, box)
  if (seen === undefined) return []
  const [opacity, isKnown] = [opacityOf(element), !isBlended(element)]
  return paints.map((paint) => ({
    box,
    seen,
    opacity,
    key: tools.order.keyOf(element, paint.kind === 'image' || paint.kind === 'unknown' ? 'content' : 'ground'),
    paint: isKnown ? paint : UNKNOWN,
  }))
}

const UNKNOWN: Paint = { kind: 'unknown' }

/** Colour first: pictures of CSS lie on it, the first of a list on top. */
const paintsOf = (style: CSSStyleDeclaration): readonly Paint[] => {
  const { backgroundColor, backgroundImage, backgroundSize, backgroundPosition, backgroundRepeat } = style
  const color: readonly Paint[] = isTransparent(backgroundColor) ? [] : [{ kind: 'color', color: backgroundColor }]
  if (backgroundImage === '' || backgroundImage === 'none') return color
  const fit = backgroundSize === 'cover' || backgroundSize === 'contain' ? backgroundSize : undefined
  const pictures = backgroundImage.split(/,(?![^(]*\))(?=\s*(?:url|[a-z-]+-gradient|image-set)\()/)
  const isWhole = fit !== undefined || (backgroundSize === 'auto' && backgroundRepeat !== '')
  const toPaint = (css: string): Paint =>
    isWhole ? { kind: 'css', css: css.trim(), fit, position: backgroundPosition } : { kind: 'unknown' }
  return [...color, ...pictures.toReversed().map(toPaint)]
}

const isTransparent = (color: string): boolean => color === '' || color === 'transparent' || /[,/]\s*0(?:\.0+)?\)$/.test(color)

const FITS: readonly Fit[] = ['fill', 'contain', 'cover', 'none', 'scale-down']
const fitOf = (value: string): Fit => FITS.find((fit) => fit === value) ?? 'fill'

/** Filters and blending make other colours than those that are read. */
const isBlended = (element: Element): boolean => {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { filter, mixBlendMode } = getComputedStyle(each)
    if ((filter !== '' && filter !== 'none') || (mixBlendMode !== '' && mixBlendMode !== 'normal')) return true
  }
  return false
}

/** A veil is often one of these. Where it lies is known of what is positioned; others lie in the flow and seldom below words. */
const pseudoGrounds = (element: Element, pseudo: Pseudo, { order, clip }: Tools): readonly Ground[] => {
  const style = getComputedStyle(element, pseudo)
  if (style.content === 'none' || style.content === 'normal' || style.content === '') return []
  if (style.position !== 'absolute' || style.visibility !== 'visible') return []
  const paints = paintsOf(style)
  const around = paints.length === 0 ? undefined : positionedAround(element)
  if (around === undefined) return []
  const box = boxInside(around, style)
  const seen = clip(element, box)
  if (seen === undefined) return []
  const key = order.keyOfPseudo(element, pseudo, Number.parseInt(style.zIndex, 10) || 0)
  const opacity = opacityOf(element) * numberOr(style.opacity, 1)
  return paints.map((paint) => ({ box, seen, opacity, key, paint: isBlended(element) ? UNKNOWN : paint }))
}

/** Offsets are from the inner edge of what something is positioned in. */
const boxInside = (around: Element, { left, top, width, height }: CSSStyleDeclaration): Box => {
  const { x, y } = around.getBoundingClientRect()
  const number = (value: string): number => Number.parseFloat(value) || 0
  return { x: x + around.clientLeft + number(left), y: y + around.clientTop + number(top), width: number(width), height: number(height) }
}

const positionedAround = (element: Element): Element | undefined => {
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (getComputedStyle(each).position !== 'static') return each
  return undefined
}

export const boxOfElement = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}
