import { z } from 'zod'
import { createCache, type CacheRead } from '../../../src/lib/cache.ts'
import { UnreachableError } from '../../lib/unreachable.ts'
import type { Runtime } from '../../runtime.ts'
import type { Identity } from './identity.ts'

interface AccessToken {
  readonly token: string
  readonly jti: string
  readonly sub: string
}

/** Who an access token belongs to, as the provider answers. Undefined where it refuses; throws where it does not answer. */
export type ReadProfile = (token: AccessToken) => Promise<Identity | undefined>

/** How long a call of the API waits for the identity provider. */
export const IDENTITY_MS = 3_000

const TTL_MS = 60_000
const MAX_CACHED = 10_000
const answer = z.object({ UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })) })

type Deps = Pick<Runtime, 'fetch' | 'clock'> & { readonly endpoint: string; readonly onRead?: (read: CacheRead) => void }

/** Calls the provider once a minute for each token, so that signing out everywhere is noticed soon and reading a cart stays cheap. */
export const createProfileReader = ({ fetch, clock, endpoint, onRead }: Deps): ReadProfile => {
  const cache = createCache<Identity | undefined>({
    ttl: TTL_MS,
    maxSize: MAX_CACHED,
    admit: (identity) => (identity === undefined ? 'removeStored' : 'store'),
    now: clock.now,
    onRead,
  })
  return ({ token, jti, sub }) => cache.get(jti, () => fetchIdentity({ fetch, endpoint }, token, sub))
}

const fetchIdentity = async (
  { fetch, endpoint }: Pick<Deps, 'fetch' | 'endpoint'>,
  token: string,
  sub: string,
): Promise<Identity | undefined> => {
  const response = await fetch(`${endpoint}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
    body: JSON.stringify({ AccessToken: token }),
    signal: AbortSignal.timeout(IDENTITY_MS),
  })
  if (response.status >= 500 || (!response.ok && (await isTooMuch(response))))
    throw new UnreachableError(`The identity provider answered ${response.status}`)
  if (!response.ok) return undefined
  const attributes = new Map(answer.parse(await response.json()).UserAttributes.map(({ Name, Value }) => [Name, Value]))
  const email = attributes.get('email')
  return email !== undefined && attributes.get('email_verified') === 'true' && attributes.get('sub') === sub ? { sub, email } : undefined
}

/** The provider refuses with 400 whoever is signed out, and with 400 as well when it gets too many calls. */
const isTooMuch = async (response: Response): Promise<boolean> =>
  response.status === 429 || /TooManyRequests|LimitExceeded/.test(await response.text())
