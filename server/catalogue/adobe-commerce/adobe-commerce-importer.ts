import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createFileCategories } from '../files/file-categories.ts'
import { fileMedia } from '../files/file-media.ts'
import { PRODUCTS_AT_ONCE, type FileOptions } from '../files/file-options.ts'
import { inOrder } from '../files/in-order.ts'
import { leftOut } from '../files/left-out.ts'
import { createPictureReader, type PictureReader } from '../files/read-pictures.ts'
import { ImportError, type ImportEvent, type Importer, type RowProblem } from '../importer.ts'
import { readVariations } from './attributes.ts'
import { readLinks } from './read-links.ts'
import { readRows, type ExportRows } from './read-rows.ts'
import { readVariants, type LocalisedRow } from './read-variants.ts'
import { ownSkuOf, placeOf, SHARED_VARIANT } from './repeated-skus.ts'
import { requestedPictures } from './requested-pictures.ts'
import { filmOf, ratingOf } from './reviews-of.ts'
import { openRowSpool, type RowSpool } from './row-spool.ts'
import { createStoreViews } from './store-views.ts'
import { toProduct } from './to-product.ts'
import { defined } from '../../../src/lib/defined.ts'

export interface AdobeCommerceExport extends FileOptions {
  /** The folder with `catalog/products.csv` (or `products.csv`) and `media/`. */
  readonly directory: string
  /** Languages by store view, where the code does not say it. */
  readonly storeViews: ReadonlyMap<string, string>
  /** Epoch milliseconds: which special prices count. */
  readonly now: number
}

const FILE = 'products.csv'

/** Reads an Adobe Commerce product export. Variants come before the product they belong to or after it, store views anywhere. */
export const adobeCommerceImporter = (options: AdobeCommerceExport): Importer => ({
  source: 'adobe-commerce',
  read: async function* (): AsyncIterable<ImportEvent> {
    const { directory, sites, storeViews } = options
    const catalog = await findCatalog(directory)
    const spool = await openRowSpool()
    try {
      const languages = [...new Set(sites.flatMap((site) => site.languages))]
      const rows = yield* readRows({ file: join(catalog, FILE), spool, storeViews: createStoreViews({ languages, named: storeViews }) })
      const problems: RowProblem[] = []
      const links = await readLinks(catalog, (problem) => void problems.push(problem))
      yield* problems.map((problem): ImportEvent => ({ kind: 'problem', problem }))
      const context: Context = {
        ...options,
        spool,
        rows,
        links,
        read: createPictureReader({ ...options, folder: await findMedia(directory) }),
        categories: createFileCategories(),
        taken: new Set(),
      }
      for await (const events of inOrder(withRows(context), PRODUCTS_AT_ONCE, (found) => readProduct(found, context))) yield* events
      yield* context.categories.all().map((category): ImportEvent => ({ kind: 'category', category }))
    } finally {
      await spool.close()
    }
  },
})

interface Context extends AdobeCommerceExport {
  readonly spool: RowSpool
  readonly rows: ExportRows
  readonly links: ReadonlyMap<string, readonly string[]>
  readonly read: PictureReader
  readonly categories: ReturnType<typeof createFileCategories>
  /** Skus that are variants of a product. */
  readonly taken: Set<string>
}

interface Found {
  readonly row: LocalisedRow
  readonly rows: ReadonlyMap<string, LocalisedRow>
  /** Variants that other products have too: by the sku they have in this one, the sku in the file. */
  readonly shared: ReadonlyMap<string, string>
}

