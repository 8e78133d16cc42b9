/** Everything but Unicode letters with their marks, decimal digits, space and > - . _ (FILTER-16). */
const NOT_ALLOWED = /[^\p{L}\p{M}\p{Nd} >\-._]/gu
const KEYWORD = /^(?:AND|OR|NOT)$/i

/** A filter value without what could end it or start something else; undefined when nothing is left. */
export const sanitiseFilterValue = (value: string): string | undefined => {
  const clean = value.replace(NOT_ALLOWED, '').trim()
  return clean === '' ? undefined : clean
}

/** A clean value as the filter grammar takes it: quoted where it holds a space or is a keyword (FILTER-11). */
export const quoteFilterValue = (value: string): string => (value.includes(' ') || KEYWORD.test(value) ? `"${value}"` : value)

/** `productId:1`, one for each value that has something left. */
export const facetConditions = (facet: string, values: readonly string[]): readonly string[] =>
  values.flatMap((value) => sanitiseFilterValue(value) ?? []).map((value) => `${facet}:${quoteFilterValue(value)}`)

/** One clause that holds where any of the conditions does. */
export const anyOf = (conditions: readonly string[]): string =>
  conditions.length === 1 ? conditions.join('') : `(${conditions.join(' OR ')})`

/**
 * What every query asks for (FILTER-13, FILTER-14): a price in the country, and stock; what is out of stock too where that is
 * asked for, never what is discontinued.
 */
export const standingClauses = (country: string, includesOutOfStock: boolean): readonly string[] => [
  `price.${country}.sale > 0`,
  `availabilityFlag < ${includesOutOfStock ? 4 : 3}`,
]
