import type { LocalisedText } from '../../server/database/schema/catalogue.ts'
import { FILED_LANGUAGES } from '../languages/translate.ts'

/** Builds a text language by language. */
export const inEveryLanguage = (build: (language: string) => string): LocalisedText =>
  Object.fromEntries([...BESIDE, ...FILED_LANGUAGES].map((language) => [language, build(language)]))

const BESIDE = ['en', 'es', 'fr', 'ar', 'ja']
