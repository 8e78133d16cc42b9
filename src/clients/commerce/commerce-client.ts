import type { ApiError } from '../../../schemas/api/error.ts'
import { incidentOf, newIncident } from '../../lib/incident-of.ts'
import type { ReportSink } from '../../lib/report.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { Example } from '../answer-example.ts'

/** The shop API of one site and language; operations/ has the typed calls made of it. */
export interface CommerceClient {
  /**
   * Sends a call once a session exists and gives its parsed answer; 428, which only payments get, is the answer `PaymentRetry`.
   * Throws `CommerceError` for every other status of 400 or above, where no answer came, and with code BAD_ANSWER for one that
   * is not like its example. An answer without an example is `unknown`.
   */
  readonly send: <Answer = unknown>(
    call: CommerceCall,
    ...example: unknown extends Answer ? [] : [example: Example<Answer>]
  ) => Promise<Answer>
  /** The session id stored on this device, if any. */
  readonly sessionId: () => string | undefined
  /** Makes a new session of the present kind (guest or account), as signing in and out ask for. */
  readonly restartSession: () => Promise<string>
  /** Drops the stored session without making a new one. */
  readonly forgetSession: () => void
  /** Reports every new id, also one that another tab made (API-22). Returns how to stop. */
  readonly onSessionChange: (listener: () => void) => () => void
  /** Whether a guest's session has ended and its bag was put together in a new one; true once, for whoever tells the shopper. */
  readonly takeRebuilt: () => boolean
}

/** One call of the shop API, before the session, the site and the headers every call carries are added. */
export interface CommerceCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the origin on: `/api/cart`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON; FormData is sent as it is. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** False leaves siteTag out (API-04). */
  readonly hasSiteTag?: boolean
  /** Sends the preview value along while preview mode is on. */
  readonly hasPreview?: boolean
  /** False sends without waiting for a session: the exempt calls of API-21. */
  readonly hasSession?: boolean
  readonly signal?: AbortSignal
}

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
  /** The document: a form that was sent before there was a script leaves the session that it has begun in a cookie. */
  readonly cookies?: { cookie: string }
  /** The preview value while preview mode is on. */
  readonly preview?: string
}

/**
 * A call that was not answered with success (API-14): the status and the parsed body, as data for the caller who
 * decides. Status 0 with code NETWORK_ERROR, TIMEOUT or REQUEST_ABORT means that there was no answer at all.
 */
export class CommerceError extends Error {
  readonly status: number
  readonly body: ApiError
  /** Of a failure, by which it is found in the log and in the collector; a refusal has none. */
  readonly incident: string | undefined

  constructor(status: number, body: ApiError, options?: ErrorOptions) {
    const incident = body.incident ?? incidentOf(options?.cause) ?? (isFailure(status, body.code) ? newIncident() : undefined)
    // At its end, so that what is reported here, in the server and to the shopper is one.
    super(incident === undefined ? body.message : `${body.message} (${incident})`, options)
    this.name = 'CommerceError'
    this.status = status
    this.body = body
    this.incident = incident
  }
}

/**
 * Whether the server has decided against a call: sold out, an expired voucher, a wrong address, too many tries. 400 is a mistake of the
 * shop's own, 401 a session that has ended.
 */
export const isRefusal = (cause: unknown): boolean => cause instanceof CommerceError && cause.status > 401 && cause.status < 500

/** A proxy, a server that is away, or an answer that nobody can read: whatever fails without an incident of the server's. */
const isFailure = (status: number, code: string): boolean =>
  status >= 500 || code === 'BAD_ANSWER' || (status === 0 && code !== 'REQUEST_ABORT')

/** What status 428 becomes: the shopper's bank wants more before the payment goes on (API-13). */
export interface PaymentRetry {
  readonly paymentRetry: true
  /** Names the payment already begun. */
  readonly utr: string | undefined
}

/** The marker for a 428 answer's body. */
export const toPaymentRetry = (body: unknown): PaymentRetry => {
  const utr = typeof body === 'object' && body !== null && 'utr' in body ? body.utr : undefined
  return { ...(typeof body === 'object' ? body : {}), paymentRetry: true, utr: typeof utr === 'string' ? utr : undefined }
}
