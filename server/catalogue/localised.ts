import { inLocale } from '../../src/site/text-language.ts'
import type { LocalisedText } from '../database/schema/catalogue.ts'

/** Text for a locale, in English where its language has none. */
export const localised = (text: LocalisedText, locale: string): string => inLocale(text, locale)[0] ?? ''

/** A text in the languages that the code itself has words for. */
export const text = (en: string, es: string, fr: string, ar: string, ja: string): LocalisedText => ({ en, es, fr, ar, ja })
