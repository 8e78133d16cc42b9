import type { ProductPaths } from '../catalogue/list-product-paths.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'
import type { Runtime } from '../runtime.ts'
import type { PageStore } from '../publishing/page-store.ts'
import type { PreviewStore } from '../publishing/preview-store.ts'
import type { RedirectStore } from '../publishing/redirect-store.ts'
import { cached } from '../../src/lib/cache.ts'
import { countReads } from '../operations/counts.ts'

/** What the storefront host is built from. */
export interface StorefrontDeps {
  readonly runtime: Runtime
  readonly pages: Pick<PageStore, 'get' | 'listPaths' | 'sitesWith' | 'onChange'>
  /** The same pages as drafts. */
  readonly preview: Pick<PreviewStore, 'get'>
  /** The navigation tree of a client in a language. */
  readonly navigation: (query: { readonly clientTag: string; readonly language: string }) => Promise<readonly NavigationNode[]>
  readonly redirects: Pick<RedirectStore, 'get'>
  readonly productPaths: ProductPaths
  /** Data files have it in their addresses. */
  readonly buildId: string
}

/** A page reads the tree up to four times; categories change a few times a day. */
const TTL_MS = 5_000

/** Navigation trees, cached for some seconds. An empty one is not cached: the shop is still being filled. */
export const cacheNavigation = (
  read: StorefrontDeps['navigation'],
  { log, counts, reportFailure }: Pick<Runtime, 'counts' | 'reportFailure'> & { readonly log: Pick<Runtime['log'], 'error'> },
): StorefrontDeps['navigation'] =>
  cached(read, {
    ttl: TTL_MS,
    onRead: countReads(counts, 'categories'),
    // Once read, categories are answered from the cache however old they are, and renewed in the background.
    staleWhileRevalidate: Infinity,
    onRenewalFailed: (cause) => {
      const message = 'Categories could not be read again.'
      const incident = reportFailure({ code: 'renewalFailed', severity: 2, message, cause })
      log.error({ err: cause, incident }, message)
    },
    admit: (tree) => (tree.length === 0 ? 'removeStored' : 'store'),
  })
