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
