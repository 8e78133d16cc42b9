import { basename } from 'node:path'
import { readCsv, type CsvRow } from '../files/read-csv.ts'
import type { ImportEvent, RowProblem } from '../importer.ts'
import { readVariations } from './attributes.ts'
import { ADOBE_LIMITS, checkRow } from './check-row.ts'
import { productIdOf } from './product-id.ts'
import type { RowSpool } from './row-spool.ts'
import type { StoreViews } from './store-views.ts'

/** Where the rows of an export are: by sku the number of a row in the spool. */
export interface ExportRows {
  readonly simple: ReadonlyMap<string, number>
  /** Everything that may be a product of its own, in the order of the file. */
  readonly products: readonly { readonly sku: string; readonly at: number; readonly isConfigurable: boolean }[]
  /** Skus that configurable products name. */
  readonly owned: ReadonlySet<string>
  readonly views: ReadonlyMap<string, readonly ViewRow[]>
}

interface ViewRow {
  readonly language: string
  readonly at: number
}

interface Request {
  readonly file: string
  readonly spool: RowSpool
  readonly storeViews: StoreViews
}

/** Types of what is sold as it is. The last two are not shipped. */
const SINGLE = new Set(['simple', 'virtual', 'downloadable'])
const REQUIRED = ['sku', 'product_type', 'name', 'price']

/** Goes through the file once, checks every row and puts those that can be used into the spool. Yields what is to be said meanwhile. */
export const readRows = async function* ({ file, spool, storeViews }: Request): AsyncGenerator<ImportEvent, ExportRows> {
  const name = basename(file)
  const problems: RowProblem[] = []
  const simple = new Map<string, number>()
  const products: { sku: string; at: number; isConfigurable: boolean }[] = []
  const owned = new Set<string>()
  const views = new Map<string, ViewRow[]>()
  const seen = new Map<string, number>()

  const take = async (row: CsvRow): Promise<ImportEvent | undefined> => {
    const { cells, line } = row
    const sku = cells['sku'] ?? ''
    const view = (cells['store_view_code'] ?? '').trim()
    if (view !== '') {
      const language = storeViews(view)
      if (language === undefined)
        return { kind: 'unsupported', name: `row of the store view "${view}", whose language is not known`, count: 1 }
      const known = views.get(sku)
      const entry = { language, at: await spool.add(row) }
      if (known === undefined) views.set(sku, [entry])
      else known.push(entry)
      return undefined
    }
    const type = cells['product_type'] ?? ''
    const before = seen.get(sku)
    if (before === undefined && sku !== '') seen.set(sku, line)
    if (type !== 'configurable' && !SINGLE.has(type))
      return { kind: 'unsupported', name: type === '' ? 'row without a product type' : `${type} product`, count: 1 }
    const problem =
      before === undefined
        ? checkRow(row, name)
        : { file: name, line, column: 'sku', message: `The sku ${sku} was in line ${before} before.` }
    if (problem !== undefined) return { kind: 'problem', problem }
    const at = await spool.add(row)
    products.push({ sku, at, isConfigurable: type === 'configurable' })
    if (type !== 'configurable') simple.set(sku, at)
    else for (const variation of readVariations(cells['configurable_variations'] ?? '')) owned.add(variation.get('sku') ?? '')
    return undefined
  }

  for await (const row of readCsv({
    file,
    required: REQUIRED,
    columnName: (column) => column.toLowerCase(),
    limits: ADOBE_LIMITS,
    onProblem: (problem) => void problems.push(problem),
  })) {
    yield { kind: 'rows', count: 1 }
    const event = await take(row)
    for (const problem of problems.splice(0)) yield { kind: 'problem', problem }
    if (event !== undefined) yield event
  }
  for (const problem of problems.splice(0)) yield { kind: 'problem', problem }
  for (const sku of seen.keys()) yield { kind: 'named', id: productIdOf(sku) }
  return { simple, products, owned, views }
}
