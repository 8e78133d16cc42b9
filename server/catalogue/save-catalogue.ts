import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'
import { bumpRevision } from './catalogue-revision.ts'
import type { CatalogueCategory, CatalogueProduct } from './catalogue-product.ts'
import type { Importer, RowProblem } from './importer.ts'
import { saveCategories } from './save-categories.ts'
import { type CatalogueOwner, removeProducts, saveProducts } from './save-products.ts'

/** What an import did so far; counts of products unless named otherwise. */
export interface ImportReport {
  readonly rows: number
  readonly products: number
  readonly variants: number
  readonly images: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly removed: number
  readonly problems: readonly RowProblem[]
}

interface Request {
  readonly database: Database
  readonly clientTag: string
  readonly importer: Importer
  readonly onProgress?: (report: ImportReport) => void
}

/** Products a transaction saves; an interrupted import has saved the batches before and continues there when repeated. */
const BATCH_SIZE = 100

const NOTHING: ImportReport = { rows: 0, products: 0, variants: 0, images: 0, added: 0, changed: 0, unchanged: 0, removed: 0, problems: [] }

/**
 * Stores what an importer reads: new and changed products are written, unchanged ones left alone, and those of the same
 * source that the file no longer has are removed. The one way into the catalogue, for demo and files alike.
 */
export const saveCatalogue = async ({ database, clientTag, importer, onProgress }: Request): Promise<ImportReport> => {
  const owner = { database, clientTag, source: importer.source }
  const seen = new Set<string>()
  const categories: CatalogueCategory[] = []
  const batch: CatalogueProduct[] = []
  let report = NOTHING
  const flush = async (): Promise<void> => {
    const saved = await saveProducts({ ...owner, products: batch.splice(0) })
    report = addUp(report, saved)
    onProgress?.(report)
  }
  for await (const event of importer.read()) {
    if (event.kind === 'rows') report = { ...report, rows: report.rows + event.count }
    if (event.kind === 'problem') report = { ...report, problems: [...report.problems, event.problem] }
    if (event.kind === 'category') categories.push(event.category)
    if (event.kind === 'product' && !seen.has(event.product.id)) batch.push(event.product)
    if (event.kind === 'product') seen.add(event.product.id)
    if (batch.length >= BATCH_SIZE) await flush()
  }
  await flush()
  const isTreeChanged = await saveCategories({ ...owner, categories })
  const removed = await removeGone({ ...owner, present: seen })
  report = { ...report, removed }
  if (isTreeChanged || report.added + report.changed + removed > 0) await bumpRevision(database)
  onProgress?.(report)
  return report
}

const addUp = (report: ImportReport, saved: Partial<ImportReport>): ImportReport => ({
  ...report,
  products: report.products + (saved.products ?? 0),
  variants: report.variants + (saved.variants ?? 0),
  images: report.images + (saved.images ?? 0),
  added: report.added + (saved.added ?? 0),
  changed: report.changed + (saved.changed ?? 0),
  unchanged: report.unchanged + (saved.unchanged ?? 0),
  problems: [...report.problems, ...(saved.problems ?? [])],
})

/** Removes the products of a source that its last complete import did not name; how many there were. */
const removeGone = async ({
  database,
  clientTag,
  source,
  present,
}: CatalogueOwner & { readonly present: ReadonlySet<string> }): Promise<number> => {
  const stored = await database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.clientTag, clientTag), eq(products.source, source)))
  const gone = stored.map(({ id }) => id).filter((id) => !present.has(id))
  await removeProducts(database, gone)
  return gone.length
}
