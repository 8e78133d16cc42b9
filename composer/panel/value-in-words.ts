import type { Json } from '../../schemas/page.ts'
import { inOwnWords } from '../../src/content/block-schemas.ts'
import { focalPointOf } from '../document/focal-point.ts'
import type { Translate } from '../../src/i18n/messages.ts'

/** A choice as words, in the language of the composer: `related-products` is `related products`, `priceAsc` is `price asc`. */
export const choiceInWords = (choice: Json, t: Translate): string => {
  if (typeof choice === 'boolean') return t(choice ? 'compose.panel.yes' : 'compose.panel.no')
  return inOwnWords(englishChoice(String(choice)))
}

/** What a choice is called in English, and found by in the words of other languages. */
export const englishChoice = (choice: string): string =>
  choice.replaceAll(/([a-z])([A-Z])/g, (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`).replaceAll('-', ' ')

/** A default that is worth saying; empty texts, lists and objects are not. */
export const defaultInWords = (value: Json | undefined, t: Translate): string | undefined =>
  value === '' || value === undefined || typeof value === 'object' ? undefined : choiceInWords(value, t)

/** A value beside another one: texts and points as they are read, what has no words as JSON. */
export const valueInWords = (value: Json | undefined, t: Translate): string => {
  if (value === undefined || value === null) return '–'
  const point = focalPointOf(value)
  if (point !== undefined) return t('compose.panel.focusAt', { x: point.x, y: point.y })
  return typeof value === 'string' ? value : JSON.stringify(value)
}
