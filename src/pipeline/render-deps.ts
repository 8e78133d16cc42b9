import type { ShippingOption } from '../../schemas/api/cart.ts'
import type { SiteTerms } from '../../schemas/api/site-terms.ts'
import type { VariantTest } from '../content/variants.ts'
import type { Messages } from '../i18n/messages.ts'
import type { CacheRead } from '../lib/cache.ts'
import type { HtmlParts } from '../lib/html-parts.ts'
import type { Report } from '../lib/report.ts'
import type { PageDeps } from '../page/page-deps.ts'
import type { SiteConfig } from '../site/site-config.ts'
import type { SiteValue } from '../site/site-value.ts'
import type { Assets } from './document/assets.ts'
import type { PreviewRequest } from './resolve/preview-request.ts'
import type { Registry, ViewStore } from './blocks/registry.ts'

/** What rendering on the server is made from. */
export interface RenderDeps {
  readonly sites: readonly SiteConfig[]
  readonly registry: Registry
  readonly views: ViewStore
  readonly assets: Assets
  readonly build: string
  /** Address of the search service for browsers, where it is not this origin's. */
  readonly publicSearchUrl?: string
  /** Without a slash at its end; see `SiteValue`. */
  readonly publicOrigin?: string
  readonly showsProblems: boolean
  readonly marksMissingTexts?: boolean
  /** Whether pages report what fails in them (THIRD-06): `headless`, also in browsers that nobody looks at. */
  readonly browserErrors?: 'on' | 'off' | 'headless'
  readonly now: () => number
  readonly report: (entry: Report) => void
  /** Called for each read of a cache: answers of the search, and parts of pages such as cards of products. */
  readonly onCacheRead?: Readonly<Record<'search' | 'cards', (read: CacheRead) => void>>
  /** What the merchant of a site promises now; rejects when its store does not answer. */
  readonly termsOf: (site: SiteConfig) => Promise<SiteTerms>
  /** How the merchant of a site ships one piece now; rejects when its store does not answer. */
  readonly shippingOf: (piece: ShippedPiece) => Promise<readonly ShippingOption[]>
  readonly messagesOf: (locale: string) => Promise<Messages>
  readonly pageDepsOf: (options: PageDepsInput) => PageDeps
}

export interface ShippedPiece {
  readonly site: SiteConfig
  readonly language: string
  readonly isOversize: boolean
  /** Major units. */
  readonly price: number
}

export interface PageDepsInput {
  readonly site: SiteValue
  readonly messages: Messages
  readonly isPreview: boolean
}

/** A page request, freed of HTTP. */
export interface RenderRequest {
  /** Absolute address as the shopper sees it. */
  readonly url: URL
  /** `Accept-Language`, as sent. */
  readonly acceptLanguage?: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** Number of a visitor who takes part in tests (src/site/variant-storage.ts); the originals unless given. */
  readonly visitor?: number
  /** On preview hosts only. */
  readonly preview?: PreviewRequest
  /** The shop is closed for a while: every address shows the takeover page (FRAME-11). */
  readonly isMaintenance?: boolean
}

/** What to answer. */
export interface RenderResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Empty for redirects. */
  readonly html: HtmlParts
  /** Names of what the page was made from, for purging: `page:home`, `product:900001`, `listing`. */
  readonly surrogateKeys: readonly string[]
  /** Hash of the style rules in the document, for the content security policy. */
  readonly styleHash?: string
  /** Snippets that the content security policy has to let run. */
  readonly inlineScripts?: readonly string[]
  /** When the answer becomes outdated, in epoch milliseconds; never, unless given. */
  readonly changesAt?: number
  /** Tests that decided which blocks it has: another visitor's may be another page. */
  readonly tests?: readonly VariantTest[]
  /** Something the page needs did not answer: not to be cached, and no reason to drop the cached page. */
  readonly isDegraded?: boolean
}
