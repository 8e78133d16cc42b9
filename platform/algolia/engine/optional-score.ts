import type { Filter } from '../../../server/search-wire/filters/filter.ts'
import { matchFilter } from './match-filter.ts'
import type { MemoryIndex } from './memory-index.ts'

/** How well each record fits `optionalFilters`: per group the best (or, with `isSum`, every) match's score, added up. */
export const optionalScores = (
  index: MemoryIndex,
  groups: readonly (readonly Filter[])[],
  { isSum }: { isSum: boolean },
): Float64Array | undefined => {
  const given = groups.filter((group) => group.length > 0)
  if (given.length === 0) return undefined
  const scores = new Float64Array(index.live.length)
  for (const group of given) {
    const own = new Float64Array(scores.length)
    for (const filter of group) {
      const score = scoreOf(filter)
      const mask = matchFilter(index, filter)
      for (let ordinal = 0; ordinal < mask.length; ordinal += 1)
        if (mask[ordinal] === 1) own[ordinal] = isSum ? (own[ordinal] ?? 0) + score : Math.max(own[ordinal] ?? 0, score)
    }
    for (let ordinal = 0; ordinal < own.length; ordinal += 1) scores[ordinal] = (scores[ordinal] ?? 0) + (own[ordinal] ?? 0)
  }
  return scores
}

const scoreOf = (filter: Filter): number => {
  if (filter.kind === 'not') return scoreOf(filter.of)
  return filter.kind === 'facet' ? filter.score : 1
}
