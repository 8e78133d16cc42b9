import type { LocalisedText } from '../database/schema/catalogue.ts'

/** Text in a language, in English where that language has none. */
export const localised = (text: LocalisedText, language: string): string => text[language] ?? text['en'] ?? ''

/** A text in the five languages that the code itself has words for. */
export const text = (en: string, es: string, fr: string, ar: string, ja: string): LocalisedText => ({ en, es, fr, ar, ja })
