import type { SiteTerms } from '../../../schemas/api/site-terms.ts'
import type { Report } from '../../lib/report.ts'
import type { Registry } from './registry.ts'
import type { ViewStore } from './view-store.ts'
import type { PageDeps } from '../../page/page-deps.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { Assets } from '../document/assets.ts'

/** What rendering on the server is made from. */
export interface RenderDeps {
  readonly sites: readonly SiteConfig[]
  readonly registry: Registry
  readonly views: ViewStore
  readonly assets: Assets
  readonly build: string
  /** Address of the search service for browsers, where it is not this origin's. */
  readonly publicSearchUrl?: string
  readonly showsProblems: boolean
  readonly marksMissingTexts?: boolean
  readonly now: () => number
  readonly report: (entry: Report) => void
  /** What the merchant of a site promises now; rejects when its store does not answer. */
  readonly termsOf: (site: SiteConfig) => Promise<SiteTerms>
  readonly messagesOf: (language: string) => Promise<Messages>
  readonly pageDepsOf: (options: PageDepsInput) => PageDeps
}

export interface PageDepsInput {
  readonly site: SiteValue
  readonly messages: Messages
  readonly isPreview: boolean
}
