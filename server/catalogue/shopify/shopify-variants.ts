import type { CatalogueVariant } from '../catalogue-product.ts'
import type { FileOptions } from '../files/file-options.ts'
import { optionKey, optionsOf, type OptionAxis } from '../files/option-levels.ts'
import { pricesByCountry } from '../files/prices-by-country.ts'
import type { CsvRow } from '../files/read-csv.ts'
import { readIdentifiers } from '../files/read-identifiers.ts'
import { readNumber } from '../files/read-number.ts'
import type { ImportEvent } from '../importer.ts'
import { shortHash } from '../short-hash.ts'
import { tagOf } from '../tag.ts'
import { isVariantRow, shopifySku, type ShopifyProductRows } from './shopify-rows.ts'

interface Request extends Pick<FileOptions, 'sites' | 'currency' | 'rates'> {
  readonly product: ShopifyProductRows
  readonly axes: readonly OptionAxis[]
  readonly file: string
  readonly say: (event: ImportEvent) => void
  /** Skus that the file has for more than one variant. */
  readonly repeated: ReadonlySet<string>
  /** Skus the file had before; a sku belongs to one variant only. */
  readonly taken: Set<string>
}

const REPEATED_SKU = 'variant whose sku stands more than once in the file, with a sku of its own'
const DIGITS = /^-?\d{1,9}$/
const SKU = /^[^\p{Cc}\p{Cf}<>]{1,255}$/u

/** The variants of a product; a row that holds a picture only is none, a faulty one is reported and left out. */
export const readShopifyVariants = (request: Request): readonly CatalogueVariant[] => {
  const options = new Set<string>()
  const { product } = request
  const rows = product.rows.filter(isVariantRow)
  // A product whose rows are none of a variant has no price anywhere, which its first row is told.
  return (rows.length === 0 ? [product.first] : rows).flatMap((row) => toVariant(row, request, options) ?? [])
}

const toVariant = (row: CsvRow, request: Request, seen: Set<string>): CatalogueVariant | undefined => {
  const { product, axes, file, say, repeated, taken } = request
  const { cells, line } = row
  const fail = (column: string, message: string): undefined => void say({ kind: 'problem', problem: { file, line, column, message } })
  const prices = readPrices(row, request, fail)
  if (prices === undefined) return undefined
  const quantity = (cells['Variant Inventory Qty'] ?? '').trim()
  if (quantity !== '' && !DIGITS.test(quantity))
    return fail('Variant Inventory Qty', `${product.handle} has the quantity "${short(quantity)}", which is not a whole number.`)
  const options = optionsOf(axes, (key) => cells[key] ?? '')
  const key = optionKey(options)
  if (seen.has(key)) return fail('Option1 Value', `${product.handle} has a variant with these options already.`)
  const named = shopifySku(cells)
  const isRepeated = repeated.has(named)
  // Of what no other variant has, not of its place in the file: the next import makes the same of it.
  const sku = isRepeated
    ? `${named}-${shortHash(`${product.handle}|${key}`)}`
    : named || [product.handle, ...key.split('|').filter(Boolean)].map(tagOf).join('-')
  if (!SKU.test(sku)) return fail('Variant SKU', `"${short(sku)}" is not a sku.`)
  if (taken.has(sku)) return fail('Variant SKU', `The sku ${sku} was used before in the file.`)
  seen.add(key)
  taken.add(sku)
  if (isRepeated) {
    const message = `The sku ${named} is that of several variants; this one of ${product.handle} became ${sku}.`
    say({ kind: 'adjusted', name: REPEATED_SKU, problem: { file, line, column: 'Variant SKU', message } })
  }
  return { sku, ...options, prices, ...stockOf(cells, Number(quantity || '0')), ...shippingOf(cells), ...identifiersOf(cells) }
}

const readPrices = (
  { cells }: CsvRow,
  { product, sites, currency, rates }: Request,
  fail: (column: string, message: string) => undefined,
): CatalogueVariant['prices'] | undefined => {
  const text = cells['Variant Price'] ?? ''
  const price = readNumber(text)
  if (text.trim() === '') return fail('Variant Price', `${product.handle} has no price here; with one it is taken next time.`)
  if (price === 0)
    return fail('Variant Price', `${product.handle} costs 0, and the shop gives nothing away; with a price it is taken next time.`)
  if (price === undefined) return fail('Variant Price', `${product.handle} has the price "${short(text)}", which is not a number above 0.`)
  const compareAt = cells['Variant Compare At Price'] ?? ''
  const list = compareAt.trim() === '' ? price : readNumber(compareAt)
  if (list === undefined)
    return fail('Variant Compare At Price', `${product.handle} has the compare-at price "${short(compareAt)}", which is not a number.`)
  return (
    pricesByCountry({ list: Math.max(list, price), sale: price, currency, rates }, sites) ??
    fail('Variant Price', `${product.handle} has the price "${short(text)}", which cannot be charged in any country.`)
  )
}

/** Shopify counts the pieces of a variant only where something is named that counts them. */
const stockOf = (cells: CsvRow['cells'], quantity: number): Pick<CatalogueVariant, 'quantity' | 'state'> => {
  const tracker = cells['Variant Inventory Tracker']
  const isTracked = tracker === undefined ? (cells['Variant Inventory Qty'] ?? '').trim() !== '' : tracker.trim() !== ''
  if (!isTracked) return { quantity: 0, state: 'UNTRACKED' }
  const sellsOn = /^(continue|true)$/i.test((cells['Variant Inventory Policy'] ?? '').trim())
  return { quantity: Math.max(0, quantity), state: sellsOn && quantity <= 0 ? 'BACKORDER' : 'STOCKED' }
}

const shippingOf = (cells: CsvRow['cells']): Pick<CatalogueVariant, 'needsShipping'> =>
  /^false$/i.test((cells['Variant Requires Shipping'] ?? '').trim()) ? { needsShipping: false } : {}

const identifiersOf = (cells: CsvRow['cells']): Pick<CatalogueVariant, 'gtin' | 'mpn'> =>
  readIdentifiers({ gtin: cells['Variant Barcode'], mpn: cells['Google Shopping / MPN'] })

const LONGEST_QUOTED = 40
const short = (text: string): string => (text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text)
