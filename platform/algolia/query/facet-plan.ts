import { facetAttributes, type IndexSettings } from '../settings.ts'

/** Which facets a query wants: counted by token, and numbers below objects counted by value. */
export interface FacetPlan {
  readonly tokens: readonly string[]
  readonly numbers: readonly string[]
}

/** Requested facets that the index declares; `*` requests them all. What is not declared is left out, as the vendor does. */
export const facetPlan = (requested: readonly string[], settings: IndexSettings): FacetPlan => {
  const declared = facetAttributes(settings)
    .filter((attribute) => !attribute.isFilterOnly)
    .map(({ name }) => name)
  const names = requested.includes('*') ? declared : requested
  const isDeclared = (name: string): boolean => declared.some((attribute) => name === attribute || name.startsWith(`${attribute}.`))
  const known = [...new Set(names)].filter(isDeclared)
  return { tokens: known.filter((name) => !name.includes('.')), numbers: known }
}
