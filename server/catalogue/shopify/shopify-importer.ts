import { basename, dirname } from 'node:path'
import type { CatalogueProduct } from '../catalogue-product.ts'
import { cleanHtml } from '../files/clean-html.ts'
import { cleanText } from '../files/clean-text.ts'
import { createFileCategories, pageIdsOf } from '../files/file-categories.ts'
import { fileMedia } from '../files/file-media.ts'
import { PRODUCTS_AT_ONCE, type FileOptions } from '../files/file-options.ts'
import { inOrder } from '../files/in-order.ts'
import { leftOut } from '../files/left-out.ts'
import { optionAxes } from '../files/option-levels.ts'
import { readCsv, type CsvRow } from '../files/read-csv.ts'
import { createPictureReader, type PictureReader } from '../files/read-pictures.ts'
import { readTags } from '../files/read-tags.ts'
import { shortHash } from '../short-hash.ts'
import type { ImportEvent, Importer, RowProblem } from '../importer.ts'
import { slugOf } from '../slug.ts'
import { tagOf } from '../tag.ts'
import { SHOPIFY_LIMITS, shopifyColumn } from './shopify-columns.ts'
import { shopifyPictures } from './shopify-media.ts'
import { shopifyFilm, shopifyRating } from './shopify-reviews.ts'
import { groupShopifyRows, type ShopifyProductRows } from './shopify-rows.ts'
import { readRepeatedSkus } from './repeated-skus.ts'
import { readShopifyVariants } from './shopify-variants.ts'
import { defined } from '../../../src/lib/defined.ts'

export interface ShopifyExport extends FileOptions {
  readonly file: string
}

const REQUIRED = ['Handle', 'Title', 'Variant Price']
const HANDLE = /^[\p{L}\p{Nd}][\p{L}\p{Nd}_-]{0,254}$/u
const LONGEST_SLUG = 120
const NO_OPTION = 'Title'

/** Reads a Shopify product CSV, of the form before its columns were renamed or after. */
export const shopifyImporter = (options: ShopifyExport): Importer => ({
  source: 'shopify',
  read: async function* (): AsyncIterable<ImportEvent> {
    const early: RowProblem[] = []
    const context: Context = {
      ...options,
      repeated: await readRepeatedSkus({ file: options.file, required: REQUIRED, columnName: shopifyColumn, limits: SHOPIFY_LIMITS }),
      name: basename(options.file),
      read: createPictureReader({ ...options, folder: dirname(options.file) }),
      categories: createFileCategories(),
      taken: new Set(),
      seen: new Set(),
    }
    const rows = readCsv({
      file: options.file,
      required: REQUIRED,
      columnName: shopifyColumn,
      limits: SHOPIFY_LIMITS,
      onProblem: (problem) => void early.push(problem),
    })
    for await (const events of inOrder(groupShopifyRows(rows), PRODUCTS_AT_ONCE, (product) => readProduct(product, context))) {
      yield* early.splice(0).map(asProblem)
      yield* events
    }
    yield* early.splice(0).map(asProblem)
    yield* context.categories.all().map((category): ImportEvent => ({ kind: 'category', category }))
  },
})

interface Context extends ShopifyExport {
  readonly name: string
  readonly read: PictureReader
  readonly categories: ReturnType<typeof createFileCategories>
  /** Skus that the file has for more than one variant. */
  readonly repeated: ReadonlySet<string>
  /** Skus. */
  readonly taken: Set<string>
  /** Handles. */
  readonly seen: Set<string>
}

const asProblem = (problem: RowProblem): ImportEvent => ({ kind: 'problem', problem })

