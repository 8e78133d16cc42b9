import type { PropSchema } from '../../schemas/block-schema.ts'
import type { ByLocale } from './cms-entry.ts'

/** A locale of the space and where its missing values are looked up. */
export interface CmsLocale {
  readonly code: string
  readonly fallbackCode: string | null
  readonly default: boolean
}

/** The locale that fields of one value for all languages are stored in. */
export const defaultLocaleOf = (locales: readonly CmsLocale[]): string => locales.find((locale) => locale.default)?.code ?? 'en'

/**
 * The locales a site's text is looked up in, most specific first: `fr-CA`, then its fallbacks, last the space's default. A
 * space without the full locale has the language alone.
 */
export const localeChain = (locales: readonly CmsLocale[], language: string, country: string): readonly string[] => {
  const byCode = new Map(locales.map((locale) => [locale.code, locale]))
  const chain = new Set<string>()
  const follow = (code: string | null | undefined): void => {
    const locale = typeof code === 'string' ? byCode.get(code) : undefined
    if (locale === undefined || chain.has(locale.code)) return
    chain.add(locale.code)
    follow(locale.fallbackCode)
  }
  follow(`${language}-${country}`)
  follow(language)
  follow(defaultLocaleOf(locales))
  return [...chain]
}

/** Kinds of field for words. */
const WORDS: ReadonlySet<PropSchema['x-field']> = new Set(['shortText', 'longText', 'richText', 'shortTextList'])

/** Whether a field has words, which every language has its own of; an address is the same in all. */
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

/** `fr-CA` in words: `French (Canada)`. */
export const localeInWords = (locale: string): string => NAMES.of(locale) ?? locale

const NAMES = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' })
