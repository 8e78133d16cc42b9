import type { ApiError } from '../../../schemas/api/error.ts'
import { CommerceError, type CommerceCall, type CommerceDeps, type CommerceSite } from './commerce-client.ts'

/** An answer of any status, its body parsed. */
export interface WireAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

export type Transport = (call: CommerceCall, sessionId?: string) => Promise<WireAnswer>

const TIMEOUT_MS = 30_000

/** One request and its parsed answer. Throws `CommerceError` with status 0 where there is no answer. */
export const createTransport =
  (deps: CommerceDeps): Transport =>
  async (call, sessionId) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const response = await deps.fetch(apiAddress(deps, call), {
        method: call.method,
        credentials: 'include',
        headers: requestHeaders({ site: deps.site, accessToken: deps.auth?.accessToken(), sessionId }, call),
        signal: call.signal === undefined ? timeout : AbortSignal.any([call.signal, timeout]),
        ...(call.body === undefined ? {} : { body: call.body instanceof FormData ? call.body : JSON.stringify(call.body) }),
      })
      return { status: response.status, headers: response.headers, body: parse(await response.text()) }
    } catch (cause) {
      throw new CommerceError(0, withoutAnswer(call, timeout), { cause })
    }
  }

/** A body that is not JSON (a proxy's page) is dropped: callers switch on `code`. */
const parse = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return { code: 'BAD_ANSWER', message: 'The answer is not JSON.' }
  }
}

const withoutAnswer = (call: CommerceCall, timeout: AbortSignal): ApiError => {
  if (call.signal?.aborted === true) return { code: 'REQUEST_ABORT', message: 'The request was stopped.' }
  if (timeout.aborted) return { code: 'TIMEOUT', message: 'No answer within 30 s.' }
  return { code: 'NETWORK_ERROR', message: 'The shop could not be reached.' }
}

type AddressInput = Pick<CommerceDeps, 'baseUrl' | 'language' | 'preview'> & { readonly site: Pick<CommerceDeps['site'], 'siteTag'> }

/** Full address of a call: no subdirectory, its own query, then lang and siteTag (API-01, API-03, API-04). */
export const apiAddress = ({ baseUrl, site, language, preview }: AddressInput, call: CommerceCall): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(call.query ?? {})) if (value !== undefined) query.set(name, String(value))
  query.set('lang', language)
  if (call.hasSiteTag !== false) query.set('siteTag', site.siteTag)
  if (call.hasPreview === true && preview !== undefined) query.set('preview', preview)
  return `${baseUrl}${call.path}?${query}`
}

interface HeadersInput {
  readonly site: CommerceSite
  /** Bearer token; undefined for a guest. */
  readonly accessToken: string | undefined
  readonly sessionId: string | undefined
}

/** Headers of a call (API-06, API-07, API-08, API-24). FormData brings its own content type, with the boundary. */
export const requestHeaders = ({ site, accessToken, sessionId }: HeadersInput, call: CommerceCall): Record<string, string> => ({
  authorization: accessToken === undefined ? guestAuthorization(site) : `Bearer ${accessToken}`,
  'x-requested-with': 'XMLHttpRequest',
  ...(isForm(call.body) ? {} : { 'content-type': 'application/json' }),
  ...(sessionId === undefined ? {} : { shoppingsessionid: sessionId }),
  ...(site.countryFolder === '' ? {} : { Subfolder: site.countryFolder }),
  ...call.headers,
})

const guestAuthorization = ({ api: { guestAuthorization: guest } }: CommerceSite): string =>
  `Basic ${btoa(`${guest.username}:${guest.password}`)}`

const isForm = (body: unknown): boolean => typeof FormData !== 'undefined' && body instanceof FormData
