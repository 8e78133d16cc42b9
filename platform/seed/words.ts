import { TEXT_LANGUAGES } from '../../src/site/text-language.ts'

/** Languages that every text of the seed is written in where it stands; the space's other locales fall back to these. */
export const SEED_LANGUAGES = ['en', 'es', 'fr', 'ar', 'ja'] as const
export type SeedLanguage = (typeof SEED_LANGUAGES)[number]

/** A text in every language of the seed, and in those that whoever seeds it adds. */
export type Words = Readonly<Record<SeedLanguage, string>>

/** The five versions of one text, in the order of SEED_LANGUAGES. */
export const words = (en: string, es: string, fr: string, ar: string, ja: string): Words => ({ en, es, fr, ar, ja })

/**
 * Whether a value is one by language: in all of the seed's, or in those of a shop's own pages. JSON of developers may have texts in it,
 * and is then given by language as a whole.
 */
export const isWords = (value: object): value is Words =>
  Object.keys(value).length > 0 && Object.keys(value).every((language) => TEXT_LANGUAGES.some((each) => each === language))

/** A text by the space's locales, as `zh-TW` is where files say `zh_TW`. */
export const byLocale = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language.replace('_', '-'), text]))
