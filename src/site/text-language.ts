import { ownValue } from '../lib/own-value.ts'

/**
 * Languages with texts of their own, as their files are named: a folder of src/i18n/messages, and one file in every folder that
 * `npm run generate` reads (scripts/generate-languages.ts). Another language is an entry here and its files (docs/languages.md).
 */
export const TEXT_LANGUAGES = ['ar', 'en', 'es', 'fr', 'ja', 'ko', 'ms', 'nl', 'zh', 'zh_TW'] as const

/** Countries that say some things otherwise: files of the keys that differ, over those of their language. */
export const REGIONAL_LANGUAGES = ['en_US', 'es_MX'] as const

/** Scripts, and countries that write as another one does: Chinese in full characters is that of Taiwan. */
const WRITTEN_AS: Readonly<Record<string, string>> = { zh_HK: 'zh_TW', zh_MO: 'zh_TW', zh_Hant: 'zh_TW' }

const KNOWN: ReadonlySet<string> = new Set([...TEXT_LANGUAGES, ...REGIONAL_LANGUAGES])

/** The texts a reader of a locale gets: `en` for `en-GB`, `en_US` for `en-US`, `zh_TW` for `zh-Hant-HK`. */
export const textLanguageOf = (locale: string): string => {
  const [language = '', ...more] = locale.split(/[-_]/)
  const written = more.map((part) => `${language}_${part}`).map((code) => WRITTEN_AS[code] ?? code)
  return written.find((code) => KNOWN.has(code)) ?? language
}

/** The folder of src/i18n/messages that has a locale's texts, without what a country says otherwise: `zh_TW`, and `en` for `en-US`. */
export const textFolderOf = (locale: string): string => {
  const own = textLanguageOf(locale)
  return TEXT_LANGUAGES.some((language) => language === own) ? own : (own.split('_', 1)[0] ?? own)
}

/** Where a text is looked for, most specific first: `en_US`, `en`. English, which every text is there in, is the last. */
const textLanguages = (locale: string): readonly string[] => {
  const own = textLanguageOf(locale)
  return [...new Set([own, own.split('_', 1)[0] ?? own, 'en'])]
}

/** Of things kept by text language those that a reader of a locale may get, the best first. */
export const inLocale = <Thing>(things: Readonly<Record<string, Thing>>, locale: string): readonly Thing[] =>
  textLanguages(locale).flatMap((language) => {
    const thing = ownValue(things, language)
    return thing === undefined ? [] : [thing]
  })

/** The tag that Intl and HTML know these texts by: `en`, `en-US`, `zh-TW`. */
export const textTagOf = (locale: string): string => textLanguageOf(locale).replace('_', '-')
