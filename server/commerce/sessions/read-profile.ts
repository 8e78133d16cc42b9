import { z } from 'zod'
import type { Runtime } from '../../runtime.ts'
import type { Identity } from './identity.ts'

interface AccessToken {
  readonly token: string
  readonly jti: string
  readonly sub: string
}

/** Who an access token belongs to, as the provider answers. Undefined where it refuses; throws where it does not answer. */
export type ReadProfile = (token: AccessToken) => Promise<Identity | undefined>

const CACHED_MS = 60_000
const MAX_CACHED = 10_000
const answer = z.object({ UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })) })

type Deps = Pick<Runtime, 'fetch' | 'clock'> & { readonly endpoint: string }

/** Calls the provider once a minute for each token, so that signing out everywhere is noticed soon and reading a cart stays cheap. */
export const createProfileReader = ({ fetch, clock, endpoint }: Deps): ReadProfile => {
  const cache = new Map<string, { readonly identity: Identity; readonly until: number }>()
  return async ({ token, jti, sub }) => {
    const cached = cache.get(jti)
    if (cached !== undefined && cached.until > clock.now()) return cached.identity
    cache.delete(jti)
    const identity = await fetchIdentity({ fetch, endpoint }, token, sub)
    if (identity !== undefined) store(cache, jti, { identity, until: clock.now() + CACHED_MS })
    return identity
  }
}

const fetchIdentity = async ({ fetch, endpoint }: Omit<Deps, 'clock'>, token: string, sub: string): Promise<Identity | undefined> => {
  const response = await fetch(`${endpoint}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
    body: JSON.stringify({ AccessToken: token }),
  })
  if (response.status >= 500) throw new Error(`The identity provider answered ${response.status}.`)
  if (!response.ok) return undefined
  const attributes = new Map(answer.parse(await response.json()).UserAttributes.map(({ Name, Value }) => [Name, Value]))
  const email = attributes.get('email')
  return email !== undefined && attributes.get('email_verified') === 'true' && attributes.get('sub') === sub ? { sub, email } : undefined
}

/** The oldest entry is dropped, so that the cache stays small whatever comes. */
const store = <Value>(cache: Map<string, Value>, key: string, value: Value): void => {
  const [oldest] = cache.keys()
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  cache.set(key, value)
}
