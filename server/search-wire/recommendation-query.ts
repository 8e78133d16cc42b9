import { scalarsAt, type SearchRecord } from './record.ts'

/** A recommendation as a search over the catalogue. */
export interface RecommendationQuery {
  readonly filters: string
  readonly optionalFilters?: readonly string[]
}

/**
 * The embedded search has no shoppers to learn from, so a model is read off the catalogue: related products share the
 * deepest categories, bought together come from neighbouring ones, and trending is the index's own ranking. Undefined
 * for a model it does not know, or one that needs a record and has none.
 */
export const recommendationQuery = (model: string, record: SearchRecord | undefined): RecommendationQuery | undefined => {
  if (model === 'trending-items') return { filters: '' }
  if (record === undefined) return undefined
  if (model === 'related-products' || model === 'looking-similar') return related(record)
  return model === 'bought-together' ? boughtTogether(record) : undefined
}

const related = (record: SearchRecord): RecommendationQuery => {
  const categories = textsAt(record, 'categories')
  const preferred = [
    ...categories.map((category) => `categories:${category}<score=${10 * depthOf(category)}>`),
    ...textsAt(record, 'brand').map((brand) => `brand:${brand}<score=3>`),
  ]
  return { filters: joined([anyOf(categories), other(record)]), optionalFilters: preferred }
}

const boughtTogether = (record: SearchRecord): RecommendationQuery => {
  const categories = textsAt(record, 'categories')
  const deepest = Math.max(0, ...categories.map(depthOf))
  const own = categories.filter((category) => depthOf(category) === deepest && deepest > 1)
  const around = categories.filter((category) => !own.includes(category))
  return {
    filters: joined([anyOf(around), ...own.map((category) => `NOT categories:${quote(category)}`), other(record)]),
    optionalFilters: [
      ...textsAt(record, 'brand').map((brand) => `brand:${brand}<score=5>`),
      ...textsAt(record, 'collections').map((collection) => `collections:${collection}<score=3>`),
    ],
  }
}

const textsAt = (record: SearchRecord, name: string): readonly string[] => scalarsAt(record, name).map(({ value }) => String(value))
const depthOf = (category: string): number => category.split('>').length
const quote = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const other = (record: SearchRecord): string => `NOT objectID:${quote(record.objectID)}`
const anyOf = (categories: readonly string[]): string =>
  categories.length === 0 ? '' : `(${categories.map((category) => `categories:${quote(category)}`).join(' OR ')})`
const joined = (conditions: readonly string[]): string => conditions.filter((condition) => condition !== '').join(' AND ')
