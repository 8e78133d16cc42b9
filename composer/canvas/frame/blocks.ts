import type { Box } from '../protocol.ts'

/** The element around a block (src/pipeline/render/block-parts.tsx). */
export const blockElement = (id: string, page: Document): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>('[data-block]')].find(({ dataset }) => dataset['block'] === id)

/** The innermost block that something stands in. */
export const blockAround = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-block]') ?? undefined) : undefined

/** The block that a block stands in. */
export const blockOutside = (block: HTMLElement | undefined): HTMLElement | undefined => blockAround(block?.parentElement ?? null)

/**
 * Where a block is in the window. The element around it has no box of its own, so it is what its content covers, as far as that
 * reaches itself: slides of a row are inside the row. Undefined where nothing is shown.
 */
export const boxOf = (block: Element): Box | undefined => {
  const boxes = boxesIn(block)
  if (boxes.length === 0) return undefined
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const boxesIn = (element: Element): readonly DOMRect[] => {
  const own = element.getBoundingClientRect()
  // Texts for those who listen are a pixel.
  if (own.width > 1 && own.height > 1) return [own]
  return own.width > 0 || own.height > 0 ? [] : [...element.children].flatMap(boxesIn)
}
