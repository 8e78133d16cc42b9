import { and, eq, inArray, or } from 'drizzle-orm'
import type { Product } from '../../schemas/api/product.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { Database } from '../database/database.ts'
import { categories, products } from '../database/schema/catalogue.ts'
import { ancestorPaths } from './category-tag.ts'
import type { ProductRow } from './product-row.ts'
import { toProduct } from './to-product.ts'
import { readVariantRows } from './variant-row.ts'

/** What `readProduct` needs: a product of the site's client, by id or slug (EXTRA-07), in a language. */
export interface ReadProductRequest {
  readonly database: Database
  readonly site: SiteConfig
  readonly language: string
  readonly idOrSlug: string
}

/** A product as the API answers it; undefined where the client does not have it or the country does not sell it. */
export const readProduct = async ({ database, site, language, idOrSlug }: ReadProductRequest): Promise<Product | undefined> => {
  const product = await findProduct(database, site.clientTag, idOrSlug)
  if (product === undefined) return undefined
  const siblings = product.groupId === null ? [product] : await readGroup(database, site.clientTag, product.groupId)
  const productIds = siblings.map(({ id }) => id)
  const [variants, labels] = await Promise.all([
    readVariantRows({ database, country: site.code, productIds }),
    readCategoryLabels(database, site.clientTag, product.categories[0]),
  ])
  if (!variants.some(({ productId }) => productId === product.id)) return undefined
  return toProduct({ product, siblings, variants, labels, site, language })
}

const findProduct = async (database: Database, clientTag: string, idOrSlug: string): Promise<ProductRow | undefined> => {
  const found = await database
    .select()
    .from(products)
    .where(and(eq(products.clientTag, clientTag), or(eq(products.id, idOrSlug), eq(products.slug, idOrSlug))))
    .limit(2)
  return found.find(({ id }) => id === idOrSlug) ?? found[0]
}

const readGroup = (database: Database, clientTag: string, groupId: string): Promise<ProductRow[]> =>
  database
    .select()
    .from(products)
    .where(and(eq(products.clientTag, clientTag), eq(products.groupId, groupId)))
    .orderBy(products.id)

const readCategoryLabels = async (database: Database, clientTag: string, tag: string | undefined) => {
  if (tag === undefined) return []
  const paths = ancestorPaths(tag)
  const rows = await database
    .select({ path: categories.path, label: categories.label })
    .from(categories)
    .where(and(eq(categories.clientTag, clientTag), inArray(categories.path, paths)))
  return rows.sort((a, b) => a.path.length - b.path.length)
}
