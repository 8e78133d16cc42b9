import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { products } from '../../database/schema/catalogue.ts'
import { groupBy } from '../../../src/lib/group-by.ts'
import { readVariantRows, type VariantRow } from '../variant-row.ts'

type ProductRow = typeof products.$inferSelect

/** What a search record is built from: a product, the products its colors belong to, and the variants of all of them. */
export interface IndexSource {
  readonly product: IndexedProduct
  readonly siblings: readonly IndexedProduct[]
  readonly variants: readonly VariantRow[]
}

export type IndexedProduct = Omit<ProductRow, 'contentHash' | 'source' | 'clientTag' | 'relatedIds' | 'mainProductId' | 'care' | 'video'>

interface Request {
  readonly database: Database
  readonly clientTag: string
  readonly country: string
  readonly productIds: readonly string[]
}

/** The sources of some products for one country; products the country does not sell are left out. */
export const readIndexSources = async ({ database, clientTag, country, productIds }: Request): Promise<readonly IndexSource[]> => {
  const own = await readProducts(database, and(eq(products.clientTag, clientTag), inArray(products.id, [...productIds])))
  const groupIds = [...new Set(own.flatMap(({ groupId }) => groupId ?? []))]
  const grouped =
    groupIds.length === 0 ? [] : await readProducts(database, and(eq(products.clientTag, clientTag), inArray(products.groupId, groupIds)))
  const all = new Map([...own, ...grouped].map((product) => [product.id, product]))
  const variants = groupBy(await readVariantRows({ database, country, productIds: [...all.keys()] }), ({ productId }) => productId)
  return own.flatMap((product) => {
    if (!variants.has(product.id)) return []
    const siblings = product.groupId === null ? [product] : grouped.filter(({ groupId }) => groupId === product.groupId)
    return [{ product, siblings, variants: siblings.flatMap(({ id }) => variants.get(id) ?? []) }]
  })
}

/** Ids of all products of a client, in a stable order. */
export const readProductIds = async (database: Database, clientTag: string): Promise<readonly string[]> =>
  (await database.select({ id: products.id }).from(products).where(eq(products.clientTag, clientTag)).orderBy(asc(products.id))).map(
    ({ id }) => id,
  )

const readProducts = (
  database: Database,
  condition: Parameters<ReturnType<ReturnType<Database['select']>['from']>['where']>[0],
): Promise<ProductRow[]> => database.select().from(products).where(condition).orderBy(asc(products.id))
