/** What one person may pay back of an order, in major units: of each currency, or of every one. */
export type RefundLimit = number | ReadonlyMap<string, number>

const AMOUNT = /^\d{1,9}(?:\.\d{1,3})?$/
const CURRENCY = /^[A-Z]{3}$/

/** `100`, or `GBP=100, EUR=120`; undefined for what has another form. */
export const readRefundLimit = (text: string): RefundLimit | undefined => {
  if (AMOUNT.test(text.trim())) return Number(text)
  const parts = text.split(',').map((part) => part.trim().split('='))
  const isList = parts.every(([currency = '', amount = '', ...more]) => CURRENCY.test(currency) && AMOUNT.test(amount) && more.length === 0)
  return isList ? new Map(parts.map(([currency = '', amount]) => [currency, Number(amount)])) : undefined
}
