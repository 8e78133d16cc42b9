import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { products, variants, type MediaRow } from '../database/schema/catalogue.ts'
import type { CatalogueProduct } from './catalogue-product.ts'
import { contentHash } from './content-hash.ts'
import type { RowPlace, RowProblem } from './importer.ts'
import { insertProducts, type StoredOnce } from './insert-products.ts'
import { defined } from '../../src/lib/defined.ts'

export interface CatalogueOwner {
  readonly database: Database
  readonly clientTag: string
  readonly source: string
}

/** A product to be saved, where its file has it, and how many of the file came before. */
export interface SaveEntry {
  readonly product: CatalogueProduct
  readonly place?: RowPlace
  readonly position: number
}

/** Counts as in `ImportReport`. */
interface SavedProducts {
  readonly products: number
  readonly variants: number
  readonly images: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly problems: readonly RowProblem[]
}

interface Batch extends CatalogueOwner {
  readonly now: number
  readonly entries: readonly SaveEntry[]
}

/**
 * Saves a batch in one transaction. A product whose id or skus belong to another source is reported and left out; a sku that another
 * product of the same source had moves to the one that has it now.
 */
export const saveProducts = async ({ database, clientTag, source, now, entries }: Batch): Promise<SavedProducts> =>
  database.transaction(async (transaction) => {
    const stored = await readStored(transaction, entries)
    const holders = await readHolders(transaction, entries)
    const isForeign = (owner: StoredProduct | Holder): boolean => owner.clientTag !== clientTag || owner.source !== source
    const problems: RowProblem[] = []
    const own = entries.filter(({ product, place }) => {
      const problem = foreignProblem(product, stored.get(product.id), holders, isForeign)
      if (problem !== undefined) problems.push({ file: '', line: 0, ...place, ...problem })
      return problem === undefined
    })
    const hashed = own.map((entry) => withHash(entry, stored.get(entry.product.id)))
    const changed = hashed.filter(({ product, hash }) => stored.has(product.id) && stored.get(product.id)?.contentHash !== hash)
    const added = hashed.filter(({ product }) => !stored.has(product.id))
    const written = [...added, ...changed]
    await removeProducts(
      transaction,
      changed.map(({ product }) => product.id),
    )
    await moveSkus(
      transaction,
      written.flatMap(({ product }) =>
        product.variants.flatMap(({ sku }) => {
          const holder = holders.get(sku)
          return holder === undefined || holder.productId === product.id ? [] : { sku, from: holder.productId }
        }),
      ),
    )
    await insertProducts({
      database: transaction,
      clientTag,
      source,
      entries: written.map((entry) => ({ ...entry, once: storedOnce(entry, stored.get(entry.product.id), now) })),
    })
    return {
      products: own.length,
      variants: sum(own, ({ product }) => product.variants.length),
      images: sum(own, ({ product }) => product.media.length),
      added: added.length,
      changed: changed.length,
      unchanged: own.length - written.length,
      problems,
    }
  })

const REMOVED_AT_ONCE = 1_000

/** Removes products with their variants, prices and stock. */
export const removeProducts = async (database: Database, ids: readonly string[]): Promise<void> => {
  for (let start = 0; start < ids.length; start += REMOVED_AT_ONCE)
    await database.delete(products).where(inArray(products.id, ids.slice(start, start + REMOVED_AT_ONCE)))
}

/** Best first for who has only the place in a file to go by. */
const MOST_POPULAR = 900

/** What a product has from its first import on, unless its source says it. */
const storedOnce = ({ product, position }: SaveEntry, before: StoredProduct | undefined, now: number): StoredOnce => ({
  popularity: product.popularity ?? before?.popularity ?? Math.max(0, MOST_POPULAR - position),
  createdAt: product.createdAt ?? before?.createdAt ?? Math.floor(now / 1_000),
})

/** Pictures that could be had once stay where they cannot be had again. */
const withHash = (entry: SaveEntry, before: StoredProduct | undefined): SaveEntry & { readonly hash: string } => {
  const { isMediaPartial = false, ...product } = entry.product
  const isShorter = isMediaPartial && before !== undefined && before.media.length > product.media.length
  const complete = isShorter ? { ...product, media: before.media.map(inImportedOrder) } : product
  return { ...entry, product: complete, hash: contentHash(complete) }
}

/** jsonb gives keys back in an order of its own, which a hash would not overlook. */
const inImportedOrder = ({ src, width, height, alt, colorSlug }: MediaRow): MediaRow => ({
  src,
  width,
  height,
  alt,
  ...defined({ colorSlug }),
})

type StoredProduct = Pick<
  typeof products.$inferSelect,
  'id' | 'clientTag' | 'source' | 'contentHash' | 'media' | 'popularity' | 'createdAt'
>

const readStored = async (database: Database, entries: readonly SaveEntry[]): Promise<ReadonlyMap<string, StoredProduct>> => {
  if (entries.length === 0) return new Map()
  const ids = entries.map(({ product }) => product.id)
  const { id, clientTag, source, contentHash: hash, media, popularity, createdAt } = products
  const rows = await database
    .select({ id, clientTag, source, contentHash: hash, media, popularity, createdAt })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

interface Holder {
  readonly productId: string
  readonly clientTag: string
  readonly source: string
}

/** Which products have the skus of a batch so far. */
const readHolders = async (database: Database, entries: readonly SaveEntry[]): Promise<ReadonlyMap<string, Holder>> => {
  const skus = entries.flatMap(({ product }) => product.variants.map(({ sku }) => sku))
  if (skus.length === 0) return new Map()
  const rows = await database
    .select({ sku: variants.sku, productId: products.id, clientTag: products.clientTag, source: products.source })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(sql`${variants.sku} in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`)
  return new Map(rows.map(({ sku, ...holder }) => [sku, holder]))
}

const foreignProblem = (
  product: CatalogueProduct,
  stored: StoredProduct | undefined,
  holders: ReadonlyMap<string, Holder>,
  isForeign: (owner: StoredProduct | Holder) => boolean,
): Pick<RowProblem, 'column' | 'message'> | undefined => {
  if (stored !== undefined && isForeign(stored))
    return { column: 'id', message: `Product ${product.id} already belongs to another source; it was left as it is.` }
  for (const { sku } of product.variants) {
    const holder = holders.get(sku)
    if (holder !== undefined && isForeign(holder))
      return { column: 'sku', message: `The sku ${sku} is of product ${holder.productId} of another source; ${product.id} was left out.` }
  }
  return undefined
}

/** The products that lose a sku are no longer what their file made them, so the next import writes them again. */
const moveSkus = async (database: Database, moves: readonly { readonly sku: string; readonly from: string }[]): Promise<void> => {
  if (moves.length === 0) return
  await database.delete(variants).where(
    inArray(
      variants.sku,
      moves.map(({ sku }) => sku),
    ),
  )
  await database
    .update(products)
    .set({ contentHash: '' })
    .where(inArray(products.id, [...new Set(moves.map(({ from }) => from))]))
}

const sum = <Item>(items: readonly Item[], valueOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + valueOf(item), 0)
