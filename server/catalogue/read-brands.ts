import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'

/** A client's brands with how many products each has, by name. */
export const readBrands = ({
  database,
  clientTag,
}: {
  readonly database: Database
  readonly clientTag: string
}): Promise<{ name: string; tag: string; count: number }[]> =>
  database
    .select({ name: products.brandName, tag: products.brandTag, count: sql<number>`count(*)::int` })
    .from(products)
    .where(eq(products.clientTag, clientTag))
    .groupBy(products.brandName, products.brandTag)
    .orderBy(asc(products.brandName))
