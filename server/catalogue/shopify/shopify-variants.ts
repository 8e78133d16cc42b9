import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { OptionLevel } from '../../database/schema/catalogue.ts'
import type { CatalogueVariant } from '../catalogue-product.ts'
import { cleanText } from '../files/clean-text.ts'
import { colorRow } from '../files/color-row.ts'
import { pricesByCountry } from '../files/prices-by-country.ts'
import type { CsvRow } from '../files/read-csv.ts'
import { readNumber } from '../files/read-number.ts'
import type { RowProblem } from '../importer.ts'
import { tagOf } from '../tag.ts'
import type { ShopifyProductRows } from './shopify-rows.ts'

interface Request {
  readonly product: ShopifyProductRows
  readonly columns: ReadonlyMap<OptionLevel, string>
  readonly sites: readonly Pick<SiteConfig, 'code' | 'currency'>[]
  readonly file: string
  readonly onProblem: (problem: RowProblem) => void
  /** Skus the file had before; a sku belongs to one variant only. */
  readonly taken: Set<string>
}

const DIGITS = /^-?\d{1,9}$/

/** The variants of a product; a row that holds a picture only is none, a faulty one is reported and left out. */
export const readShopifyVariants = (request: Request): readonly CatalogueVariant[] =>
  request.product.rows.filter(isVariantRow).flatMap((row) => toVariant(row, request) ?? [])

const isVariantRow = ({ cells }: CsvRow): boolean =>
  (cells['Variant Price'] ?? '').trim() !== '' || (cells['Option1 Value'] ?? '').trim() !== ''

const toVariant = (row: CsvRow, request: Request): CatalogueVariant | undefined => {
  const { product, columns, sites, file, onProblem, taken } = request
  const { cells, line } = row
  const fail = (column: string, message: string): undefined => void onProblem({ file, line, column, message })
  const price = readNumber(cells['Variant Price'] ?? '')
  if (price === undefined || price === 0)
    return fail('Variant Price', `${product.handle} has the price "${cells['Variant Price'] ?? ''}", which is not a number above 0.`)
  const compareAt = cells['Variant Compare At Price'] ?? ''
  const list = compareAt.trim() === '' ? price : readNumber(compareAt)
  if (list === undefined)
    return fail('Variant Compare At Price', `${product.handle} has the compare-at price "${compareAt}", which is not a number.`)
  const quantity = (cells['Variant Inventory Qty'] ?? '').trim()
  if (quantity !== '' && !DIGITS.test(quantity))
    return fail('Variant Inventory Qty', `${product.handle} has the quantity "${quantity}", which is not a whole number.`)
  const value = (level: OptionLevel): string => cleanText(cells[columns.get(level) ?? ''] ?? '')
  const sku =
    (cells['Variant SKU'] ?? '').trim().replace(/^'/, '') ||
    [product.handle, value('color'), value('size'), value('sizeType')].filter(Boolean).map(tagOf).join('-')
  if (taken.has(sku)) return fail('Variant SKU', `The sku ${sku} was used before in the file.`)
  taken.add(sku)
  return {
    sku,
    ...(value('color') === '' ? {} : { color: colorRow(value('color')) }),
    ...(value('size') === '' ? {} : { size: { slug: tagOf(value('size')), label: value('size') } }),
    ...(value('sizeType') === '' ? {} : { sizeType: { slug: tagOf(value('sizeType')), label: { en: value('sizeType') } } }),
    prices: pricesByCountry({ list: Math.max(list, price), sale: price }, sites),
    quantity: Math.max(0, Number(quantity || '0')),
    state: cells['Variant Inventory Policy'] === 'continue' && Number(quantity || '0') <= 0 ? 'BACKORDER' : 'STOCKED',
  }
}
