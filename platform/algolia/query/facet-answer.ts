import type { FacetCounts } from '../engine/count-facets.ts'
import { firstOf } from '../engine/first-of.ts'

export interface FacetAnswer {
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facets_stats: Readonly<
    Record<string, { readonly min: number; readonly max: number; readonly avg: number; readonly sum: number }>
  >
}

interface FacetOptions {
  readonly maxValues: number
  readonly isAlphabetical: boolean
}

/** Counts by attribute and value, most frequent first, and the spread of numeric ones. */
export const facetAnswer = ({ texts, numbers }: FacetCounts, options: FacetOptions): FacetAnswer => {
  const onlyNumbers = [...numbers].filter(([attribute]) => !texts.has(attribute))
  const counts = [...texts, ...onlyNumbers].map(([attribute, values]): [string, readonly ValueCount[]] => [
    attribute,
    firstOf(named(values), options.maxValues, options.isAlphabetical ? byName : byCount),
  ])
  return {
    facets: Object.fromEntries(counts.map(([attribute, values]) => [attribute, Object.fromEntries(values)])),
    facets_stats: Object.fromEntries([...numbers].map(([attribute, values]) => [attribute, stats(values)])),
  }
}

type ValueCount = readonly [value: string, count: number]

const named = function* (values: ReadonlyMap<string | number, number>): Iterable<ValueCount> {
  for (const [value, count] of values) yield [String(value), count]
}

const byName = (one: ValueCount, other: ValueCount): number => (one[0] < other[0] ? -1 : 1)
const byCount = (one: ValueCount, other: ValueCount): number => other[1] - one[1] || byName(one, other)

const stats = (values: ReadonlyMap<number, number>) => {
  let [min, max, sum, count] = [Infinity, -Infinity, 0, 0]
  for (const [value, times] of values) {
    min = Math.min(min, value)
    max = Math.max(max, value)
    sum += value * times
    count += times
  }
  return { min, max, avg: sum / count, sum }
}
