/**
 * A value as an index tag: letters and digits of any script, everything else becomes `-` (FILTER-16), so that no brand
 * or size is out of reach of a filter. `H&M` becomes `h-m`.
 */
export const tagOf = (value: string): string =>
  value
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
