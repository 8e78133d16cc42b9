import type { Page } from '../../../schemas/page.ts'
import type { PageContext } from '../../page/page-context.ts'
import type { PageDeps } from '../../page/page-deps.ts'
import type { PageRedirect } from '../match/find-redirect.ts'
import type { RouteMatch } from '../match/match-route.ts'

/** What every loader is given. */
export interface LoaderInput {
  readonly match: RouteMatch
  readonly request: PageRequest
  readonly pageDeps: PageDeps
}

/** One kind of page: from an address that matched to a page with its context. */
export type Loader = (input: LoaderInput) => Promise<PageResult>

/** A page asked for: what its loader may look at. The same from the server and from the browser. */
export interface PageRequest {
  /** Path without prefix, as it came: `/women/shoes`. */
  readonly path: string
  readonly query: URLSearchParams
  /** `navContext.{clientName}.{country}`: the shopper's own navigation context, read for home only. */
  readonly userNavContext?: string
  /** Whatever the address, the takeover page is shown (FRAME-11). */
  readonly isMaintenance?: boolean
}

/** What a loader found for an address. */
export type PageResult = FoundPage | PageRedirect

/** A page to show, whatever its status. */
export interface FoundPage {
  readonly outcome: 'page'
  readonly page: Page
  readonly context: PageContext
}
