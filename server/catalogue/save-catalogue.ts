import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'
import { bumpRevision } from './catalogue-revision.ts'
import type { CatalogueCategory } from './catalogue-product.ts'
import type { ImportEvent, Importer, RowProblem } from './importer.ts'
import { saveCategories } from './save-categories.ts'
import { type CatalogueOwner, removeProducts, saveProducts, type SaveEntry } from './save-products.ts'
import { defined } from '../../src/lib/defined.ts'

/** What an import did so far; counts of products unless named otherwise. */
export interface ImportReport {
  readonly rows: number
  readonly products: number
  readonly variants: number
  /** Pictures that were stored, and that could not be had. */
  readonly images: number
  readonly missingImages: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** Of earlier imports of the same source that this one does not name, and how many of them were removed. */
  readonly missing: number
  readonly removed: number
  /** Rows, or what they say, that were refused. */
  readonly refused: number
  /** Rows that were taken with something else than they say, by name. */
  readonly adjusted: ReadonlyMap<string, number>
  /** Rows of sorts that the shop has nothing for, by name. */
  readonly unsupported: ReadonlyMap<string, number>
  /** Products whose price changes at some instant, and the first of these in epoch milliseconds. */
  readonly priceChanges: { readonly count: number; readonly next?: number }
}

/** What a problem is about: a row that was refused, a picture without which its product was taken, or a row that was taken otherwise. */
export type ProblemAbout = 'row' | 'picture' | 'adjusted'

/** What becomes of products that an earlier import brought and this one does not name. */
type Missing = 'keep' | 'count' | 'remove'

interface Request {
  readonly database: Database
  readonly clientTag: string
  readonly importer: Importer
  /** Epoch milliseconds: when products are new that do not say it. */
  readonly now: number
  readonly missing?: Missing
  readonly onProgress?: (report: ImportReport) => void
  readonly onProblem?: (problem: RowProblem, about: ProblemAbout) => void
}

/** Products and variants a transaction saves; an interrupted import has saved the batches before and continues there when repeated. */
const BATCH_PRODUCTS = 100
const BATCH_VARIANTS = 1_000

const NOTHING: ImportReport = {
  rows: 0,
  products: 0,
  variants: 0,
  images: 0,
  missingImages: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  missing: 0,
  removed: 0,
  refused: 0,
  adjusted: new Map(),
  unsupported: new Map(),
  priceChanges: { count: 0 },
}

/**
 * Stores what an importer reads: new and changed products are written, unchanged ones left alone. What the file does not name stays
 * unless it is to be removed. The one way into the catalogue, for demo and files alike; holds no more of a file than a batch.
 */
export const saveCatalogue = async (request: Request): Promise<ImportReport> => {
  const { database, clientTag, importer, missing = 'keep', onProgress, onProblem } = request
  const owner = { database, clientTag, source: importer.source }
  const seen = new Set<string>()
  const named = new Set<string>()
  const categories: CatalogueCategory[] = []
  let batch: SaveEntry[] = []
  let variants = 0
  let report = NOTHING

  const flush = async (): Promise<void> => {
    const entries = batch
    batch = []
    variants = 0
    const { problems, ...saved } = await saveProducts({ ...owner, now: request.now, entries })
    for (const problem of problems) onProblem?.(problem, 'row')
    report = addUp(report, { ...saved, refused: problems.length })
    // After each batch: what an interrupted import has saved is to be found as well.
    if (saved.added + saved.changed > 0) await bumpRevision(database)
    onProgress?.(report)
  }

  const take = (event: ImportEvent): void => {
    if (event.kind === 'named') named.add(event.id)
    else if (event.kind === 'category') categories.push(event.category)
    else if (event.kind !== 'product') {
      if ('problem' in event) onProblem?.(event.problem, event.kind === 'problem' ? 'row' : event.kind)
      report = count(report, event)
    } else if (!seen.has(event.product.id)) {
      seen.add(event.product.id)
      batch.push({ product: event.product, position: seen.size - 1, ...defined({ place: event.place }) })
      variants += event.product.variants.length
    }
  }

  for await (const event of importer.read()) {
    take(event)
    if (batch.length >= BATCH_PRODUCTS || variants >= BATCH_VARIANTS) await flush()
  }
  await flush()
  const isTreeChanged = await saveCategories({ ...owner, categories, isComplete: missing === 'remove' })
  const gone = missing === 'keep' ? [] : await readGone(owner, (id) => seen.has(id) || named.has(id))
  if (missing === 'remove') await removeProducts(database, gone)
  report = { ...report, missing: gone.length, removed: missing === 'remove' ? gone.length : 0 }
  if (isTreeChanged || report.removed > 0) await bumpRevision(database)
  onProgress?.(report)
  return report
}

const count = (report: ImportReport, event: Exclude<ImportEvent, { kind: 'product' | 'category' | 'named' }>): ImportReport => {
  switch (event.kind) {
    case 'rows':
      return { ...report, rows: report.rows + event.count }
    case 'problem':
      return { ...report, refused: report.refused + 1 }
    case 'picture':
      return { ...report, missingImages: report.missingImages + 1 }
    case 'unsupported':
      return { ...report, unsupported: addTo(report.unsupported, event.name, event.count) }
    case 'adjusted':
      return { ...report, adjusted: addTo(report.adjusted, event.name, 1) }
    case 'priceChange':
      return {
        ...report,
        priceChanges: { count: report.priceChanges.count + 1, next: Math.min(report.priceChanges.next ?? Infinity, event.at) },
      }
  }
}

const addTo = (counts: ReadonlyMap<string, number>, name: string, more: number): ReadonlyMap<string, number> =>
  new Map([...counts, [name, (counts.get(name) ?? 0) + more]])

type Counts = Pick<ImportReport, 'products' | 'variants' | 'images' | 'added' | 'changed' | 'unchanged' | 'refused'>

const addUp = (report: ImportReport, saved: Counts): ImportReport => ({
  ...report,
  products: report.products + saved.products,
  variants: report.variants + saved.variants,
  images: report.images + saved.images,
  added: report.added + saved.added,
  changed: report.changed + saved.changed,
  unchanged: report.unchanged + saved.unchanged,
  refused: report.refused + saved.refused,
})

/** Products of a source that its import did not name. */
const readGone = async (
  { database, clientTag, source }: CatalogueOwner,
  isPresent: (id: string) => boolean,
): Promise<readonly string[]> => {
  const stored = await database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.clientTag, clientTag), eq(products.source, source)))
  return stored.map(({ id }) => id).filter((id) => !isPresent(id))
}
