import { apiAddress, requestHeaders } from './api-request.ts'
import type { CommerceSite } from './commerce-client.ts'

interface Deps {
  readonly baseUrl: string
  readonly site: CommerceSite
  readonly language: string
  readonly fetch: typeof fetch
}

const TIMEOUT_MS = 3_000

/**
 * The country the visitor seems to be in, null where nobody knows; needs no session (API-21), nor the client of those that do: it is asked
 * on pages that nobody uses yet. `pretended`: the country to answer with, where the shop is tried out; production takes no notice.
 */
export const detectCountry = async ({ fetch: request, ...deps }: Deps, pretended?: string): Promise<string | null> => {
  const call = { method: 'GET', path: '/api/country-detection', query: { detectCountry: pretended } } as const
  const headers = requestHeaders({ site: deps.site, accessToken: undefined, sessionId: undefined }, call)
  const answer = await request(apiAddress(deps, call), { credentials: 'include', headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`Country detection answered ${answer.status}`)
  const { countryCode } = (await answer.json()) as { readonly countryCode?: unknown }
  return typeof countryCode === 'string' ? countryCode : null
}
