import type { FacetPlan } from '../query/facet-plan.ts'
import { countEntries, type Column, type Counted } from './column.ts'
import type { MemoryIndex } from './memory-index.ts'

/** How many of some records have each value of an attribute, which has one at least. */
export interface FacetCounts {
  readonly texts: ReadonlyMap<string, ValueCounts<string>>
  readonly numbers: ReadonlyMap<string, ValueCounts<number>>
}

/** Values, some of which no record may have, and at the same places how many records have them. */
export interface ValueCounts<Value> {
  readonly values: readonly Value[]
  readonly counts: Uint32Array
}

export const countFacets = (index: MemoryIndex, plan: FacetPlan, counted: Counted): FacetCounts => {
  const below = plan.parents.flatMap((parent) => [...index.facets.keys()].filter((name) => name.startsWith(`${parent}.`)))
  return {
    texts: countAll(index.facets, [...plan.tokens, ...below], counted),
    numbers: countAll(index.numbers, plan.numbers, counted),
  }
}

const countAll = <Value>(
  columns: ReadonlyMap<string, Column<Value>>,
  attributes: readonly string[],
  counted: Counted,
): ReadonlyMap<string, ValueCounts<Value>> =>
  new Map(
    attributes.flatMap((attribute) => {
      const column = columns.get(attribute)
      if (column === undefined) return []
      const counts = countEntries(column, counted)
      return counts.some((count) => count > 0) ? [[attribute, { values: column.values, counts }]] : []
    }),
  )
