/** Something in the window, in its pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, 'width' | 'height'>
type Point = Pick<Box, 'left' | 'top'>

interface Input {
  /** What the card speaks of. */
  readonly target: Box
  readonly card: Size
  readonly window: Size
  readonly isRtl: boolean
}

/** Between the card and what it speaks of, and to the edge of the window. */
const GAP = 12

/**
 * Where a card is that covers nothing of what it speaks of: the first place that has room of behind it in reading order, before it, below
 * and above. Undefined where none has.
 */
export const placeCard = ({ target, card, window, isRtl }: Input): Point | undefined => {
  const alongTop = clamp(target.top + GAP, window.height - card.height)
  const alongEnd = clamp(isRtl ? target.left : target.left + target.width - card.width, window.width - card.width)
  const right = { left: target.left + target.width + GAP, top: alongTop }
  const left = { left: target.left - GAP - card.width, top: alongTop }
  const below = { left: alongEnd, top: target.top + target.height + GAP }
  const above = { left: alongEnd, top: target.top - GAP - card.height }
  const sides = isRtl ? [left, right] : [right, left]
  // Beside a button are other buttons.
  const places = target.height < card.height ? [below, above, ...sides] : [...sides, below, above]
  return places.find(
    (at) =>
      at.left >= GAP &&
      at.top >= GAP &&
      at.left + card.width <= window.width - GAP &&
      at.top + card.height <= window.height - GAP &&
      !overlaps({ ...at, ...card }, target),
  )
}

const clamp = (at: number, most: number): number => Math.max(GAP, Math.min(at, most - GAP))

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height
