import { DEFAULT_RANKING, type IndexSettings } from '../../../server/search-wire/settings.ts'
import { lastValues } from './column.ts'
import type { Matched } from './matched.ts'
import type { MemoryIndex } from './memory-index.ts'

/** Compares two ordinals: negative where the first argument comes first. */
export type Compare = (one: number, other: number) => number

export interface Ranking {
  readonly settings: IndexSettings
  /** A virtual replica has no ranking of its own: its custom ranking is its sort. */
  readonly isVirtual: boolean
}

/** By the ranking criteria in their order, then by objectID so that pages never overlap. */
export const ranked = (index: MemoryIndex, matched: Matched, { settings, isVirtual }: Ranking): Compare => {
  const custom = (settings.customRanking ?? []).flatMap((criterion) => sortKeys(index, criterion))
  const criteria = (settings.ranking ?? DEFAULT_RANKING).flatMap((criterion) =>
    criterion === 'custom' ? custom : criterionKeys(index, matched, criterion),
  )
  return byKeys(index, isVirtual ? [...custom, ...criteria] : criteria)
}

/** By objectID alone. */
export const byId = (index: MemoryIndex): Compare => byKeys(index, [])

/** A sort key: a number for each ordinal, in ascending or descending order. */
interface Keys {
  readonly values: ArrayLike<number>
  readonly isDescending: boolean
}

const byKeys =
  ({ ids }: MemoryIndex, keys: readonly Keys[]): Compare =>
  (one, other) => {
    for (const { values, isDescending } of keys) {
      const [first, second] = [values[one] ?? 0, values[other] ?? 0]
      if (first !== second) return first < second === isDescending ? 1 : -1
    }
    const [id, otherId] = [ids[one] ?? '', ids[other] ?? '']
    return id < otherId ? -1 : id > otherId ? 1 : 0
  }

const criterionKeys = (index: MemoryIndex, { words, scores }: Matched, criterion: string): readonly Keys[] => {
  const descending = (values: ArrayLike<number> | undefined): readonly Keys[] =>
    values === undefined ? [] : [{ values, isDescending: true }]
  if (criterion === 'typo') return descending(words?.isExact)
  if (criterion === 'words') return descending(words?.wordsFound)
  if (criterion === 'filters') return descending(scores)
  if (criterion === 'attribute') return descending(words?.rank)
  return sortKeys(index, criterion)
}

const SORT = /^(?<direction>asc|desc)\((?<attribute>.+)\)$/

/** `asc(price.GB.sale)`; records without the attribute come last. Of a list its last number counts. */
const sortKeys = (index: MemoryIndex, criterion: string): readonly Keys[] => {
  const groups = SORT.exec(criterion)?.groups
  if (groups === undefined) return []
  const isDescending = groups['direction'] === 'desc'
  const column = index.numbers.get(groups['attribute'] ?? '')
  if (column === undefined) return []
  const values = lastValues(column, index.ids.length, isDescending ? -Infinity : Infinity)
  return [{ values, isDescending }]
}
