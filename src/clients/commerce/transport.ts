import type { ApiError } from '../../../schemas/api/error.ts'
import { apiAddress, requestHeaders } from './api-request.ts'
import { CommerceError, type CommerceCall, type CommerceDeps } from './commerce-client.ts'

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
