import { readField, type ByLocale } from '../../src/content/cms-entry.ts'

/**
 * The locale in which words are written: the one that the words shown come from, where it is of the language; else the language's own for
 * all its countries. So a text that all English sites share stays shared when it is changed on one of them. `locales`: most specific first.
 */
export const ownLocale = (values: ByLocale | undefined, locales: readonly string[]): string => {
  const [first = 'en'] = locales
  const own = locales.filter((each) => languageOf(each) === languageOf(first))
  return own.find((each) => readField(values, [each]) !== undefined) ?? own.at(-1) ?? first
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale
