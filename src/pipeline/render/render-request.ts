import type { PreviewRequest } from '../preview/preview-request.ts'

/** A page request, freed of HTTP. */
export interface RenderRequest {
  /** Absolute address as the shopper sees it. */
  readonly url: URL
  /** `Accept-Language`, as sent. */
  readonly acceptLanguage?: string
  readonly cookies: Readonly<Record<string, string | undefined>>
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
  readonly html: string
  /** Names of what the page was made from, for purging: `page:home`, `product:900001`, `listing`. */
  readonly surrogateKeys: readonly string[]
  /** Hash of the style rules in the document, for the content security policy. */
  readonly styleHash?: string
  /** Snippets that the content security policy has to let run. */
  readonly inlineScripts?: readonly string[]
  /** When the answer becomes outdated, in epoch milliseconds; never, unless given. */
  readonly changesAt?: number
  /** Something the page needs did not answer: not to be cached, and no reason to drop the cached page. */
  readonly isDegraded?: boolean
}
