import { useMemo, useState } from 'react'
import type { OutlineBlock, OutlineRow } from './outline-tree.ts'

/** Which blocks of the outline hide what is in them. */
export interface Folds {
  /** Rows that are shown, in their order. */
  readonly rows: readonly OutlineRow[]
  /** Undefined for a block without anything in it, and for the page. */
  readonly isFolded: (row: OutlineRow) => boolean | undefined
  readonly fold: (row: OutlineBlock, isFolded: boolean) => void
  readonly foldAll: () => void
  readonly unfoldAll: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** What is around the block that is looked at is open, whatever was folded. */
export const useFolds = (all: readonly OutlineRow[], current: OutlineBlock | undefined): Folds => {
  const [folded, setFolded] = useState(NONE)
  const way = current === undefined ? '' : wayOf(current)
  return useMemo(() => {
    const isFoldedBlock = (row: OutlineRow): boolean => row.kind === 'block' && folded.has(wayOf(row)) && !leadsThrough(way, row)
    const withBlocks = new Set(all.flatMap((row, index) => ((all[index + 1]?.level ?? 0) > row.level && row.level > 0 ? [row] : [])))
    let hiddenBelow = Infinity
    const rows = all.filter((row) => {
      if (row.level > hiddenBelow) return false
      hiddenBelow = isFoldedBlock(row) ? row.level : Infinity
      return true
    })
    return {
      // Nothing is folded for most: then it is the same list.
      rows: rows.length === all.length ? all : rows,
      isFolded: (row) => (withBlocks.has(row) ? isFoldedBlock(row) : undefined),
      fold: (row, isFolded) =>
        setFolded((before) => new Set(isFolded ? [...before, wayOf(row)] : [...before].filter((each) => each !== wayOf(row)))),
      foldAll: () => setFolded(new Set([...withBlocks].flatMap((row) => (row.kind === 'block' ? [wayOf(row)] : [])))),
      unfoldAll: () => setFolded(NONE),
    }
  }, [all, folded, way])
}

/** Whether a block is somewhere in another one. */
export const isInside = (block: OutlineBlock, outer: OutlineBlock): boolean => leadsThrough(wayOf(block), outer)

const leadsThrough = (way: string, outer: OutlineBlock): boolean => way.startsWith(`${wayOf(outer)} `)

/** Entries from the page to a block: it stays folded when others are put before it. */
const wayOf = ({ path, entryId }: OutlineBlock): string => [...path, entryId].join(' ')
