import type { CatalogueVariant } from '../catalogue-product.ts'
import type { FileOptions } from '../files/file-options.ts'
import { optionAxes, optionKey, optionsOf, type OptionAxis } from '../files/option-levels.ts'
import { pricesByCountry } from '../files/prices-by-country.ts'
import { readIdentifiers } from '../files/read-identifiers.ts'
import { readNumber } from '../files/read-number.ts'
import type { CsvRow } from '../files/read-csv.ts'
import type { RowProblem } from '../importer.ts'
import { readAttributes, readVariations } from './attributes.ts'
import { salePrice } from './sale-price.ts'
import { stockOf } from './stock-of.ts'
import { defined } from '../../../src/lib/defined.ts'

/** A row with those of the store views that say something else in their language. */
export interface LocalisedRow extends CsvRow {
  readonly views: readonly { readonly language: string; readonly cells: CsvRow['cells'] }[]
}

interface Request extends Pick<FileOptions, 'sites' | 'currency' | 'rates'> {
  readonly row: LocalisedRow
  /** Rows of the variants by sku, those that the file has. */
  readonly rows: ReadonlyMap<string, LocalisedRow>
  /** Skus that variants of the file have already. */
  readonly taken: Set<string>
  readonly file: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly onProblem: (problem: RowProblem) => void
}

interface FileVariant {
  readonly variant: CatalogueVariant
  readonly row: LocalisedRow
  /** When its price changes next. */
  readonly changesAt?: number
}

export interface FileVariants {
  readonly axes: readonly OptionAxis[]
  readonly variants: readonly FileVariant[]
  /** Nothing of it may be sold: the product, or each of its variants, is disabled. */
  readonly isDisabled: boolean
}

/* Of a variation beside its options. */
const NO_OPTIONS = new Set(['sku', 'price', 'qty', 'default', 'display', 'position'])

/** The variants of a configurable product, or the one of a simple product, by color. */
export const readVariants = (request: Request): FileVariants => {
  const { row, taken, file, onProblem } = request
  const fail = (column: string, message: string): void => onProblem({ file, line: row.line, column, message })
  const isConfigurable = row.cells['product_type'] === 'configurable'
  const variations = isConfigurable ? readVariations(row.cells['configurable_variations'] ?? '') : [new Map([['sku', skuOf(row)]])]
  const axes = isConfigurable ? axesOf(row, variations) : simpleAxes(row)
  const variants: FileVariant[] = []
  const options = new Set<string>()
  const missing: string[] = []
  for (const variation of variations) {
    const sku = variation.get('sku') ?? ''
    const own = isConfigurable ? request.rows.get(sku) : row
    if (own === undefined) missing.push(sku)
    else if (taken.has(skuOf(own))) fail('configurable_variations', `${sku} is a variant of the file already.`)
    else {
      const variant = toVariant(own, variation, axes, request)
      const key = variant === undefined ? '' : optionKey(variant.variant)
      if (variant === undefined)
        onProblem({ file, line: own.line, column: 'price', message: `${sku} has a price that cannot be charged in any country.` })
      else if (options.has(key)) fail('configurable_variations', `${skuOf(row)} has two variants with the options of ${sku}.`)
      else {
        options.add(key)
        taken.add(skuOf(own))
        variants.push(variant)
      }
    }
  }
  if (missing.length > 0)
    fail('configurable_variations', `${skuOf(row)} names ${missing.slice(0, MOST_NAMED).join(', ')}, which the file does not have.`)
  const enabled = variants.filter((variant) => isEnabled(variant.row))
  return {
    axes: axes.filter(({ level }) => variants.some(({ variant }) => variant[level] !== undefined)),
    variants: inColorOrder(enabled.length > 0 ? enabled : variants),
    isDisabled: !isEnabled(row) || enabled.length === 0,
  }
}

const MOST_NAMED = 20

const skuOf = ({ cells }: CsvRow): string => cells['sku'] ?? ''

const isEnabled = ({ cells }: CsvRow): boolean => !/^(2|0)$/.test(cells['product_online'] ?? '')

/** What the variations differ in, with the labels that the export has for it. */
const axesOf = (row: CsvRow, variations: readonly ReadonlyMap<string, string>[]): readonly OptionAxis[] => {
  const labels = readAttributes(row.cells['configurable_variation_labels'] ?? '')
  const keys = [...new Set(variations.flatMap((variation) => [...variation.keys()]))].filter((key) => !NO_OPTIONS.has(key))
  return optionAxes(keys.map((key) => ({ key, label: labels.get(key) ?? labelOf(key) })))
}

/** `fashion_material`: Fashion material. */
const labelOf = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ')

const simpleAxes = (row: CsvRow): readonly OptionAxis[] => {
  const attributes = readAttributes(row.cells['additional_attributes'] ?? '')
  return optionAxes(['color', 'size'].filter((key) => attributes.has(key)).map((key) => ({ key, label: key })))
}

const toVariant = (
  own: LocalisedRow,
  variation: ReadonlyMap<string, string>,
  axes: readonly OptionAxis[],
  { row, sites, currency, rates, now }: Request,
): FileVariant | undefined => {
  const attributes = readAttributes(own.cells['additional_attributes'] ?? '')
  const translated = new Map(own.views.map(({ language, cells }) => [language, readAttributes(cells['additional_attributes'] ?? '')]))
  const list = readNumber(own.cells['price'] ?? '') ?? 0
  const { sale, changesAt } = salePrice((own.cells['special_price'] ?? '') === '' ? row.cells : own.cells, list, now)
  const prices = pricesByCountry({ list, sale, currency, rates }, sites)
  if (prices === undefined) return undefined
  const options = optionsOf(
    axes,
    (key, language) => (language === undefined ? (variation.get(key) ?? attributes.get(key)) : translated.get(language)?.get(key)) ?? '',
    [...translated.keys()],
  )
  return {
    variant: { sku: skuOf(own), ...options, prices, ...stockOf(own.cells), ...shippingOf(own), ...identifiersOf(attributes) },
    row: own,
    ...defined({ changesAt }),
  }
}

const shippingOf = ({ cells }: CsvRow): Pick<CatalogueVariant, 'needsShipping'> =>
  /^(virtual|downloadable)$/.test(cells['product_type'] ?? '') ? { needsShipping: false } : {}

/** Attributes have the names that a shop gave them; these are the usual ones. */
const identifiersOf = (attributes: ReadonlyMap<string, string>): Pick<CatalogueVariant, 'gtin' | 'mpn'> =>
  readIdentifiers({
    gtin: GTIN_NAMES.map((name) => attributes.get(name)).find((value) => value !== undefined && value !== ''),
    mpn: attributes.get('mpn'),
  })

const GTIN_NAMES = ['gtin', 'ean', 'upc', 'isbn', 'barcode'] as const

const inColorOrder = (variants: readonly FileVariant[]): readonly FileVariant[] => {
  const colors = [...new Set(variants.map(({ variant }) => variant.color?.slug))]
  return colors.flatMap((slug) => variants.filter(({ variant }) => variant.color?.slug === slug))
}
