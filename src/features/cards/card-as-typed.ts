import { brandOf, digitsOf } from '../../clients/payments/card-details.ts'

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
