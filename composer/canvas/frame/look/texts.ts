import type { Box } from '../../protocol.ts'
import { commonBox } from './boxes.ts'
import { isShown } from './grounds.ts'

/** Words on the page that one element holds, and where their lines are. */
export interface PageText {
  readonly blockId: string
  readonly element: HTMLElement
  readonly words: string
  readonly lines: readonly Box[]
}

const LONGEST_WORDS = 60
const NO_WORDS = 'script, style, noscript, template, option, svg'

/** Words of blocks that are seen in one of the boxes. `clip`: what of a box is seen through all that an element stands in. */
export const textsIn = (
  page: Document,
  boxes: readonly Box[],
  clip: (element: Element, box: Box) => Box | undefined,
): readonly PageText[] => {
  const texts: PageText[] = []
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const words = (node.nodeValue ?? '').trim()
    const blockId = words === '' ? undefined : element?.closest<HTMLElement>('[data-block]')?.dataset['block']
    if (element === null || blockId === undefined || element.closest(NO_WORDS) !== null) continue
    const lines = linesOf(node).flatMap((line) => clip(element, line) ?? [])
    if (lines.some((line) => boxes.some((box) => commonBox(line, box) !== undefined)) && isShown(element))
      texts.push({ blockId, element, words: words.slice(0, LONGEST_WORDS), lines })
  }
  return texts
}

const linesOf = (node: Node): readonly Box[] => {
  const range = node.ownerDocument?.createRange()
  range?.selectNodeContents(node)
  // Words for those who listen are a pixel.
  return [...(range?.getClientRects() ?? [])].filter(({ width, height }) => width > 1 && height > 1)
}

/** What of a box is seen through all that an element stands in; what the window itself scrolls is seen. */
export const clipTo = (element: Element, box: Box): Box | undefined => {
  let seen: Box | undefined = box
  for (let each: Element | null = element; each !== null && each.tagName !== 'BODY' && seen !== undefined; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each)
    if (isClipping(overflowX) || isClipping(overflowY)) seen = commonBox(seen, each.getBoundingClientRect())
  }
  return seen
}

const isClipping = (overflow: string): boolean => overflow !== '' && overflow !== 'visible'
