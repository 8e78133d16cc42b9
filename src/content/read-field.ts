import type { Json } from '../../schemas/page.ts'
import type { ByLocale } from './cms-entry.ts'

/** A field's value for the first locale of the chain that has one, most specific first: `fr-CA`, `fr`, `en`. */
export const readField = (values: ByLocale | undefined, locales: readonly string[]): Json | undefined => {
  if (values === undefined) return undefined
  const locale = locales.find((candidate) => values[candidate] !== undefined && values[candidate] !== null)
  return locale === undefined ? undefined : values[locale]
}