/** What becomes of the rows of one product. Everything but its pictures is settled before the first wait, in the order of the file. */
const readProduct = async (rows: ShopifyProductRows, context: Context): Promise<readonly ImportEvent[]> => {
  const { handle, first } = rows
  const place = { file: context.name, line: first.line }
  const said: ImportEvent[] = []
  const product = toProduct(rows, context, (event) => void said.push(event))
  const events: ImportEvent[] = [{ kind: 'rows', count: rows.rows.length }]
  if (HANDLE.test(handle)) events.push({ kind: 'named', id: handle })
  if (product === 'giftCard') return [...events, { kind: 'unsupported', name: 'gift card', count: rows.rows.length }]
  events.push(...said)
  if (product === undefined) return events
  const [film, rated] = [shopifyFilm(first.cells), shopifyRating(first.cells)]
  events.push(...leftOut({ film, rating: rated }))
  const requested = shopifyPictures({ product: rows, axes: axesOf(first), name: product.name['en'] ?? '', file: context.name })
  const { media, problems: missing } = await fileMedia({ requested, read: context.read, pictures: context.pictures, importer: 'shopify' })
  events.push(...missing.map((problem): ImportEvent => ({ kind: 'picture', problem })))
  const { video } = film
  const { rating } = rated
  events.push({
    kind: 'product',
    product: {
      ...product,
      media,
      ...defined({ video, rating }),
      ...(missing.length === 0 ? {} : { isMediaPartial: true }),
    },
    place,
  })
  return events
}

const toProduct = (
  rows: ShopifyProductRows,
  { name: file, brand, categories, seen, ...context }: Context,
  say: (event: ImportEvent) => void,
): CatalogueProduct | 'giftCard' | undefined => {
  const { handle, first } = rows
  const { cells } = first
  const fail = (column: string, message: string): undefined => void say(asProblem({ file, line: first.line, column, message }))
  if (!HANDLE.test(handle)) return fail('Handle', handle === '' ? 'The handle is missing.' : `"${handle}" is not a handle.`)
  if (seen.has(handle)) return fail('Handle', `${handle} was in the file before; rows of a product stand one below the other.`)
  seen.add(handle)
  if (isTrue(cells['Gift Card'])) return 'giftCard'
  const name = cleanText(cells['Title'] ?? '')
  if (name === '') return fail('Title', `${handle} has no title.`)
  const axes = axesOf(first)
  const variants = readShopifyVariants({ ...context, product: rows, axes, file, say })
  if (variants.length === 0) return undefined
  const categoryTags = [categories.addPath(categoryNames(cells))].flatMap((tag) => tag ?? [])
  const tags = readTags([cells['Tags'] ?? ''])
  return {
    id: handle,
    slug: (slugOf(handle) || slugOf(name) || shortHash(handle)).slice(0, LONGEST_SLUG),
    brandName: cleanText(cells['Vendor'] ?? '') || brand,
    name: { en: name },
    description: { en: cleanHtml(cells['Body (HTML)'] ?? '') },
    details: { en: '' },
    care: { en: '' },
    optionLevels: axes.map(({ level }) => level),
    categories: categoryTags,
    categoryPageIds: pageIdsOf(categoryTags),
    collections: [
      ...new Set([...tags.map(tagOf).filter((tag) => tag !== ''), ...categoryTags.map((tag) => `_div_${tag.split(' > ')[0] ?? ''}`)]),
    ],
    ...(tags.length === 0 ? {} : { tags }),
    media: [],
    isFinalSale: false,
    isOversize: false,
    isDiscontinued: cells['Published']?.toLowerCase() === 'false' || /^(archived|draft)$/i.test(cells['Status'] ?? ''),
    relatedIds: [],
    variants,
  }
}

const isTrue = (cell: string | undefined): boolean => cell?.toLowerCase() === 'true'

/** Of the options that the first row names; a product without options has one called Title. */
const axesOf = ({ cells }: CsvRow) =>
  optionAxes(
    [1, 2, 3].flatMap((number) => {
      const label = cleanText(cells[`Option${number} Name`] ?? '')
      return label === '' || label === NO_OPTION ? [] : [{ key: `Option${number} Value`, label }]
    }),
  )

/* Shopify's own category is a path in its taxonomy; the merchant's type comes next; without either, a category for the rest. */
const categoryNames = (cells: CsvRow['cells']): readonly string[] => {
  // Markup goes first: its signs are those between the names.
  const taxonomy = cleanText(cells['Product Category'] ?? '')
    .split('>')
    .map(cleanText)
    .filter(Boolean)
  if (taxonomy.length > 0 && taxonomy.join() !== 'Uncategorized') return taxonomy.slice(0, 4)
  const type = cleanText(cells['Type'] ?? '')
  return type === '' ? ['More'] : ['More', type]
}
