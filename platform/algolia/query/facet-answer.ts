import type { FacetCounts } from '../engine/count-facets.ts'

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
  const counts = [...texts, ...onlyNumbers].map(([attribute, values]): [string, [string, number][]] => [
    attribute,
    Array.from<[string | number, number], [string, number]>(values, ([value, count]) => [String(value), count]),
  ])
  return {
    facets: Object.fromEntries(counts.map(([attribute, values]) => [attribute, Object.fromEntries(sorted(values, options))])),
    facets_stats: Object.fromEntries([...numbers].map(([attribute, values]) => [attribute, stats(values)])),
  }
}

const sorted = (values: readonly [string, number][], { maxValues, isAlphabetical }: FacetOptions) =>
  [...values].sort((a, b) => (isAlphabetical ? 0 : b[1] - a[1]) || (a[0] < b[0] ? -1 : 1)).slice(0, maxValues)

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
