import { readDate } from '../files/read-date.ts'
import { readNumber } from '../files/read-number.ts'
import type { CsvRow } from '../files/read-csv.ts'
import type { RowProblem } from '../importer.ts'

const SKU = /^[^\p{Cc}\p{Cf}<>]{1,64}$/u
const QUANTITY = /^-?\d{1,9}(?:\.\d{1,6})?$/
const LABEL = 255

/** How long the texts of a file may be. */
export const ADOBE_LIMITS: Readonly<Record<string, number>> = {
  name: LABEL,
  url_key: LABEL,
  categories: 20_000,
  base_image: 2_000,
  price: LABEL,
  special_price: LABEL,
  qty: LABEL,
}

/** The first reason why a row of the default store view cannot be imported; undefined where there is none. */
export const checkRow = ({ line, cells }: CsvRow, file: string): RowProblem | undefined => {
  const problem = (column: string, message: string): RowProblem => ({ file, line, column, message })
  const sku = cells['sku'] ?? ''
  if (!SKU.test(sku))
    return problem('sku', sku === '' ? 'The sku is missing.' : `"${short(sku)}" is not a sku: 64 characters at most, none of them < or >.`)
  if ((cells['name'] ?? '').trim() === '') return problem('name', `${sku} has no name.`)
  const price = cells['price'] ?? ''
  const isPriced = cells['product_type'] !== 'configurable'
  // A configurable product is sold as its variants, at their prices; its own is often empty or 0.
  if ((isPriced || price !== '') && readNumber(price) === undefined)
    return problem('price', `${sku} has the price "${short(price)}", which is not a number.`)
  if (isPriced && readNumber(price) === 0) return problem('price', `${sku} has the price 0.`)
  const special = cells['special_price'] ?? ''
  if (special !== '' && readNumber(special) === undefined)
    return problem('special_price', `${sku} has the special price "${short(special)}", which is not a number.`)
  for (const column of ['special_price_from_date', 'special_price_to_date']) {
    const date = cells[column] ?? ''
    if (date !== '' && readDate(date) === undefined)
      return problem(column, `${sku} has the date "${short(date)}"; dates are like 2026-02-19 or 2/19/26, 1:06 AM.`)
  }
  const quantity = (cells['qty'] ?? '').trim()
  if (quantity !== '' && !QUANTITY.test(quantity))
    return problem('qty', `${sku} has the quantity "${short(quantity)}", which is not a number.`)
  return undefined
}

const LONGEST_QUOTED = 40
const short = (text: string): string => (text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text)
