/** What a page tells the shop of something that failed in it: no query, nothing typed, no id of a shopper. */
export interface BrowserError {
  /** `E-` and eight upper-case hex digits; the one that the shopper sees, where the page shows one. */
  readonly incident: string
  /** The build that the page is of. */
  readonly release: string
  readonly siteTag: string
  readonly pageKind: string
  /** Machine-readable, camelCase: `blockFailed`. */
  readonly code: string
  /** 1: the shop is down, 2: something shoppers were to get is missing, 3: less good than it could be. */
  readonly severity: 1 | 2 | 3
  readonly message: string
  /** Frames as the browser writes them, of the built files. */
  readonly stack?: string
  readonly block?: { readonly id: string; readonly type: string }
  /** Address of what did not load, without its query. */
  readonly resource?: string
}

/** Where pages send it. */
export const BROWSER_ERRORS_PATH = '/monitoring/errors'
