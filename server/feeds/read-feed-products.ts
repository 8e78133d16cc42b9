import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { groupBy } from '../../src/lib/group-by.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { readVariantRows, type VariantRow } from '../catalogue/variant-row.ts'
import type { Database } from '../database/database.ts'
import { categories, products, type LocalisedText } from '../database/schema/catalogue.ts'

/** Read at once: a feed of 100,000 products holds no more of them than that. */
export const PRODUCTS_PER_PART = 50

/** A product of a feed with the variants that its site has a price for, in the catalogue's order. */
export type FeedProduct = Awaited<ReturnType<typeof readProducts>>[number] & { readonly variants: readonly VariantRow[] }

interface Input {
  readonly database: Database
  readonly site: Pick<SiteConfig, 'clientTag' | 'code'>
}

/** All products that a site sells, in parts; the next part is read when it is asked for. */
export const readFeedProducts = async function* ({ database, site }: Input): AsyncGenerator<readonly FeedProduct[]> {
  for (let after = ''; ;) {
    const rows = await readProducts(database, site.clientTag, after)
    const productIds = rows.map(({ id }) => id)
    const found = productIds.length === 0 ? [] : await readVariantRows({ database, country: site.code, productIds })
    const variants = groupBy(found, ({ productId }) => productId)
    yield rows.map((product) => ({ ...product, variants: variants.get(product.id) ?? [] }))
    if (rows.length < PRODUCTS_PER_PART) return
    after = rows.at(-1)?.id ?? after
  }
}

/** Not those that are discontinued, nor those that nobody can buy without another one (EXTRA-11). */
const readProducts = (database: Database, clientTag: string, after: string) =>
  database
    .select({
      id: products.id,
      slug: products.slug,
      groupId: products.groupId,
      brandName: products.brandName,
      name: products.name,
      description: products.description,
      details: products.details,
      categories: products.categories,
      media: products.media,
      rating: products.rating,
      isFinalSale: products.isFinalSale,
      isOversize: products.isOversize,
    })
    .from(products)
    .where(
      and(eq(products.clientTag, clientTag), eq(products.isDiscontinued, false), isNull(products.mainProductId), gt(products.id, after)),
    )
    .orderBy(asc(products.id))
    .limit(PRODUCTS_PER_PART)

/** What the categories of a client are called, by path. */
export const readCategoryLabels = async (database: Database, clientTag: string): Promise<ReadonlyMap<string, LocalisedText>> => {
  const rows = await database
    .select({ path: categories.path, label: categories.label })
    .from(categories)
    .where(eq(categories.clientTag, clientTag))
  return new Map(rows.map(({ path, label }) => [path, label]))
}
