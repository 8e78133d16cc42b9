import type { FacetCounts, ValueCounts } from '../engine/count-facets.ts'
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
  return {
    facets: Object.fromEntries([...texts, ...onlyNumbers].map(([attribute, counts]) => [attribute, firstValues(counts, options)])),
    facets_stats: Object.fromEntries([...numbers].map(([attribute, counts]) => [attribute, stats(counts)])),
  }
}

/** Of thousands of values those that are answered are picked by their places, before any is made into text. */
const firstValues = ({ values, counts }: ValueCounts<string | number>, { maxValues, isAlphabetical }: FacetOptions) => {
  const nameAt = (place: number): string => String(values[place] ?? '')
  const byName = (one: number, other: number): number => (nameAt(one) < nameAt(other) ? -1 : 1)
  const byCount = (one: number, other: number): number => (counts[other] ?? 0) - (counts[one] ?? 0) || byName(one, other)
  const first = firstOf(countedPlaces(counts), maxValues, isAlphabetical ? byName : byCount)
  return Object.fromEntries(first.map((place) => [nameAt(place), counts[place] ?? 0]))
}

const countedPlaces = function* (counts: Uint32Array): Iterable<number> {
  for (let place = 0; place < counts.length; place += 1) if ((counts[place] ?? 0) > 0) yield place
}

const stats = ({ values, counts }: ValueCounts<number>) => {
  let [min, max, sum, count] = [Infinity, -Infinity, 0, 0]
  for (const place of countedPlaces(counts)) {
    const [value, times] = [values[place] ?? 0, counts[place] ?? 0]
    min = Math.min(min, value)
    max = Math.max(max, value)
    sum += value * times
    count += times
  }
  return { min, max, avg: sum / count, sum }
}
