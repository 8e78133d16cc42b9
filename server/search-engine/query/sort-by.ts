import { parseOptionalFilters } from '../../search-wire/filters/filter-lists.ts'
import type { Filter } from '../../search-wire/filters/filter.ts'
import type { SearchParameters } from '../../search-wire/search-parameters.ts'
import { numberField, rankedBy } from '../index/index-fields.ts'
import type { EngineIndex } from '../index/definitions.ts'
import { conditionOf } from './filter-by.ts'

/** The engine takes no more: what an index is ranked by after these does not count. */
const MAX_ORDERS = 3

/**
 * A sort order of the index's own, what merchandisers put first, how well words match, and its custom ranking. What merchandisers name
 * comes before the match: as on the wire it counts only among hits, which all have the words.
 */
export const sortBy = ({ settings, fields }: EngineIndex, { optionalFilters = [] }: SearchParameters, hasWords: boolean): string => {
  const preferred = parseOptionalFilters(optionalFilters)
    .flat()
    .map((filter) => ({ condition: conditionOf(filter, fields), score: scoreOf(filter) }))
    .sort((one, other) => other.score - one.score)
  const orders = [
    ...rankedBy(settings.ranking ?? []).map(order),
    ...(preferred.length === 0 ? [] : [`_eval([${preferred.map(({ condition, score }) => `(${condition}):${score}`).join(',')}]):desc`]),
    ...(hasWords ? ['_text_match:desc'] : []),
    ...rankedBy(settings.customRanking ?? []).map(order),
  ]
  return orders.slice(0, MAX_ORDERS).join(',')
}

const order = ({ attribute, order: direction }: ReturnType<typeof rankedBy>[number]): string => `${numberField(attribute)}:${direction}`

const scoreOf = (filter: Filter): number => {
  if (filter.kind === 'facet') return filter.score
  return filter.kind === 'not' ? scoreOf(filter.of) : 1
}
