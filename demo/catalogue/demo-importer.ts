import type { ImportEvent, Importer } from '../../server/catalogue/importer.ts'
import { demoCategories } from './demo-categories.ts'
import { demoItems } from './demo-items.ts'
import { toCatalogueProduct, type DemoContext } from './to-catalogue-product.ts'

/** The demo catalogue of the client `ald`, for the countries given. */
export const demoImporter = (context: DemoContext): Importer => ({
  source: 'demo',
  read: async function* (): AsyncIterable<ImportEvent> {
    for (const category of demoCategories()) yield { kind: 'category', category }
    for (const item of demoItems()) yield { kind: 'product', product: toCatalogueProduct(item, context) }
  },
})
