import { groupBy } from '../../../src/lib/group-by.ts'
import type { Filter, NumberOperator } from '../../../server/search-wire/filters/filter.ts'
import { markEntries } from './column.ts'
import { both, either, neither, type Mask } from './mask.ts'
import type { MemoryIndex } from './memory-index.ts'

/** Which records of an index, gone ones too, a condition holds of. */
export const matchFilter = (index: MemoryIndex, filter: Filter): Mask => {
  switch (filter.kind) {
    case 'and':
      return filter.of.reduce((mask: Mask, each) => both(mask, matchFilter(index, each)), all(index))
    case 'or':
      return filter.of.length === 0 ? all(index) : matchAny(index, filter.of)
    case 'not':
      return neither(matchFilter(index, filter.of))
    case 'facet':
      return matchAny(index, [filter])
    case 'number':
      return matchNumber(index, filter)
    case 'range':
      return both(
        matchNumber(index, { ...filter, operator: '>=', value: filter.from }),
        matchNumber(index, { ...filter, operator: '<=', value: filter.to }),
      )
  }
}

const none = ({ live }: MemoryIndex): Uint8Array => new Uint8Array(live.length)
const all = (index: MemoryIndex): Uint8Array => none(index).fill(1)

type Facet = Extract<Filter, { kind: 'facet' }>

const matchAny = (index: MemoryIndex, of: readonly Filter[]): Mask => {
  const mask = none(index)
  const facets = of.filter((filter) => filter.kind === 'facet')
  for (const [attribute, group] of groupBy(facets, (filter) => filter.attribute)) markFacets(index, { attribute, group }, mask)
  return of.reduce((marked: Mask, filter) => (filter.kind === 'facet' ? marked : either(marked, matchFilter(index, filter))), mask)
}

interface FacetGroup {
  readonly attribute: string
  readonly group: readonly Facet[]
}

/** `objectID` is always a facet; a number below an object (`price.GB.sale:80`) is none and is found among the numbers. */
const markFacets = (index: MemoryIndex, { attribute, group }: FacetGroup, mask: Uint8Array): void => {
  const column = index.facets.get(attribute)
  const wanted = new Uint8Array(column?.values.length ?? 0)
  for (const { value } of group) {
    const own = attribute === 'objectID' ? index.ordinals.get(value) : undefined
    if (own !== undefined) mask[own] = 1
    const number = column?.numbers.get(value)
    if (number !== undefined) wanted[number] = 1
    if (attribute.includes('.') && NUMERIC.test(value)) markNumbers(index, { attribute, operator: '=', value: Number(value) }, mask)
  }
  if (column !== undefined && wanted.includes(1)) markEntries(column, wanted, mask)
}

const NUMERIC = /^-?\d+(?:\.\d+)?$/

interface Comparison {
  readonly attribute: string
  readonly operator: NumberOperator
  readonly value: number
}

/** Of a list any number will do. A record without the attribute never matches, except that it is different from any number. */
const matchNumber = (index: MemoryIndex, comparison: Comparison): Mask => {
  if (comparison.operator === '!=') return neither(matchNumber(index, { ...comparison, operator: '=' }))
  const mask = none(index)
  markNumbers(index, comparison, mask)
  return mask
}

const markNumbers = (index: MemoryIndex, { attribute, operator, value }: Comparison, mask: Uint8Array): void => {
  const column = index.numbers.get(attribute)
  if (column === undefined) return
  const holds = COMPARE[operator]
  markEntries(
    column,
    Uint8Array.from(column.values, (each) => (holds(each, value) ? 1 : 0)),
    mask,
  )
}

const COMPARE: Readonly<Record<NumberOperator, (one: number, other: number) => boolean>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '>=': (one, other) => one >= other,
  '>': (one, other) => one > other,
}
