import type { OutlineBlock, OutlineRow } from './outline-tree.ts'
import type { Selection } from './selection.ts'

/** Names the list that a row stands in: a shared section that is used twice has two of them. */
const listOf = ({ key }: OutlineRow): string => key.slice(0, key.lastIndexOf('.'))

/** Rows of the blocks that are selected, in their order: the one that is looked at, and its siblings up to the other end. */
export const runOf = (rows: readonly OutlineRow[], row: OutlineBlock, extent = 0): readonly OutlineBlock[] => {
  if (row.position === undefined || extent === 0) return [row]
  const [at, end] = [row.position.index, row.position.index + extent]
  return siblingsOf(rows, row).filter(({ position }) => {
    const index = position?.index ?? -1
    return index >= Math.min(at, end) && index <= Math.max(at, end)
  })
}

const siblingsOf = (rows: readonly OutlineRow[], row: OutlineBlock): readonly OutlineBlock[] =>
  rows.filter((each) => each.kind === 'block').filter((each) => listOf(each) === listOf(row) && each.position !== undefined)

/** The selection that reaches from its other end to a row; the row alone where it is no sibling. */
export const reachTo = (row: OutlineBlock, current: OutlineBlock | undefined, extent = 0): Selection => {
  const { entryId, nth } = row
  if (row.position === undefined || current?.position === undefined || listOf(row) !== listOf(current)) return { entryId, nth }
  return { entryId, nth, extent: current.position.index + extent - row.position.index }
}

/** The sibling after (1) or before (-1) a row. */
export const siblingOf = (rows: readonly OutlineRow[], row: OutlineBlock, step: 1 | -1): OutlineBlock | undefined =>
  siblingsOf(rows, row).find(({ position }) => position?.index === (row.position?.index ?? NaN) + step)
