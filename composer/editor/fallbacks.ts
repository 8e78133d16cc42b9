import type { ComposeEntry } from '../../schemas/api/compose.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { fallbackOf, isTranslatable } from '../../src/content/locales.ts'
import { ownValue } from '../../src/lib/own-value.ts'

/** Texts of a block that shoppers read in another language, because nobody has translated them. */
export interface Fallback {
  readonly count: number
  /** The locale that most of them come from. */
  readonly locale: string
}

/** `locales`: of what is looked at, most specific first. */
export const fallbacksIn = ({ sys, fields }: ComposeEntry, locales: readonly string[]): Fallback | undefined => {
  const language = locales[0]?.split('-')[0] ?? ''
  const found = Object.entries(entrySchemas.get(sys.contentType.sys.id)?.properties ?? {}).flatMap(([name, prop]) =>
    isTranslatable(prop) ? (fallbackOf(ownValue(fields, name), locales, language) ?? []) : [],
  )
  const [locale] = found.toSorted((one, other) => timesIn(found, other) - timesIn(found, one))
  return locale === undefined ? undefined : { count: found.length, locale }
}

const timesIn = (list: readonly string[], item: string): number => list.filter((each) => each === item).length
