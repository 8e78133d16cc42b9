import { FILED_LANGUAGES, translationsOf } from './translate.ts'

/** Languages that every text of the demo is written in where it stands. */
const BESIDE = ['en', 'es', 'fr', 'ar', 'ja']

/**
 * A value of the demo, such as a page or a merchant's document, with each of its texts in the languages of this folder, too. A text is
 * an object by language; of one whose languages hold further texts, as a campaign's words do, each is translated by itself.
 */
// The same value with more of the same kind of texts in it.
export const inAllLanguages = <Value>(value: Value, languages = FILED_LANGUAGES): Value => deep(value, new Set(languages)) as Value

const deep = (value: unknown, languages: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((child) => deep(child, languages))
  if (!isRecord(value)) return value
  const here = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, deep(child, languages)]))
  if (!BESIDE.every((language) => language in value)) return here
  const { en } = value
  if (typeof en === 'string') {
    const known = Object.entries(translationsOf(en)).filter(([language]) => languages.has(language))
    return { ...here, ...Object.fromEntries(known) }
  }
  return { ...here, ...Object.fromEntries([...languages].map((language) => [language, translated(en, language)])) }
}

const translated = (value: unknown, language: string): unknown => {
  if (typeof value === 'string') return translationsOf(value)[language] ?? value
  if (Array.isArray(value)) return value.map((child) => translated(child, language))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, translated(child, language)]))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
