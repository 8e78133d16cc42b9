/** The block at the top of the window. */
interface ScrollPosition {
  readonly block: string
  /** Distance from the top of the window, in pixels. */
  readonly top: number
}

interface Focus {
  readonly block: string
  /** Among what can have focus in the block. */
  readonly index: number
}

/**
 * Restores scroll position and focus in `root` after each change of its elements, before it is painted. Blocks are
 * found by their ids, so it does not matter that elements are others. Returns how to stop.
 */
export const keepScrollPosition = (root: HTMLElement): (() => void) => {
  const position = window.scrollY === 0 ? undefined : positionIn(root)
  const focus = focusIn(root)
  const observer = new MutationObserver(() => {
    if (position !== undefined) scrollTo(root, position)
    if (focus !== undefined && (document.activeElement === null || document.activeElement === document.body)) giveFocus(root, focus)
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The innermost block at the top of the window. */
const positionIn = (root: HTMLElement): ScrollPosition | undefined => {
  const shown = blocksOf(root).flatMap((element) => {
    const box = boxOf(element)
    return box !== undefined && box.bottom > 0 ? [{ block: element.dataset['block'] ?? '', top: box.top }] : []
  })
  return shown.toSorted((one, other) => Math.abs(one.top) - Math.abs(other.top))[0]
}

const scrollTo = (root: HTMLElement, { block, top }: ScrollPosition): void => {
  const element = blocksOf(root).find((candidate) => candidate.dataset['block'] === block)
  const box = element === undefined ? undefined : boxOf(element)
  if (box !== undefined && Math.abs(box.top - top) > 1) window.scrollBy({ top: box.top - top, behavior: 'instant' })
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

const focusIn = (root: HTMLElement): Focus | undefined => {
  const { activeElement } = document
  const block = activeElement?.closest<HTMLElement>('[data-block]') ?? undefined
  if (activeElement === null || block === undefined || !root.contains(block)) return undefined
  return { block: block.dataset['block'] ?? '', index: [...block.querySelectorAll(FOCUSABLE)].indexOf(activeElement) }
}

const giveFocus = (root: HTMLElement, { block, index }: Focus): void => {
  const element = blocksOf(root).find((candidate) => candidate.dataset['block'] === block)
  element?.querySelectorAll<HTMLElement>(FOCUSABLE)[index]?.focus({ preventScroll: true })
}

const blocksOf = (root: HTMLElement): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-block]')]

/** A block's wrapper is there to be found and has no box; its content has. */
const boxOf = (element: HTMLElement): DOMRect | undefined => {
  const box = [...element.children].map((child) => child.getBoundingClientRect()).find(({ height }) => height > 0)
  return box
}
