/**
 * Typing mistakes between a word and what was meant: letters added, left out, replaced, or two neighbours swapped.
 * With `isPrefix`, between `typed` and the nearest beginning of `meant`. Above `limit` the answer is only "more".
 */
export const editDistance = (typed: string, meant: string, { isPrefix, limit }: { isPrefix: boolean; limit: number }): number => {
  if (Math.abs(typed.length - meant.length) > limit && !(isPrefix && meant.length > typed.length)) return limit + 1
  const width = isPrefix ? Math.min(meant.length, typed.length + limit) : meant.length
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = nextRow({ typed, meant, row, width, last, beforeLast })
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(limit + 1, ...(isPrefix ? last : last.slice(width)))
}

interface RowInput {
  readonly typed: string
  readonly meant: string
  readonly row: number
  readonly width: number
  readonly last: readonly number[]
  readonly beforeLast: readonly number[]
}

const nextRow = ({ typed, meant, row, width, last, beforeLast }: RowInput): number[] => {
  const current = [row]
  for (let column = 1; column <= width; column += 1) {
    const isSame = typed[row - 1] === meant[column - 1]
    const replaced = at(last, column - 1) + (isSame ? 0 : 1)
    const changed = Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced)
    const isSwap = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
    current.push(isSwap && row > 1 && column > 1 ? Math.min(changed, at(beforeLast, column - 2) + 1) : changed)
  }
  return current
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY
