import type { PictureStore } from '../../images/picture-store.ts'
import { basename } from 'node:path'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { OptionLevel } from '../../database/schema/catalogue.ts'
import type { CatalogueProduct } from '../catalogue-product.ts'
import { cleanHtml } from '../files/clean-html.ts'
import { cleanText } from '../files/clean-text.ts'
import { createFileCategories, pageIdsOf } from '../files/file-categories.ts'
import { readCsv } from '../files/read-csv.ts'
import type { ImportEvent, Importer, RowProblem } from '../importer.ts'
import { slugOf } from '../slug.ts'
import { tagOf } from '../tag.ts'
import { readShopifyMedia } from './shopify-media.ts'
import { readOptionColumns } from './shopify-options.ts'
import { groupShopifyRows, type ShopifyProductRows } from './shopify-rows.ts'
import { readShopifyVariants } from './shopify-variants.ts'

export interface ShopifyExport {
  readonly file: string
  readonly sites: readonly Pick<SiteConfig, 'code' | 'currency'>[]
  readonly pictures: PictureStore
  /** Gets pictures that the file names by address. */
  readonly fetch: typeof fetch
}

const REQUIRED = ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant Price']
const HANDLE = /^[\p{L}\p{Nd}][\p{L}\p{Nd}_-]{0,254}$/u
const EPOCH_2024 = 1_704_067_200
const DAY_SECONDS = 86_400
const LEVELS: readonly OptionLevel[] = ['color', 'size', 'sizeType']

/** Reads a Shopify product CSV; prices in it are dollars. */
export const shopifyImporter = ({ file, sites, pictures, fetch: fetcher }: ShopifyExport): Importer => ({
  source: 'shopify',
  read: async function* (): AsyncIterable<ImportEvent> {
    const problems: RowProblem[] = []
    const context = {
      file,
      name: basename(file),
      sites,
      pictures,
      fetch: fetcher,
      categories: createFileCategories(),
      taken: new Set<string>(),
      onProblem: (problem: RowProblem) => void problems.push(problem),
    }
    const seen = new Set<string>()
    for await (const rows of groupShopifyRows(readCsv({ file, required: REQUIRED, onProblem: context.onProblem }))) {
      yield { kind: 'rows', count: rows.rows.length }
      const product = seen.has(rows.handle) ? repeated(rows, context) : await toProduct(rows, { ...context, number: seen.size })
      seen.add(rows.handle)
      yield* problems.splice(0).map((problem): ImportEvent => ({ kind: 'problem', problem }))
      if (product !== undefined) yield { kind: 'product', product }
    }
    yield* problems.splice(0).map((problem): ImportEvent => ({ kind: 'problem', problem }))
    yield* context.categories.all().map((category): ImportEvent => ({ kind: 'category', category }))
  },
})

interface Context extends ShopifyExport {
  readonly name: string
  readonly categories: ReturnType<typeof createFileCategories>
  readonly taken: Set<string>
  readonly onProblem: (problem: RowProblem) => void
}

const repeated = ({ handle, first }: ShopifyProductRows, { name, onProblem }: Context): undefined =>
  void onProblem({
    file: name,
    line: first.line,
    column: 'Handle',
    message: `${handle} was in the file before; rows of a product stand one below the other.`,
  })

const toProduct = async (
  rows: ShopifyProductRows,
  context: Context & { readonly number: number },
): Promise<CatalogueProduct | undefined> => {
  const { handle, first } = rows
  const { name: file, onProblem, number, categories } = context
  const fail = (column: string, message: string): undefined => void onProblem({ file, line: first.line, column, message })
  if (!HANDLE.test(handle)) return fail('Handle', handle === '' ? 'The handle is missing.' : `"${handle}" is not a handle.`)
  const name = cleanText(first.cells['Title'] ?? '')
  if (name === '') return fail('Title', `${handle} has no title.`)
  const columns = readOptionColumns(first)
  const variants = readShopifyVariants({ product: rows, columns, sites: context.sites, file, onProblem, taken: context.taken })
  if (variants.length === 0) return fail('Variant Price', `${handle} has no variant that can be sold.`)
  const tags = [categories.addPath(categoryNames(first.cells))].flatMap((tag) => tag ?? [])
  return {
    id: handle,
    slug: slugOf(handle) || slugOf(name) || `product-${number}`,
    brandName: cleanText(first.cells['Vendor'] ?? '') || 'Alder',
    name: { en: name },
    description: { en: cleanHtml(first.cells['Body (HTML)'] ?? '') },
    details: { en: '' },
    care: { en: '' },
    optionLevels: LEVELS.filter((level) => columns.has(level)),
    categories: tags,
    categoryPageIds: pageIdsOf(tags),
    collections: [
      ...(first.cells['Tags'] ?? '').split(',').map(tagOf).filter(Boolean),
      ...tags.map((tag) => `_div_${tag.split(' > ')[0] ?? ''}`),
    ],
    media: await readShopifyMedia({
      product: rows,
      columns,
      name,
      file: context.file,
      pictures: context.pictures,
      fetch: context.fetch,
      onProblem,
    }),
    isFinalSale: false,
    isOversize: false,
    isDiscontinued:
      first.cells['Published']?.toLowerCase() === 'false' || first.cells['Status'] === 'archived' || first.cells['Status'] === 'draft',
    relatedIds: [],
    popularity: Math.max(0, 900 - number),
    createdAt: EPOCH_2024 + number * DAY_SECONDS,
    variants,
  }
}

/* Shopify's own category is a path in its taxonomy; the merchant's type comes next; without either, a category for the rest. */
const categoryNames = (cells: Readonly<Record<string, string>>): readonly string[] => {
  const taxonomy = (cells['Product Category'] ?? '').split('>').map(cleanText).filter(Boolean)
  if (taxonomy.length > 0) return taxonomy.slice(0, 4)
  const type = cleanText(cells['Type'] ?? '')
  return type === '' ? ['More'] : ['More', type]
}
