import type { RouteMatch } from '../match/match-route.ts'
import type { PageRequest } from './page-request.ts'
import type { PageResult } from './page-result.ts'
import type { PageDeps } from '../../page/page-deps.ts'

/** What every loader is given. */
export interface LoaderInput {
  readonly match: RouteMatch
  readonly request: PageRequest
  readonly pageDeps: PageDeps
}

/** One kind of page: from an address that matched to a page with its context. */
export type Loader = (input: LoaderInput) => Promise<PageResult>
