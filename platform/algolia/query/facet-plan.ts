import { facetAttributes, type IndexSettings } from '../../../server/search-wire/settings.ts'

/** Which facets a query wants: counted by token, and numbers below objects counted by value. */
export interface FacetPlan {
  readonly tokens: readonly string[]
  readonly numbers: readonly string[]
  /** Attributes of which every text below is counted too. */
  readonly parents: readonly string[]
}

/**
 * Requested facets that the index declares; `*` requests them all, with what lies below objects. What is not declared is left out, as
 * the vendor does. A number below a declared object (`price.GB.sale`) has no token: looking for one would read every token for nothing.
 */
export const facetPlan = (requested: readonly string[], settings: IndexSettings): FacetPlan => {
  const declared = facetAttributes(settings)
    .filter((attribute) => !attribute.isFilterOnly)
    .map(({ name }) => name)
  const isBelow = (name: string): boolean => declared.some((attribute) => name.startsWith(`${attribute}.`))
  const numeric = (settings.numericAttributesForFiltering ?? []).map((entry) => entry.replace(/^equalOnly\(|\)$/g, ''))
  const isAll = requested.includes('*')
  const names = isAll ? [...declared, ...numeric.filter(isBelow)] : requested
  const known = [...new Set(names)].filter((name) => declared.includes(name) || isBelow(name))
  return {
    tokens: known.filter((name) => declared.includes(name) || !numeric.includes(name)),
    numbers: known,
    parents: isAll ? declared : [],
  }
}
