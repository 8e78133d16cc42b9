import type { ImportEvent, Importer } from '../../server/catalogue/importer.ts'
import type { DemoCatalogue } from './demo-catalogues.ts'
import { toCatalogueProduct, type DemoContext } from './to-catalogue-product.ts'

/** A catalogue of the demo, for the countries given. */
export const demoImporter = ({ categories, items }: DemoCatalogue, context: DemoContext): Importer => ({
  source: 'demo',
  read: async function* (): AsyncIterable<ImportEvent> {
    for (const category of categories()) yield { kind: 'category', category }
    for (const item of items()) yield { kind: 'product', product: toCatalogueProduct(item, context) }
  },
})
