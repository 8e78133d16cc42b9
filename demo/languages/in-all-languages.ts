import { FILED_LANGUAGES, translationsOf } from './translate.ts'

/** Languages that every text of the demo is written in where it stands. */
const BESIDE = ['en', 'es', 'fr', 'ar', 'ja']

/**
 * A value of the demo, such as a page or a merchant's document, with each of its texts in the languages of this folder, too. A text is
 * an object by language; of one whose languages hold further texts, as a campaign's words do, each is translated by itself.
 */
// The same value with more of the same kind of texts in it.
export const inAllLanguages = <Value>(value: Value, languages = FILED_LANGUAGES): Value =>
  deep(value, { languages: new Set(languages), made: new Map() }) as Value

interface Translating {
  readonly languages: ReadonlySet<string>
  /** What several pages share, such as a block, is one thing afterwards too. */
  readonly made: Map<object, unknown>
}

const deep = (value: unknown, translating: Translating): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const made = translating.made.get(value) ?? translatedObject(value, translating)
  translating.made.set(value, made)
  return made
}

const translatedObject = (value: object, translating: Translating): unknown => {
  const { languages } = translating
  if (Array.isArray(value)) return value.map((child) => deep(child, translating))
  const here = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, deep(child, translating)]))
  if (!BESIDE.every((language) => language in value)) return here
  const { en } = value as { readonly en?: unknown }
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
