import type { Page } from '../../../schemas/page.ts'
import type { PageContext } from '../../page/page-context.ts'

/** What a loader found for an address. */
export type PageResult = LoadedPage | PageRedirect

/** A page to show, whatever its status. */
export interface LoadedPage {
  readonly outcome: 'page'
  readonly page: Page
  readonly context: PageContext
}

/** Somewhere else to go: a path without prefix, or an absolute https address. */
export interface PageRedirect {
  readonly outcome: 'redirect'
  readonly to: string
  readonly status: 301 | 302
}
