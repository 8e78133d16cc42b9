/** How high a picture is for its width: as its box in insert.module.scss. */
const HEIGHT = 5 / 8

/** Windows that a block is looked at in, in pixels: the first has the layout of large screens. */
const NEAREST = 280
const WIDTHS = [1024, 700, 420, NEAREST]

/** So much of a picture a block takes, unless it is too small for that in every window. */
const ENOUGH = { width: 0.75, height: 0.6 }
/** A narrower window is no better where it cuts off what a wider one shows whole. */
const WHOLE = 1.1
/** Lower than this a block is hardly seen: better cut off in a narrower window. */
const TINY = 0.25
/** Parts of other blocks have no margin of their own, in pixels. */
const MARGIN = 8
/** What a block has above itself on a page is not wanted in its picture. */
const ABOVE = 24

/** How much of a window a block takes. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/**
 * Gives the window of a picture the width that shows its block best: a whole page from far away, a button from near by. False where there is
 * nothing to see: no picture came, or the block shows nothing by itself.
 */
export const fitPicture = (frame: HTMLIFrameElement): boolean => {
  const root = frame.contentDocument?.getElementById('root')
  if (root === null || root === undefined) return false
  const show = (width: number): void => frame.style.setProperty('--width', String(width))
  const extents = WIDTHS.map((width) => {
    show(width)
    return extentOf(boxesIn(root), width)
  })
  const index = bestOf(extents)
  const [width, extent] = [WIDTHS[index], extents[index]]
  if (width === undefined || extent === undefined || extent.height === 0) return false
  show(width)
  root.style.zoom = String(zoomOf(extent, width))
  if (boxesIn(root).some((box) => touchesEdge(box, width))) root.dataset['inset'] = ''
  if (root.parentElement !== null) root.parentElement.style.translate = `0 ${shiftOf(boxesIn(root), width * HEIGHT)}px`
  return true
}

/** Something small that only wide windows have, such as a tool of the header, is looked at from near by in a wide one. */
const zoomOf = ({ width, height }: Extent, window: number): number =>
  height < TINY ? Math.max(1, Math.min(window / NEAREST, ENOUGH.width / width)) : 1

/** How far down to move a block so that it is in the middle; one that is cut off, to the top. */
const shiftOf = (boxes: readonly DOMRect[], height: number): number => {
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]
  return bottom - top <= height ? (height - top - bottom) / 2 : Math.min(0, ABOVE - top)
}

/** Index of the window to use, by how much of each the block takes: some are in wide windows only. */
export const bestOf = (extents: readonly Extent[]): number => {
  const enough = extents.findIndex(({ width, height }) => width >= ENOUGH.width && height >= ENOUGH.height)
  const index = enough === -1 ? extents.findLastIndex(({ height }) => height > 0) : enough
  const [here, wider] = [extents[index], extents[index - 1]]
  if (here === undefined || wider === undefined) return index
  return here.height > WHOLE && wider.height >= TINY && wider.height <= WHOLE ? index - 1 : index
}

/** Of what is seen in a window of this width; the margins of a block are no part of it. */
const extentOf = (boxes: readonly DOMRect[], width: number): Extent => {
  if (boxes.length === 0) return { width: 0, height: 0 }
  const least = (values: readonly number[]): number => Math.max(0, Math.min(...values))
  const inline = Math.min(width, Math.max(...boxes.map(({ right }) => right))) - least(boxes.map(({ left }) => left))
  const block = Math.max(...boxes.map(({ bottom }) => bottom)) - least(boxes.map(({ top }) => top))
  return { width: Math.max(0, inline) / width, height: Math.max(0, block) / (width * HEIGHT) }
}

/** Whether something that is not as wide as the window begins or ends at its edge. */
const touchesEdge = ({ left, right, width }: DOMRect, window: number): boolean =>
  width < window - MARGIN && left < window && right > 0 && (left < MARGIN || (right > window - MARGIN && right <= window))

/** Of the innermost elements that are seen, and of links and buttons; what is there for screen readers alone is a pixel large. */
const boxesIn = (root: HTMLElement): readonly DOMRect[] =>
  [...root.querySelectorAll('*')]
    .filter((element) => element.childElementCount === 0 || element.matches('a, button'))
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 0)
