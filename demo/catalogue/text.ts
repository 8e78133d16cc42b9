import type { LocalisedText } from '../../server/database/schema/catalogue.ts'

/** One text in the demo's languages, in the order the demo's tables write them. */
export const text = (en: string, es: string, fr: string, ar: string, ja: string): LocalisedText => ({ en, es, fr, ar, ja })

/** Builds a text language by language. */
export const inEveryLanguage = (build: (language: DemoLanguage) => string): LocalisedText =>
  text(build('en'), build('es'), build('fr'), build('ar'), build('ja'))

export type DemoLanguage = 'en' | 'es' | 'fr' | 'ar' | 'ja'
