import { FILED_LANGUAGES, translationsOf } from './translate.ts'

/** Languages that every text of the demo is written in where it stands. */
const BESIDE = ['en', 'es', 'fr', 'ar', 'ja']

/**
 * A value of the demo, such as a page or a merchant's document, with each of its texts in the languages of this folder, too. A text is
 * an object by language; of one whose languages hold further texts, as a campaign's words do, each is translated by itself.
 */
export const inAllLanguages = <Value>(value: Value): Value => deep(value) as Value

const deep = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(deep)
  if (!isRecord(value)) return value
  const here = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, deep(child)]))
  if (!BESIDE.every((language) => language in value)) return here
  const { en } = value
  if (typeof en === 'string') return { ...here, ...translationsOf(en) }
  return { ...here, ...Object.fromEntries(FILED_LANGUAGES.map((language) => [language, translated(en, language)])) }
}

const translated = (value: unknown, language: string): unknown => {
  if (typeof value === 'string') return translationsOf(value)[language] ?? value
  if (Array.isArray(value)) return value.map((child) => translated(child, language))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, translated(child, language)]))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
