import { AlgoliaError } from '../algolia-error.ts'
import type { IndexSettings } from '../settings.ts'

/** PostgreSQL marks each word of a record with one of four letters: here, the attribute that it is in. */
export type Weight = 'A' | 'B' | 'C' | 'D'
const WEIGHTS: readonly Weight[] = ['A', 'B', 'C', 'D']

/** The mark of the attributes at a place of `searchableAttributes`; the fourth and all after it share one. */
export const weightOf = (rank: number): Weight => WEIGHTS[rank] ?? 'D'

/** An entry of `searchableAttributes` without its modifier. */
export const bareAttribute = (attribute: string): string => attribute.trim().replace(/^(?:un)?ordered\(|\)$/g, '')

/**
 * The marks that words must have in a query with `restrictSearchableAttributes`; empty where all may match. As with the vendor, an
 * attribute must stand by itself in the settings. What four marks cannot tell apart is refused, not done in part.
 */
export const restrictedWeights = (restricted: readonly string[] | undefined, { searchableAttributes }: IndexSettings): string => {
  const searchable = (searchableAttributes ?? []).map(bareAttribute)
  // Without the setting the vendor does not restrict either.
  if (restricted === undefined || restricted.length === 0 || searchable.length === 0) return ''
  const unknown = restricted.find((attribute) => !searchable.includes(attribute))
  if (unknown !== undefined)
    throw new AlgoliaError(400, `restrictSearchableAttributes: ${unknown} is not an entry of searchableAttributes by itself`)
  const weightsWhere = (isRestrictedTo: boolean) =>
    new Set(searchable.flatMap((attribute, rank) => (restricted.includes(attribute) === isRestrictedTo ? [weightOf(rank)] : [])))
  const [inside, outside] = [weightsWhere(true), weightsWhere(false)]
  if (inside.has('D') && outside.has('D'))
    throw new AlgoliaError(
      400,
      'restrictSearchableAttributes: the fourth searchable attribute and those after it are told apart by no query here',
    )
  return outside.size === 0 ? '' : [...inside].join('')
}
