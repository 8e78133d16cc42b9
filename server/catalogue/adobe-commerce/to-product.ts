import type { PictureStore } from '../../images/picture-store.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { OptionLevel } from '../../database/schema/catalogue.ts'
import type { CatalogueProduct, CatalogueVariant } from '../catalogue-product.ts'
import { cleanHtml } from '../files/clean-html.ts'
import { cleanText } from '../files/clean-text.ts'
import { colorRow } from '../files/color-row.ts'
import { pageIdsOf, type createFileCategories } from '../files/file-categories.ts'
import { pricesByCountry } from '../files/prices-by-country.ts'
import type { CsvRow } from '../files/read-csv.ts'
import { readNumber } from '../files/read-number.ts'
import type { RowProblem } from '../importer.ts'
import { slugOf } from '../slug.ts'
import { tagOf } from '../tag.ts'
import { readAttributes, readVariations } from './attributes.ts'
import { assignCategories } from './assign-categories.ts'
import { readMedia } from './read-media.ts'

interface Request {
  readonly row: CsvRow
  /** Rows of single products by sku, those of variants among them. */
  readonly simple: ReadonlyMap<string, CsvRow>
  readonly links: ReadonlyMap<string, readonly string[]>
  readonly categories: ReturnType<typeof createFileCategories>
  readonly sites: readonly Pick<SiteConfig, 'code' | 'currency'>[]
  readonly media: string
  readonly pictures: PictureStore
  /** Position in the file, the first row highest. */
  readonly rank: number
  readonly onProblem: (problem: RowProblem) => void
}

const BRAND = 'Luma'
const FILE = 'products.csv'
const EPOCH_2024 = 1_704_067_200
const DAY_SECONDS = 86_400

/** A row of a configurable or single product with its variants; undefined where none of them can be sold. */
export const toProduct = async (request: Request): Promise<CatalogueProduct | undefined> => {
  const { row, categories, links, rank, onProblem } = request
  const { cells, line } = row
  const sku = cells['sku'] ?? ''
  const variants = readVariants(request)
  if (variants.length === 0) {
    onProblem({ file: FILE, line, column: 'configurable_variations', message: `${sku} has no variant that can be sold.` })
    return undefined
  }
  const attributes = readAttributes(cells['additional_attributes'] ?? '')
  const { tags, collections } = assignCategories(cells['categories'] ?? '', categories)
  const name = cleanText(cells['name'] ?? '')
  return {
    id: sku,
    slug: slugOf((cells['url_key'] ?? '') || name) || slugOf(sku),
    brandName: cleanText(attributes.get('manufacturer') ?? BRAND),
    name: { en: name },
    description: { en: cleanHtml(cells['description'] ?? '') },
    details: { en: detailsOf(attributes) },
    care: { en: '' },
    optionLevels: levelsOf(variants),
    categories: tags,
    categoryPageIds: pageIdsOf(tags),
    collections: [...collections, ...(attributes.get('new') === 'Yes' ? ['new-in'] : [])],
    media: await readMedia({ ...request, name }),
    isFinalSale: false,
    isOversize: false,
    isDiscontinued: false,
    relatedIds: (links.get(sku) ?? []).slice(0, 12),
    popularity: Math.min(900, rank),
    createdAt: EPOCH_2024 + rank * DAY_SECONDS,
    variants,
  }
}

const readVariants = ({ row, simple, sites, onProblem }: Request): readonly CatalogueVariant[] => {
  if (row.cells['product_type'] === 'simple') return [toVariant(row, row, sites)]
  const variations = readVariations(row.cells['configurable_variations'] ?? '')
  const rows = variations.flatMap((variation) => simple.get(variation.get('sku') ?? '') ?? [])
  if (rows.length < variations.length) {
    const missing = variations.flatMap((variation) => (simple.has(variation.get('sku') ?? '') ? [] : (variation.get('sku') ?? [])))
    onProblem({
      file: FILE,
      line: row.line,
      column: 'configurable_variations',
      message: `${row.cells['sku'] ?? ''} names ${missing.join(', ')}, which the file does not have.`,
    })
  }
  return inColorOrder(rows.map((variant) => toVariant(variant, row, sites)))
}

const toVariant = ({ cells }: CsvRow, parent: CsvRow, sites: Request['sites']): CatalogueVariant => {
  const attributes = readAttributes(cells['additional_attributes'] ?? '')
  const list = readNumber(cells['price'] ?? '') ?? readNumber(parent.cells['price'] ?? '') ?? 0
  const special = readNumber(cells['special_price'] ?? '') ?? readNumber(parent.cells['special_price'] ?? '')
  const color = attributes.get('color')
  const size = attributes.get('size')
  return {
    sku: cells['sku'] ?? '',
    ...(color === undefined ? {} : { color: colorRow(color) }),
    ...(size === undefined ? {} : { size: { slug: tagOf(size), label: size } }),
    prices: pricesByCountry({ list, sale: special === undefined || special <= 0 || special > list ? list : special }, sites),
    quantity: cells['is_in_stock'] === '0' ? 0 : Math.floor(readNumber(cells['qty'] ?? '') ?? 0),
    state: 'STOCKED',
  }
}

const inColorOrder = (variants: readonly CatalogueVariant[]): readonly CatalogueVariant[] => {
  const colors = [...new Set(variants.map(({ color }) => color?.slug))]
  return colors.flatMap((slug) => variants.filter(({ color }) => color?.slug === slug))
}

const levelsOf = (variants: readonly CatalogueVariant[]): readonly OptionLevel[] => [
  ...(variants.some(({ color }) => color !== undefined) ? (['color'] as const) : []),
  ...(variants.some(({ size }) => size !== undefined) ? (['size'] as const) : []),
]

const SHOWN = ['material', 'pattern', 'climate', 'style_general', 'style_bottom'] as const

const detailsOf = (attributes: ReadonlyMap<string, string>): string => {
  const lines = SHOWN.flatMap((key) => {
    const value = attributes.get(key)
    return value === undefined || value === '' ? [] : [`<li>${titleOf(key)}: ${cleanHtml(cleanText(value.replaceAll('|', ', ')))}</li>`]
  })
  return lines.length === 0 ? '' : `<ul>${lines.join('')}</ul>`
}

const titleOf = (key: string): string => {
  const words = key.replace(/^style_.*/, 'style')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
