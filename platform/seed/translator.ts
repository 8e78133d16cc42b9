import { ownValue } from '../../src/lib/own-value.ts'

/** Texts by language, each by its English one. */
export type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Languages that every text of the seed is written in where it stands. */
const BESIDE = ['en', 'es', 'fr', 'ar', 'ja']

/** Gives texts, and whatever has texts within, in the languages of tables beside those that they are written in. */
export const createTranslator = (tables: Tables) => {
  const filed: readonly string[] = Object.keys(tables)
  const translationsOf = (english: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      filed.flatMap((language) => {
        const own = ownValue(tables[language], english)
        return own === undefined ? [] : [[language, own]]
      }),
    )
  const translated = (value: unknown, language: string): unknown => {
    if (typeof value === 'string') return translationsOf(value)[language] ?? value
    if (Array.isArray(value)) return value.map((child) => translated(child, language))
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, translated(child, language)]))
  }
  const inLanguages = <Value>(value: Value, languages: readonly string[] = filed): Value => {
    /** What several pages share, such as a block, is one thing afterwards too. */
    const made = new Map<object, unknown>()
    const deep = (part: unknown): unknown => {
      if (typeof part !== 'object' || part === null) return part
      const known = made.get(part) ?? withLanguages(part)
      made.set(part, known)
      return known
    }
    const withLanguages = (part: object): unknown => {
      if (Array.isArray(part)) return part.map(deep)
      const here = Object.fromEntries(Object.entries(part).map(([name, child]) => [name, deep(child)]))
      if (!BESIDE.every((language) => language in part)) return here
      const { en } = part as { readonly en?: unknown }
      if (typeof en !== 'string')
        return { ...Object.fromEntries(languages.map((language) => [language, translated(en, language)])), ...here }
      const known = Object.entries(translationsOf(en)).filter(([language]) => languages.includes(language))
      return { ...Object.fromEntries(known), ...here }
    }
    // The same value with more of the same kind of texts in it.
    return deep(value) as Value
  }
  return { filed, translationsOf, inLanguages }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
