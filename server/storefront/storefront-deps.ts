import type { NavigationNode } from '../../src/site/navigation.ts'
import type { Runtime } from '../runtime.ts'
import type { PageStore } from '../publishing/page-store.ts'
import type { PreviewStore } from '../publishing/preview-store.ts'
import type { RedirectStore } from '../publishing/redirect-store.ts'

/** What the storefront host is built from. */
export interface StorefrontDeps {
  readonly runtime: Runtime
  readonly pages: Pick<PageStore, 'get' | 'listKeys' | 'onChange'>
  /** The same pages as drafts. */
  readonly preview: Pick<PreviewStore, 'get'>
  /** The navigation tree of a client in a language. */
  readonly navigation: (query: { readonly clientTag: string; readonly language: string }) => Promise<readonly NavigationNode[]>
  readonly redirects: Pick<RedirectStore, 'get'>
  /** Product addresses of a client, for its sitemaps. */
  readonly productPaths: (clientTag: string) => Promise<readonly string[]>
  /** Data files have it in their addresses. */
  readonly buildId: string
}
