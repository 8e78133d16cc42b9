import type { ReportSink } from '../../lib/report.ts'
import type { SiteConfig } from '../../site/site-config.ts'

/** What the client must know of a site. */
export type CommerceSite = Pick<SiteConfig, 'siteTag' | 'countryFolder'> & { readonly api: Pick<SiteConfig['api'], 'guestAuthorization'> }

/** The signed-in user, from the identity client. */
export interface CommerceAuth {
  /** The bearer token; undefined for a guest. */
  readonly accessToken: () => string | undefined
  /** Gets fresh tokens; rejects when the provider refuses. */
  readonly refresh: () => Promise<unknown>
  /** Signs out on this device only. */
  readonly signOut: () => void
}

/** What a commerce client is built from. */
export interface CommerceDeps {
  /** Origin of the API, without a slash at the end (`apiOrigin`). */
  readonly baseUrl: string
  readonly site: CommerceSite
  readonly language: string
  readonly fetch: typeof fetch
  /** Undefined where the browser refuses storage: the session lives as long as the page. */
  readonly storage: Storage | undefined
  readonly auth?: CommerceAuth
  readonly report: ReportSink
  readonly clock: { readonly now: () => number }
  /** The window: where `storage` events of other tabs arrive. */
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** The preview value while preview mode is on. */
  readonly preview?: string
}
