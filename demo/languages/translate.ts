import { ownValue } from '../../src/lib/own-value.ts'
import { byLanguage } from './by-language.ts'

const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = byLanguage

/** Languages whose texts stand in a file of this folder, by the English text; the others stand beside it. */
export const FILED_LANGUAGES: readonly string[] = Object.keys(TABLES)

/** A text of the demo in the languages of this folder that have it. */
export const translationsOf = (english: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FILED_LANGUAGES.flatMap((language) => {
      const own = ownValue(TABLES[language], english)
      return own === undefined ? [] : [[language, own]]
    }),
  )
