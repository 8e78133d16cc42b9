import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'
import type { CatalogueProduct } from './catalogue-product.ts'
import { contentHash } from './content-hash.ts'
import type { RowProblem } from './importer.ts'
import { insertProducts } from './insert-products.ts'

export interface CatalogueOwner {
  readonly database: Database
  readonly clientTag: string
  readonly source: string
}

/** Counts as in `ImportReport`. */
export interface SavedProducts {
  readonly products: number
  readonly variants: number
  readonly images: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly problems: readonly RowProblem[]
}

type Batch = CatalogueOwner & { readonly products: readonly CatalogueProduct[] }

/** Saves a batch in one transaction. A product whose id belongs to another source is reported and left out. */
export const saveProducts = async ({ database, clientTag, source, products: batch }: Batch): Promise<SavedProducts> => {
  const hashed = batch.map((product) => ({ product, hash: contentHash(product) }))
  return database.transaction(async (transaction) => {
    const stored = await readStored(transaction, batch)
    const foreign = hashed.filter(({ product }) => isForeign(stored.get(product.id), { clientTag, source }))
    const own = hashed.filter((entry) => !foreign.includes(entry))
    const changed = own.filter(({ product, hash }) => stored.has(product.id) && stored.get(product.id)?.contentHash !== hash)
    const added = own.filter(({ product }) => !stored.has(product.id))
    await removeProducts(
      transaction,
      changed.map(({ product }) => product.id),
    )
    await insertProducts({ database: transaction, clientTag, source, entries: [...added, ...changed] })
    return {
      products: own.length,
      variants: sum(own, ({ product }) => product.variants.length),
      images: sum(own, ({ product }) => product.media.length),
      added: added.length,
      changed: changed.length,
      unchanged: own.length - added.length - changed.length,
      problems: foreign.map(({ product }) => takenId(product.id)),
    }
  })
}

/** Removes products with their variants, prices and stock. */
export const removeProducts = async (database: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await database.delete(products).where(inArray(products.id, [...ids]))
}

type StoredProduct = Pick<typeof products.$inferSelect, 'id' | 'clientTag' | 'source' | 'contentHash'>

const readStored = async (database: Database, batch: readonly CatalogueProduct[]): Promise<ReadonlyMap<string, StoredProduct>> => {
  if (batch.length === 0) return new Map()
  const rows = await database
    .select({ id: products.id, clientTag: products.clientTag, source: products.source, contentHash: products.contentHash })
    .from(products)
    .where(
      inArray(
        products.id,
        batch.map(({ id }) => id),
      ),
    )
  return new Map(rows.map((row) => [row.id, row]))
}

const isForeign = (stored: StoredProduct | undefined, owner: { readonly clientTag: string; readonly source: string }): boolean =>
  stored !== undefined && (stored.clientTag !== owner.clientTag || stored.source !== owner.source)

const takenId = (id: string): RowProblem => ({
  file: '',
  line: 0,
  column: 'id',
  message: `Product ${id} already belongs to another source; it was left as it is.`,
})

const sum = <Item>(items: readonly Item[], valueOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + valueOf(item), 0)
