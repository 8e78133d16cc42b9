import { and, eq } from 'drizzle-orm'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { Database } from '../../server/database/database.ts'
import { products } from '../../server/database/schema/catalogue.ts'
import { DEMO_CATALOGUES } from './demo-catalogues.ts'
import { INDEX_ONLY_ITEMS } from './specials.ts'
import { toCatalogueProduct, type DemoProduct } from './to-catalogue-product.ts'
import { tagOf } from '../../server/catalogue/tag.ts'
import type { IndexSource } from '../../server/catalogue/indexing/index-source.ts'

/** The demo's products that are in the index and nowhere else (contracts 13); none without the demo. */
export const demoOnlyInIndex = async (database: Database, site: SiteConfig): Promise<readonly IndexSource[]> => {
  if (site.clientTag !== DEMO_CATALOGUES[0]?.clientTag) return []
  const [demo] = await database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.clientTag, site.clientTag), eq(products.source, 'demo')))
    .limit(1)
  return demo === undefined
    ? []
    : INDEX_ONLY_ITEMS.map((item) => toSource(toCatalogueProduct(item, { sites: [site], today: 0 }), site.code))
}

const toSource = (product: DemoProduct, country: string): IndexSource => {
  const row = { ...product, brandTag: tagOf(product.brandName), customisation: null, groupId: null, rating: null, tags: product.tags ?? [] }
  const variants = product.variants.flatMap((variant) => {
    const price = variant.prices[country]
    if (price === undefined) return []
    return [
      {
        ...price,
        sku: variant.sku,
        productId: product.id,
        color: variant.color ?? null,
        size: variant.size ?? null,
        sizeType: null,
        gtin: null,
        mpn: null,
        needsShipping: true,
        quantity: variant.quantity,
        state: variant.state,
        shipDateStart: null,
        shipDateEnd: null,
      },
    ]
  })
  return { product: row, siblings: [row], variants }
}
