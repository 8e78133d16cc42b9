/** Where a card is in the window. */
export type CardBox = Pick<DOMRect, 'left' | 'right' | 'top'>

/**
 * Which card a key leads to from another one: beside it, in the next row at the same height of the line, the first or the last. Undefined
 * for other keys, and where there is none.
 */
export const nextCard = (boxes: readonly CardBox[], current: number, key: string, isRightToLeft: boolean): number | undefined => {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return boxes.length - 1
    case 'ArrowLeft':
    case 'ArrowRight':
      return within(boxes, current + ((key === 'ArrowRight') === isRightToLeft ? -1 : 1))
    case 'ArrowDown':
    case 'ArrowUp':
      return inNextRow(boxes, current, key === 'ArrowDown' ? 1 : -1)
    default:
      return undefined
  }
}

const within = (boxes: readonly CardBox[], index: number): number | undefined => (boxes[index] === undefined ? undefined : index)

/** Cards of a row begin at the same height; rows of another group may have fewer. */
const inNextRow = (boxes: readonly CardBox[], current: number, step: 1 | -1): number | undefined => {
  const from = boxes[current]
  if (from === undefined) return undefined
  const beyond = boxes.flatMap((box, index) => ((box.top - from.top) * step > 1 ? [{ box, index }] : []))
  const nearest = Math.min(...beyond.map(({ box }) => (box.top - from.top) * step))
  const row = beyond.filter(({ box }) => (box.top - from.top) * step <= nearest + 1)
  const away = ({ box }: { readonly box: CardBox }): number => Math.abs(middle(box) - middle(from))
  return row.toSorted((one, other) => away(one) - away(other))[0]?.index
}

const middle = ({ left, right }: CardBox): number => (left + right) / 2
