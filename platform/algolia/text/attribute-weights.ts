import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'
import type { IndexSettings } from '../../../server/search-wire/settings.ts'

/** Each word of a record is marked with one of four numbers: here, the attribute that it is in. 0 is the first and weighs most. */
export const WEIGHTS = 4

/** Stands for all marks: a bit for each. */
export const ANY_WEIGHT = 2 ** WEIGHTS - 1

/** The mark of the attributes at a place of `searchableAttributes`; the fourth and all after it share one. */
export const weightOf = (rank: number): number => Math.min(rank, WEIGHTS - 1)

/** An entry of `searchableAttributes` without its modifier. */
export const bareAttribute = (attribute: string): string => attribute.trim().replace(/^(?:un)?ordered\(|\)$/g, '')

/**
 * The marks, a bit for each, that words may have in a query with `restrictSearchableAttributes`. As with the vendor, an attribute
 * must stand by itself in the settings. What four marks cannot tell apart is refused, not done in part.
 */
export const restrictedWeights = (restricted: readonly string[] | undefined, { searchableAttributes }: IndexSettings): number => {
  const searchable = (searchableAttributes ?? []).map(bareAttribute)
  // Without the setting the vendor does not restrict either.
  if (restricted === undefined || restricted.length === 0 || searchable.length === 0) return ANY_WEIGHT
  const unknown = restricted.find((attribute) => !searchable.includes(attribute))
  if (unknown !== undefined)
    throw new AlgoliaError(400, `restrictSearchableAttributes: ${unknown} is not an entry of searchableAttributes by itself`)
  const weightsWhere = (isRestrictedTo: boolean): number =>
    searchable.reduce(
      (bits, attribute, rank) => (restricted.includes(attribute) === isRestrictedTo ? bits | (1 << weightOf(rank)) : bits),
      0,
    )
  const [inside, outside] = [weightsWhere(true), weightsWhere(false)]
  if ((inside & outside) !== 0)
    throw new AlgoliaError(
      400,
      'restrictSearchableAttributes: the fourth searchable attribute and those after it are told apart by no query here',
    )
  return outside === 0 ? ANY_WEIGHT : inside
}
