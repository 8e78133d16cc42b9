import type { OutlineRow } from './outline-tree.ts'

/** Rows as they are now, of which those that say the same as before are the same objects; all of them, where none has changed. Pure. */
export const keepRows = (before: readonly OutlineRow[], now: readonly OutlineRow[]): readonly OutlineRow[] => {
  const byKey = new Map(before.map((row) => [row.key, row]))
  const rows = now.map((row) => {
    const known = byKey.get(row.key)
    return known !== undefined && isSame(known, row) ? known : row
  })
  return rows.length === before.length && rows.every((row, index) => row === before[index]) ? before : rows
}

/** Rows are plain values, two levels deep. */
const isSame = (one: object, other: object): boolean => {
  const [mine, theirs] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))]
  return (
    mine.length === theirs.size &&
    mine.every(([name, value]) => {
      const its = theirs.get(name)
      return value === its || (isObject(value) && isObject(its) && isSame(value, its))
    })
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
