import { basename } from 'node:path'
import { readCsv, type CsvRow } from '../files/read-csv.ts'
import type { ImportEvent, RowProblem } from '../importer.ts'
import { readVariations } from './attributes.ts'
import { ADOBE_LIMITS, checkRow } from './check-row.ts'
import { productIdOf } from './product-id.ts'
import { identityOf, ownSkuOf, REPEATED_SKU } from './repeated-skus.ts'
import type { RowSpool } from './row-spool.ts'
import type { StoreViews } from './store-views.ts'

/** Where the rows of an export are: by sku the number of a row in the spool. */
export interface ExportRows {
  readonly simple: ReadonlyMap<string, number>
  /** Everything that may be a product of its own, in the order of the file. */
  readonly products: readonly { readonly sku: string; readonly at: number; readonly isConfigurable: boolean }[]
  /** Skus that configurable products name, and how many do. */
  readonly owned: ReadonlyMap<string, number>
  readonly views: ReadonlyMap<string, readonly ViewRow[]>
  /** By the number of its row: the own sku of a product whose sku the file has for others too. */
  readonly ownSkus: ReadonlyMap<number, string>
}

interface ViewRow {
  readonly language: string
  readonly at: number
}

interface Holder {
  readonly line: number
  readonly identity: string
  /** Undefined until its row is in the spool. */
  at: number | undefined
}

interface Request {
  readonly file: string
  readonly spool: RowSpool
  readonly storeViews: StoreViews
}

/** Types of what is sold as it is. The last two are not shipped. */
const SINGLE = new Set(['simple', 'virtual', 'downloadable'])
/** Of a configurable product, each once. */
const variantSkus = (cells: CsvRow['cells']): ReadonlySet<string> =>
  new Set(readVariations(cells['configurable_variations'] ?? '').map((variation) => variation.get('sku') ?? ''))

const REQUIRED = ['sku', 'product_type', 'name', 'price']

/** Goes through the file once, checks every row and puts those that can be used into the spool. Yields what is to be said meanwhile. */
export const readRows = async function* ({ file, spool, storeViews }: Request): AsyncGenerator<ImportEvent, ExportRows> {
  const name = basename(file)
  const problems: RowProblem[] = []
  const simple = new Map<string, number>()
  const products: { sku: string; at: number; isConfigurable: boolean }[] = []
  const owned = new Map<string, number>()
  const views = new Map<string, ViewRow[]>()
  /** Of each sku the line, the identity and the row of what has it; most have one. */
  const seen = new Map<string, Holder[]>()

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
    const before = seen.get(sku) ?? []
    const holder: Holder = { line, identity: identityOf(row), at: undefined }
    const same = before.find(({ identity }) => identity === holder.identity)
    if (sku !== '' && same === undefined) seen.set(sku, [...before, holder])
    if (type !== 'configurable' && !SINGLE.has(type))
      return { kind: 'unsupported', name: type === '' ? 'row without a product type' : `${type} product`, count: 1 }
    const problem =
      same === undefined
        ? checkRow(row, name)
        : { file: name, line, column: 'sku', message: `The product ${sku} was in line ${same.line} before.` }
    if (problem !== undefined) return { kind: 'problem', problem }
    const at = await spool.add(row)
    holder.at = at
    products.push({ sku, at, isConfigurable: type === 'configurable' })
    if (type !== 'configurable' && !simple.has(sku)) simple.set(sku, at)
    else for (const own of variantSkus(cells)) owned.set(own, (owned.get(own) ?? 0) + 1)
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
  const ownSkus = new Map<number, string>()
  for (const [sku, holders] of seen) {
    const sold = holders.filter(({ at }) => at !== undefined)
    if (sold.length < 2) {
      yield { kind: 'named', id: productIdOf(sku) }
      continue
    }
    for (const { line, identity, at } of sold) {
      const own = ownSkuOf(sku, identity)
      if (at !== undefined) ownSkus.set(at, own)
      yield { kind: 'named', id: productIdOf(own) }
      const message = `The sku ${sku} is that of several products; this one became ${own}.`
      yield { kind: 'adjusted', name: REPEATED_SKU, problem: { file: name, line, column: 'sku', message } }
    }
    const count = views.get(sku)?.length ?? 0
    if (count > 0) yield { kind: 'unsupported', name: 'row of a store view whose sku is that of several products', count }
  }
  return { simple, products, owned, views, ownSkus }
}
