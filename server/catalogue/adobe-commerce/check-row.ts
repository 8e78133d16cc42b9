import type { CsvRow } from '../files/read-csv.ts'
import { readNumber } from '../files/read-number.ts'
import type { RowProblem } from '../importer.ts'

const SKU = /^[\p{L}\p{Nd}][\p{L}\p{Nd} ._-]{0,63}$/u

/** The first reason why a row cannot be imported; undefined where there is none. */
export const checkRow = ({ line, cells }: CsvRow, file: string): RowProblem | undefined => {
  const problem = (column: string, message: string): RowProblem => ({ file, line, column, message })
  const sku = cells['sku'] ?? ''
  if (!SKU.test(sku))
    return problem(
      'sku',
      sku === '' ? 'The sku is missing.' : `"${sku}" is not a sku: letters, digits, space, dot, dash and underscore, at most 64.`,
    )
  if ((cells['name'] ?? '').trim() === '') return problem('name', `${sku} has no name.`)
  const price = readNumber(cells['price'] ?? '')
  if (price === undefined) return problem('price', `${sku} has the price "${cells['price'] ?? ''}", which is not a number.`)
  if (price === 0) return problem('price', `${sku} has the price 0.`)
  const special = cells['special_price'] ?? ''
  if (special !== '' && readNumber(special) === undefined)
    return problem('special_price', `${sku} has the special price "${special}", which is not a number.`)
  const quantity = cells['qty'] ?? ''
  if (quantity !== '' && readNumber(quantity) === undefined)
    return problem('qty', `${sku} has the quantity "${quantity}", which is not a number.`)
  return undefined
}
