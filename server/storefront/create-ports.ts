import { createCatalogueReads } from '../../src/clients/commerce/create-catalogue-reads.ts'
import type { ServicesOptions } from '../../src/pipeline/render/render-deps.ts'
import type { Ports } from '../../src/pipeline/load/create-services.ts'
import type { Report } from '../../src/lib/report.ts'
import { cached } from '../../src/lib/cache.ts'
import type { StorefrontDeps } from './storefront-deps.ts'
import { createContentReads } from './create-content-reads.ts'

/** A product that many look at is read once a second: its price and stock on a page are older than that anyway (page-cache.ts). */
const PRODUCT_LIFETIME_MS = 1_000

interface PortDeps extends StorefrontDeps {
  /** How often pages were purged: what was read before a purge is asked for again after it. */
  readonly purges: () => number
}

/** Where the server finds the outside world of one site in one language: stores of this process, vendors over their wires. */
export const createPorts =
  (deps: PortDeps, report: (entry: Report) => void) =>
  ({ site, isPreview }: ServicesOptions): Pick<Ports, 'content' | 'getProduct'> => {
    const { runtime, purges } = deps
    const place = { site: site.site, language: site.language, baseUrl: runtime.config.origin }
    const { getProduct } = createCatalogueReads({ ...place, fetch: runtime.fetch, report })
    const readOnce = cached((id: string, _purges: number) => getProduct(id), {
      ttl: PRODUCT_LIFETIME_MS,
      admit: ({ outcome }) => (outcome === 'found' ? 'store' : 'removeStored'),
    })
    return {
      content: createContentReads(site, isPreview ? { ...deps, pages: deps.preview } : deps),
      getProduct: (id) => readOnce(id, purges()),
    }
  }
