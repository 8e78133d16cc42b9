import { interfaceLocale } from './interface-locale.ts'

/** A locale of the CMS in the composer's own language, `fr-CA`: `French (Canada)`. Throws for what cannot be a language. */
export const languageInWords = (locale: string): string =>
  new Intl.DisplayNames([interfaceLocale()], { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale
