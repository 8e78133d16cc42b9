import { digitsOf } from '../../clients/payments/card-details.ts'

/** First digits of a number -> the provider's word for its brand. The first that fits counts. */
const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'mc'],
  [/^3[47]/, 'amex'],
  [/^3(0[0-5]|[689])/, 'diners'],
  [/^35(2[89]|[3-8])/, 'jcb'],
  [/^(6011|64[4-9]|65)/, 'discover'],
  [/^(62|81)/, 'cup'],
  [/^(50|5[6-9]|6)/, 'maestro'],
]

/** The brand of a card from the digits typed so far. */
export const brandOf = (number: string): string | undefined => BRANDS.find(([start]) => start.test(digitsOf(number)))?.[1]

/** Digits as they are printed on the card: 4-6-5 on an American Express, else in fours. */
export const groupDigits = (number: string): string => {
  const digits = digitsOf(number).replace(/\D/g, '')
  const groups = brandOf(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter((group) => group !== undefined).join(' ')
}

/** `033` becomes `03 / 3`. What has a slash already is the shopper's, or the browser's, own. */
export const formatExpiry = (text: string): string => (/^\d{3,6}$/.test(text) ? `${text.slice(0, 2)} / ${text.slice(2)}` : text)

/** Where the caret belongs in the grouped number: after as many digits as before. */
export const caretAfter = (grouped: string, digits: number): number => {
  let caret = 0
  for (let left = digits; left > 0 && caret < grouped.length; caret += 1) if (/\d/.test(grouped[caret] ?? '')) left -= 1
  return caret
}
