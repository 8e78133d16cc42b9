import type { LocalisedText } from '../../server/database/schema/catalogue.ts'
import { translationsOf } from './translate.ts'

/** A text of the demo in every language: in five as given, in the others as the files of this folder have it. */
export const text = (en: string, es: string, fr: string, ar: string, ja: string): LocalisedText => ({
  en,
  es,
  fr,
  ar,
  ja,
  ...translationsOf(en),
})
