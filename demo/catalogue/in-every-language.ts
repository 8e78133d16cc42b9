import { text } from '../../server/catalogue/localised.ts'
import type { LocalisedText } from '../../server/database/schema/catalogue.ts'

/** Builds a text language by language. */
export const inEveryLanguage = (build: (language: DemoLanguage) => string): LocalisedText =>
  text(build('en'), build('es'), build('fr'), build('ar'), build('ja'))

export type DemoLanguage = 'en' | 'es' | 'fr' | 'ar' | 'ja'
