import { demoOnlyInIndex } from './catalogue/demo-only-in-index.ts'
import { failByProduct } from './catalogue/failing-products.ts'
import { restock } from './catalogue/restock.ts'
import { seedDemoCatalogue } from './catalogue/seed-demo-catalogue.ts'
import { demoAddressServices } from './checkout/demo-address-services.ts'
import { failByInput } from './checkout/failing-calls.ts'
import { seedMerchantDocuments } from './merchant/seed-merchant-documents.ts'
import { seedCommerce } from './orders/seed-commerce.ts'
import { DEMO_PICTURES } from './pictures/manifest.ts'
import type { InitialData } from '../platform/platform.ts'
import type { ServerConfig } from '../server/config.ts'
import type { Extension } from '../server/extension.ts'
import type { Runtime } from '../server/runtime.ts'

interface Demo extends InitialData {
  readonly extension: Extension
}

/** The demo shop: its steps of the start, and the content and users that the embedded platform is seeded with. */
export const createDemo = (config: ServerConfig): Demo => {
  const fillInShoppers = async (runtime: Runtime): Promise<void> => {
    await seedCommerce({ runtime })
    if (config.COGNITO_ENDPOINT === undefined) await openAccounts(runtime)
  }
  return {
    extension: {
      register: async ({ app }) => {
        failByProduct(app)
        failByInput(app)
      },
      ...demoAddressServices(),
      catalogueSteps: [
        { title: 'Filling the catalogue', run: (runtime) => seedDemoCatalogue({ runtime }) },
        { title: 'Filling in what merchants decide', run: (runtime) => seedMerchantDocuments({ runtime }) },
        { title: 'Preparing demo orders and accounts', run: fillInShoppers },
      ],
      indexOnly: demoOnlyInIndex,
      readyPictures: DEMO_PICTURES,
    },
    readContent: async () => {
      const [{ SEED_PAGES }, { seedAssets }, { SEED_REDIRECTS }] = await Promise.all([
        import('./content/seed-pages.ts'),
        import('./content/seed-assets.ts'),
        import('./content/redirects.ts'),
      ])
      return { pages: SEED_PAGES, assets: seedAssets, redirects: SEED_REDIRECTS }
    },
    readReviewed: async () => {
      const { DEMO_CATALOGUES } = await import('./catalogue/demo-catalogues.ts')
      return DEMO_CATALOGUES.flatMap(({ items }) => items().map(({ id }) => id))
    },
    restore: async (runtime) => {
      await fillInShoppers(runtime)
      return restock(runtime)
    },
  }
}

/** Imported dynamically: it loads code of the embedded identity provider, which a shop on a real one does not need. */
const openAccounts = async (runtime: Runtime): Promise<void> => (await import('./orders/seed-identity.ts')).seedIdentity({ runtime })
