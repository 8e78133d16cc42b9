import { interfaceLocale } from './interface-locale.ts'

/** An instant to the minute, in the time of her own computer. */
export const momentInWords = (at: string): string =>
  new Date(at).toLocaleString(interfaceLocale(), { dateStyle: 'medium', timeStyle: 'short' })
