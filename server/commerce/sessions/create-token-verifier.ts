import { createRemoteJWKSet, customFetch, decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { identityEndpointOf, identityProvidersOf, issuerOf } from '../../lib/identity-providers.ts'
import { UnreachableError } from '../../lib/unreachable.ts'
import { countReads } from '../../operations/counts.ts'
import type { Runtime } from '../../runtime.ts'
import type { Identity, VerifyAccessToken } from './identity.ts'
import { createProfileReader, IDENTITY_MS, type ReadProfile } from './read-profile.ts'

/** A user pool that the sites name. */
interface PoolKeys {
  readonly issuer: string
  readonly clientIds: readonly string[]
  readonly keys: JWTVerifyGetKey
}

/**
 * Verifies tokens of the sites' user pools, at the embedded or the real provider: signature by its published keys (cached),
 * issuer, client, use and expiry. An id token contains the identity; for an access token the provider is called, which also
 * detects that the user has signed out everywhere.
 */
export const createTokenVerifier = (runtime: Runtime): VerifyAccessToken => {
  const endpoint = identityEndpointOf(runtime.config)
  const pools = readPools(runtime, endpoint)
  const readProfile = createProfileReader({ ...runtime, endpoint, onRead: countReads(runtime.counts, 'profiles') })
  return async (token) => {
    const pool = pools.find(({ issuer }) => issuer === claimedIssuer(token))
    const claims = pool === undefined ? undefined : await verify(runtime, pool, token)
    return claims === undefined ? undefined : identityOf({ claims, token, readProfile })
  }
}

const readPools = ({ sites, config, fetch }: Runtime, endpoint: string): readonly PoolKeys[] => {
  const providers = identityProvidersOf(sites)
  const poolIds = new Set(providers.map((provider) => String(provider.userPoolId)))
  return [...poolIds].map((poolId) => ({
    issuer: issuerOf(config, poolId),
    clientIds: providers.filter((provider) => provider.userPoolId === poolId).map((provider) => String(provider.clientId)),
    keys: createRemoteJWKSet(new URL(`${endpoint}/${poolId}/.well-known/jwks.json`), {
      [customFetch]: fetch,
      timeoutDuration: IDENTITY_MS,
    }),
  }))
}

/** Not verified yet: only used to choose the keys to verify with. */
const claimedIssuer = (token: string): string | undefined => {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}

/** An invalid token gives undefined. Throws where the keys cannot be fetched: nobody is signed out by the provider's failure. */
const verify = async ({ clock }: Runtime, { issuer, keys, clientIds }: PoolKeys, token: string): Promise<JWTPayload | undefined> => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      algorithms: ['RS256'],
      currentDate: new Date(clock.now()),
      requiredClaims: ['exp', 'sub', 'jti'],
    })
    const client = payload['token_use'] === 'id' ? payload.aud : payload['client_id']
    return typeof client === 'string' && clientIds.includes(client) ? payload : undefined
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    if (KEY_FAILURES.has(error.code)) throw new UnreachableError('The identity provider did not give its keys', { cause: error })
    return undefined
  }
}

/** No answer, an answer that is no set of keys, and an answer with another status, for which the library has no class. */
const KEY_FAILURES: ReadonlySet<string> = new Set([errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code])

interface Verified {
  readonly claims: JWTPayload
  readonly token: string
  readonly readProfile: ReadProfile
}

/** Orders are found by e-mail address, so only a verified one is used. */
const identityOf = async ({ claims, token, readProfile }: Verified): Promise<Identity | undefined> => {
  const { sub, token_use: use, jti = '', email, email_verified: isVerified, auth_time: authTime } = claims
  if (sub === undefined) return undefined
  if (use === 'access') {
    const profile = await readProfile({ token, jti, sub })
    return profile === undefined || typeof authTime !== 'number' ? profile : { ...profile, authenticatedAt: authTime * 1000 }
  }
  return use === 'id' && typeof email === 'string' && isVerified === true ? { sub, email } : undefined
}
