import type { CommerceCall } from './commerce-call.ts'
import type { CommerceSite } from './commerce-deps.ts'

interface Deps {
  readonly site: CommerceSite
  /** Bearer token; undefined for a guest. */
  readonly accessToken: string | undefined
  readonly sessionId: string | undefined
}

/** Headers of a call (API-06, API-07, API-08, API-24). FormData brings its own content type, with the boundary. */
export const requestHeaders = ({ site, accessToken, sessionId }: Deps, call: CommerceCall): Record<string, string> => ({
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
