import type { SearchRow } from './search-sql.ts'

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
export const facetAnswer = (row: SearchRow, options: FacetOptions): FacetAnswer => {
  const counts = new Map<string, [value: string, count: number][]>()
  for (const [token, count] of Object.entries(row.tokens ?? {})) {
    const colon = token.indexOf(':')
    push(counts, token.slice(0, colon), [token.slice(colon + 1), count])
  }
  const byToken = new Set(counts.keys())
  for (const { key, value, n } of row.numbers ?? []) if (!byToken.has(key)) push(counts, key, [String(value), n])
  return {
    facets: Object.fromEntries([...counts].map(([attribute, values]) => [attribute, Object.fromEntries(sorted(values, options))])),
    facets_stats: Object.fromEntries(numericAttributes(row).map((attribute) => [attribute, stats(row, attribute)])),
  }
}

const push = (counts: Map<string, [string, number][]>, attribute: string, entry: [string, number]): void => {
  const known = counts.get(attribute)
  if (known === undefined) counts.set(attribute, [entry])
  else known.push(entry)
}

const sorted = (values: readonly [string, number][], { maxValues, isAlphabetical }: FacetOptions) =>
  [...values].sort((a, b) => (isAlphabetical ? 0 : b[1] - a[1]) || (a[0] < b[0] ? -1 : 1)).slice(0, maxValues)

const numericAttributes = (row: SearchRow): readonly string[] => [...new Set((row.numbers ?? []).map(({ key }) => key))]

const stats = (row: SearchRow, attribute: string) => {
  const entries = (row.numbers ?? []).filter(({ key }) => key === attribute)
  const values = entries.map(({ value }) => Number(value))
  const sum = entries.reduce((total, { value, n }) => total + Number(value) * n, 0)
  const count = entries.reduce((total, { n }) => total + n, 0)
  return { min: Math.min(...values), max: Math.max(...values), avg: sum / count, sum }
}
