import type { CommerceCall, CommerceDeps, CommerceSite } from './commerce-client.ts'
import { defined } from '../../lib/defined.ts'

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
  ...defined({ shoppingsessionid: sessionId }),
  ...(site.countryFolder === '' ? {} : { Subfolder: site.countryFolder }),
  ...call.headers,
})

const guestAuthorization = ({ api: { guestAuthorization: guest } }: CommerceSite): string =>
  `Basic ${btoa(`${guest.username}:${guest.password}`)}`

const isForm = (body: unknown): boolean => typeof FormData !== 'undefined' && body instanceof FormData
