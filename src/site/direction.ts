/** Which way a language is written. */
export type Direction = 'ltr' | 'rtl'

const RIGHT_TO_LEFT = new Set(['ar', 'iw', 'he', 'dv', 'ku', 'fa', 'ur'])

/** Text direction of a language code such as `ar`, `ar_AE` or `ar-AE` (LOCALE-16). */
export const directionOf = (language: string): Direction => {
  const [base = ''] = language.toLowerCase().split(/[-_]/)
  return RIGHT_TO_LEFT.has(base) ? 'rtl' : 'ltr'
}
