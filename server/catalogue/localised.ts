import type { LocalisedText } from '../database/schema/catalogue.ts'

/** Text in a language, in English where that language has none. */
export const localised = (text: LocalisedText, language: string): string => text[language] ?? text['en'] ?? ''
