import type { PictureStore } from '../../images/picture-store.ts'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { createFileCategories } from '../files/file-categories.ts'
import { readCsv, type CsvRow } from '../files/read-csv.ts'
import { ImportError, type ImportEvent, type Importer, type RowProblem } from '../importer.ts'
import { readVariations } from './attributes.ts'
import { checkRow } from './check-row.ts'
import { readLinks } from './read-links.ts'
import { toProduct } from './to-product.ts'

export interface AdobeCommerceExport {
  /** The folder with `catalog/products.csv` (or `products.csv`) and `media/`. */
  readonly directory: string
  readonly sites: readonly Pick<SiteConfig, 'code' | 'currency'>[]
  /** Folder of the shop's pictures. */
  readonly pictures: PictureStore
}

const FILE = 'products.csv'
const REQUIRED = [
  'sku',
  'product_type',
  'name',
  'price',
  'categories',
  'url_key',
  'base_image',
  'additional_images',
  'additional_attributes',
  'configurable_variations',
]

/** Reads an Adobe Commerce product export with its media folder. Variants come before the product they belong to or after it. */
export const adobeCommerceImporter = ({ directory, sites, pictures }: AdobeCommerceExport): Importer => ({
  source: 'adobe-commerce',
  read: async function* (): AsyncIterable<ImportEvent> {
    const catalog = await findCatalog(directory)
    const problems: RowProblem[] = []
    const onProblem = (problem: RowProblem): void => void problems.push(problem)
    const { simple, configurable, count } = await readRows(join(catalog, FILE), onProblem)
    const links = await readLinks(catalog, onProblem)
    yield { kind: 'rows', count }
    yield* problems.splice(0).map((problem): ImportEvent => ({ kind: 'problem', problem }))
    const categories = createFileCategories()
    const owned = new Set(
      configurable.flatMap(({ cells }) => readVariations(cells['configurable_variations'] ?? '').map((variation) => variation.get('sku'))),
    )
    const alone = [...simple.values()].filter(({ cells }) => !owned.has(cells['sku']) && cells['visibility'] !== 'Not Visible Individually')
    const newest = configurable.length + alone.length
    for (const [index, row] of [...configurable, ...alone].entries()) {
      const product = await toProduct({
        row,
        simple,
        links,
        categories,
        sites,
        media: join(directory, 'media'),
        pictures,
        rank: newest - index,
        onProblem,
      })
      yield* problems.splice(0).map((problem): ImportEvent => ({ kind: 'problem', problem }))
      if (product !== undefined) yield { kind: 'product', product }
    }
    yield* categories.all().map((category): ImportEvent => ({ kind: 'category', category }))
  },
})

const findCatalog = async (directory: string): Promise<string> => {
  const found = await stat(directory).catch(() => undefined)
  if (found === undefined || !found.isDirectory()) throw new ImportError(`There is no folder ${directory}.`)
  for (const folder of [join(directory, 'catalog'), directory]) {
    if ((await stat(join(folder, FILE)).catch(() => undefined)) !== undefined) return folder
  }
  throw new ImportError(`${directory} has no ${FILE}, neither in itself nor in its folder catalog.`)
}

const readRows = async (file: string, onProblem: (problem: RowProblem) => void) => {
  const simple = new Map<string, CsvRow>()
  const configurable: CsvRow[] = []
  let count = 0
  for await (const row of readCsv({ file, required: REQUIRED, onProblem })) {
    count += 1
    const problem = checkRow(row, FILE)
    if (problem !== undefined) onProblem(problem)
    else if (row.cells['product_type'] === 'configurable') configurable.push(row)
    else if (row.cells['product_type'] === 'simple') simple.set(row.cells['sku'] ?? '', row)
    else
      onProblem({
        file: FILE,
        line: row.line,
        column: 'product_type',
        message: `${row.cells['sku'] ?? ''} is of type "${row.cells['product_type'] ?? ''}"; simple and configurable products are taken.`,
      })
  }
  return { simple, configurable, count }
}
