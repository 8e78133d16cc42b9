import type { FacetPlan } from '../query/facet-plan.ts'
import type { Mask } from './mask.ts'
import type { MemoryIndex } from './memory-index.ts'

/** How many of some records have each value of an attribute. */
export interface FacetCounts {
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly numbers: ReadonlyMap<string, ReadonlyMap<number, number>>
}

export const countFacets = (index: MemoryIndex, plan: FacetPlan, counted: Mask): FacetCounts => {
  const below = plan.parents.flatMap((parent) => [...index.facets.keys()].filter((name) => name.startsWith(`${parent}.`)))
  return {
    texts: present([...plan.tokens, ...below].map((attribute) => [attribute, countTexts(index, attribute, counted)])),
    numbers: present(plan.numbers.map((attribute) => [attribute, countNumbers(index, attribute, counted)])),
  }
}

const present = <Value>(
  counts: readonly (readonly [string, ReadonlyMap<Value, number>])[],
): ReadonlyMap<string, ReadonlyMap<Value, number>> => new Map(counts.filter(([, values]) => values.size > 0))

const countTexts = (index: MemoryIndex, attribute: string, counted: Mask): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const [value, ordinals] of index.facets.get(attribute) ?? []) {
    let count = 0
    for (const ordinal of ordinals) count += counted[ordinal] ?? 0
    if (count > 0) counts.set(value, count)
  }
  return counts
}

const countNumbers = (index: MemoryIndex, attribute: string, counted: Mask): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  const column = index.numbers.get(attribute)
  if (column === undefined) return counts
  const { ordinals, values } = column
  for (let at = 0; at < ordinals.length; at += 1) {
    if (counted[ordinals[at] ?? 0] !== 1) continue
    const value = values[at] ?? 0
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