/** The rows of one product after the other. What is only a variant is none. */
const withRows = async function* (context: Context): AsyncGenerator<Found> {
  const { products, owned, simple } = context.rows
  for (const { sku, at, isConfigurable } of products) {
    // A variation means the first row of its sku.
    if (!isConfigurable && owned.has(sku) && simple.get(sku) === at) continue
    const row = await readLocalised(sku, at, context)
    if (!isConfigurable && row.cells['visibility'] === 'Not Visible Individually') continue
    const rows = new Map<string, LocalisedRow>()
    const shared = new Map<string, string>()
    for (const variation of isConfigurable ? readVariations(row.cells['configurable_variations'] ?? '') : []) {
      const own = variation.get('sku') ?? ''
      const found = simple.get(own)
      if (found === undefined) continue
      const variant = await readLocalised(own, found, context)
      if ((owned.get(own) ?? 0) < 2) {
        rows.set(own, variant)
        continue
      }
      // A bag names what it holds by the sku alone.
      const here = ownSkuOf(own, placeOf(row.cells['sku'] ?? ''))
      rows.set(own, { ...variant, cells: { ...variant.cells, sku: here } })
      shared.set(here, own)
    }
    yield { row, rows, shared }
  }
}

const readLocalised = async (sku: string, at: number, { spool, rows }: Context): Promise<LocalisedRow> => {
  const own = rows.ownSkus.get(at)
  if (own !== undefined) {
    const row = await spool.read(at)
    // Which of the products a store view means is not said.
    return { ...row, cells: { ...row.cells, sku: own }, views: [] }
  }
  const views = []
  for (const { language, at: place } of rows.views.get(sku) ?? []) views.push({ language, cells: (await spool.read(place)).cells })
  return { ...(await spool.read(at)), views }
}

/** What becomes of a product. Everything but its pictures is settled before the first wait, in the order of the file. */
const readProduct = async ({ row, rows, shared: variants }: Found, context: Context): Promise<readonly ImportEvent[]> => {
  const problems: RowProblem[] = []
  const shared = { ...context, row, file: FILE, onProblem: (problem: RowProblem) => void problems.push(problem) }
  const read = readVariants({ ...shared, rows })
  const product = toProduct({ ...shared, read })
  const events = problems.map((problem): ImportEvent => ({ kind: 'problem', problem }))
  if (product === undefined) return events
  const requested = requestedPictures({ row, variants: read.variants, name: product.name['en'] ?? '', file: FILE })
  const { media, problems: missing } = await fileMedia({
    requested,
    read: context.read,
    pictures: context.pictures,
    importer: 'adobe-commerce',
  })
  const [film, rated] = [filmOf(row), ratingOf(row)]
  const { video } = film
  const { rating } = rated
  const changes = read.variants.flatMap(({ changesAt }) => changesAt ?? [])
  return [
    ...events,
    ...read.variants.flatMap(({ variant: { sku } }) => adjusted(row, sku, variants.get(sku))),
    ...leftOut({ film, rating: rated }),
    ...missing.map((problem): ImportEvent => ({ kind: 'picture', problem })),
    ...(changes.length === 0 ? [] : [{ kind: 'priceChange', at: Math.min(...changes) } as const]),
    {
      kind: 'product',
      product: {
        ...product,
        media,
        ...defined({ video, rating }),
        ...(missing.length === 0 ? {} : { isMediaPartial: true }),
      },
      place: { file: FILE, line: row.line },
    },
  ]
}

const adjusted = ({ line, cells }: LocalisedRow, own: string, sku: string | undefined): readonly ImportEvent[] => {
  if (sku === undefined) return []
  const message = `${sku} is a variant of several products; in ${cells['sku'] ?? ''} it became ${own}.`
  return [{ kind: 'adjusted', name: SHARED_VARIANT, problem: { file: FILE, line, column: 'configurable_variations', message } }]
}

const findCatalog = async (directory: string): Promise<string> => {
  if (!(await isFolder(directory))) throw new ImportError(`There is no folder ${directory}.`)
  for (const folder of [join(directory, 'catalog'), directory]) {
    if ((await stat(join(folder, FILE)).catch(() => undefined)) !== undefined) return folder
  }
  throw new ImportError(`${directory} has no ${FILE}, neither in itself nor in its folder catalog.`)
}

const findMedia = async (directory: string): Promise<string> => {
  for (const folder of [join(directory, 'media', 'catalog', 'product'), join(directory, 'media')]) if (await isFolder(folder)) return folder
  return directory
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
