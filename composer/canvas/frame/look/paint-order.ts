/** A step of the way from the page to what is painted: its layer, and in it its kind and its place in the document. */
type Step = readonly [layer: number, kind: number, order: number]

/** When something is painted, against what else is on the page (CSS 2, appendix E); later is above. */
export type PaintKey = readonly Step[]

const GROUND = 0
const CONTENT = 1
const POSITIONED = 2

export type Pseudo = '::before' | '::after'

export interface PaintOrder {
  /** `content`: its words or picture; `ground`: what it paints below them. */
  readonly keyOf: (element: Element, part: 'content' | 'ground') => PaintKey
  /** Of what CSS puts before or after an element's content, positioned, with its `z-index`. */
  readonly keyOfPseudo: (element: Element, pseudo: Pseudo, index: number) => PaintKey
}

/** The order in which a page is painted, as long as its styles stay as they are. */
export const paintOrder = (page: Document): PaintOrder => {
  const orders = new Map([...page.querySelectorAll('*')].map((element, index) => [element, index]))
  const layers = new Map<Element, Layer>()
  const layerOf = (element: Element): Layer => {
    const known = layers.get(element) ?? readLayer(element)
    layers.set(element, known)
    return known
  }
  const orderOf = (element: Element): number => orders.get(element) ?? 0
  const stepsTo = (element: Element, isInside: boolean): PaintKey => {
    const steps: Step[] = []
    let isInner = isInside
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { isContext, isPositioned, index } = layerOf(each)
      // What is positioned without layers of its own is no step of what is positioned, or has layers, inside of it.
      if (isContext || (isPositioned && !isInner)) steps.unshift([index, POSITIONED, orderOf(each)])
      isInner ||= isContext || isPositioned
    }
    return steps
  }
  return {
    keyOf: (element, part) => [...stepsTo(element, false), [0, part === 'content' ? CONTENT : GROUND, orderOf(element)]],
    keyOfPseudo: (element, pseudo, index) => {
      // Between the element and its first child, or behind its last one.
      const order = orderOf(element) + 0.5 + (pseudo === '::before' ? 0 : element.querySelectorAll('*').length)
      return [...stepsTo(element, true), [index, POSITIONED, order], [0, GROUND, order]]
    },
  }
}

interface Layer {
  /** It paints all that it holds as one. */
  readonly isContext: boolean
  readonly isPositioned: boolean
  readonly index: number
}

const readLayer = (element: Element): Layer => {
  const style = getComputedStyle(element)
  const isPositioned = style.position !== 'static'
  const isItem = element.parentElement !== null && /flex|grid/.test(getComputedStyle(element.parentElement).display)
  const index = isPositioned || isItem ? Number.parseInt(style.zIndex, 10) : Number.NaN
  const isContext =
    element.parentElement === null ||
    !Number.isNaN(index) ||
    style.position === 'fixed' ||
    style.position === 'sticky' ||
    Number(style.opacity) < 1 ||
    style.isolation === 'isolate' ||
    !isNone(style.mixBlendMode, 'normal') ||
    [style.transform, style.filter, style.perspective, style.clipPath, style.maskImage, style.backdropFilter].some(
      (value) => !isNone(value),
    ) ||
    /paint|layout|strict|content/.test(style.contain ?? '') ||
    /transform|opacity|filter/.test(style.willChange ?? '')
  return { isContext, isPositioned, index: Number.isNaN(index) ? 0 : index }
}

const isNone = (value: string | undefined, none = 'none'): boolean => value === undefined || value === '' || value === none

/** Negative: the first is painted before, and lies below. What is inside of the other lies above its ground. */
export const comparePaint = (one: PaintKey, other: PaintKey): number => {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const [here, there] = [one[at] ?? NOTHING, other[at] ?? NOTHING]
    const difference = here[0] - there[0] || here[1] - there[1] || here[2] - there[2]
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

const NOTHING: Step = [0, 0, 0]
