import type { PropSchema } from '../../../schemas/block-schema.ts'
import type { ByLocale } from '../cms-entry.ts'

/** Kinds of field that hold words. */
const WORDS: ReadonlySet<PropSchema['x-field']> = new Set(['shortText', 'longText', 'richText', 'shortTextList'])

/** Whether a field holds words that every language has its own of; an address is the same in all. */
export const isTranslatable = (prop: PropSchema | undefined): boolean =>
  prop?.['x-localized'] === true && WORDS.has(prop['x-field']) && prop.pattern === undefined

/**
 * The locale whose words stand in for those a field lacks in a language; undefined where it has its own, in the language or
 * one of its countries, or nothing at all.
 */
export const fallbackOf = (values: ByLocale | undefined, locales: readonly string[], language: string): string | undefined => {
  const used = locales.find((locale) => values?.[locale] !== undefined && values[locale] !== null && values[locale] !== '')
  return used === undefined || languageOf(used) === languageOf(language) ? undefined : used
}

const languageOf = (locale: string): string | undefined => locale.split('-')[0]

/** What a merchandiser is told of a fallback. */
export const fallbackInWords = (language: string, used: string): string =>
  `There is no text in ${localeInWords(language)}; shoppers read the one in ${localeInWords(used)}.`

/** `fr-CA` in words: `French (Canada)`. */
export const localeInWords = (locale: string): string => NAMES.of(locale) ?? locale

const NAMES = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' })
