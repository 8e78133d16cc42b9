import { AlgoliaError } from '../../search-wire/algolia-error.ts'
import type { Filter, NumberOperator } from '../../search-wire/filters/filter.ts'
import { parseFacetFilters, parseNumericFilters } from '../../search-wire/filters/filter-lists.ts'
import { parseFilters } from '../../search-wire/filters/parse-filters.ts'
import type { SearchParameters } from '../../search-wire/search-parameters.ts'
import { encodeFacet } from '../index/facet-code.ts'
import { toEngine } from '../index/engine-number.ts'
import { facetField, ID_FIELD, numberField, type IndexFields } from '../index/index-fields.ts'

type Asked = Pick<SearchParameters, 'filters' | 'facetFilters' | 'numericFilters'>

/** All conditions of a query in the engine's language; empty where there are none. */
export const filterBy = ({ filters = '', facetFilters = [], numericFilters = [] }: Asked, fields: IndexFields): string => {
  const all = [parseFilters(filters), parseFacetFilters(facetFilters), parseNumericFilters(numericFilters)]
  return all.flatMap((filter) => (filter === undefined || isEmpty(filter) ? [] : [conditionOf(filter, fields)])).join(' && ')
}

const isEmpty = (filter: Filter): boolean => filter.kind === 'and' && filter.of.length === 0

export const conditionOf = (filter: Filter, fields: IndexFields): string => {
  switch (filter.kind) {
    case 'and':
      return `(${filter.of.map((each) => conditionOf(each, fields)).join(' && ')})`
    case 'or':
      return anyOf(filter.of, fields)
    case 'not':
      return negated(filter.of, fields)
    case 'facet':
      return `${facetIn(filter.attribute, fields)}:=${encodeFacet(filter.value)}`
    case 'number':
      return `${numberIn(filter.attribute, fields)}:${SIGNS[filter.operator]}${toEngine(filter.value)}`
    case 'range':
      return `${numberIn(filter.attribute, fields)}:[${toEngine(filter.from)}..${toEngine(filter.to)}]`
  }
}

const SIGNS: Readonly<Record<NumberOperator, string>> = { '<': '<', '<=': '<=', '=': '=', '!=': '!=', '>=': '>=', '>': '>' }
const OPPOSITES: Readonly<Record<NumberOperator, NumberOperator>> = { '<': '>=', '<=': '>', '=': '!=', '!=': '=', '>=': '<', '>': '<=' }

/** Hundreds of products by their ids are one list and not hundreds of conditions. */
const anyOf = (of: readonly Filter[], fields: IndexFields): string => {
  const facets = of.flatMap((each) => (each.kind === 'facet' ? [each] : []))
  const [first] = facets
  if (first !== undefined && facets.length === of.length && facets.every(({ attribute }) => attribute === first.attribute))
    return `${facetIn(first.attribute, fields)}:=[${facets.map(({ value }) => encodeFacet(value)).join(',')}]`
  return `(${of.map((each) => conditionOf(each, fields)).join(' || ')})`
}

const negated = (filter: Filter, fields: IndexFields): string => {
  switch (filter.kind) {
    case 'facet':
      return `${facetIn(filter.attribute, fields)}:!=${encodeFacet(filter.value)}`
    case 'number':
      return conditionOf({ ...filter, operator: OPPOSITES[filter.operator] }, fields)
    case 'range': {
      const field = numberIn(filter.attribute, fields)
      return `(${field}:<${toEngine(filter.from)} || ${field}:>${toEngine(filter.to)})`
    }
    case 'not':
      return conditionOf(filter.of, fields)
    case 'and':
    case 'or':
      throw new AlgoliaError(400, 'filters: NOT before a group is not allowed')
  }
}

const facetIn = (attribute: string, { facets }: IndexFields): string => {
  if (attribute === 'objectID') return ID_FIELD
  if (facets.includes(attribute)) return facetField(attribute)
  throw new AlgoliaError(400, `filters: ${attribute} is not in attributesForFaceting, and the search engine filters by nothing else`)
}

const numberIn = (attribute: string, { numbers }: IndexFields): string => {
  if (numbers.includes(attribute)) return numberField(attribute)
  throw new AlgoliaError(
    400,
    `filters: ${attribute} is in neither numericAttributesForFiltering nor a ranking, and the search engine compares no other numbers`,
  )
}
