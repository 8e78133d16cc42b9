import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import { z } from 'zod'
import { identityEndpointOf, identityProvidersOf, issuerOf } from '../lib/identity-providers.ts'
import { UnreachableError } from '../lib/unreachable.ts'
import type { Runtime } from '../runtime.ts'

/** A person as the identity provider knows her. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly groups: readonly string[]
}

/** Whose password was right. */
export interface SignedInPerson extends Person {
  /** Asks again who she is; undefined where the provider gave none. */
  readonly refreshToken: string | undefined
}

/** `wrong`: name or password. `unfinished`: right, and the provider wants a new password or a code as well. */
export type SignedIn = SignedInPerson | 'wrong' | 'unfinished'

const PROVIDER_MS = 5_000
const tokens = z.object({ IdToken: z.string(), AccessToken: z.string(), RefreshToken: z.string().optional() })
const answer = z.object({ AuthenticationResult: tokens.optional() })
const groupsOf = z.array(z.string()).catch([])
const textOf = z.string().catch('')

/** What the shop asks the identity provider about those who work there. */
export interface StaffProvider {
  readonly signIn: (email: string, password: string) => Promise<SignedIn>
  /** Who she is by now; undefined where she may no longer sign in, or has signed out everywhere. */
  readonly renew: (refreshToken: string) => Promise<SignedInPerson | undefined>
  /** Nobody renews this sign-in any more. */
  readonly revoke: (refreshToken: string) => Promise<void>
}

/** The user pool of the sites. Throws `UnreachableError` where the provider does not answer. */
export const createProvider = ({ config, sites, fetch, clock }: Pick<Runtime, 'config' | 'sites' | 'fetch' | 'clock'>): StaffProvider => {
  const endpoint = identityEndpointOf(config)
  const [provider] = identityProvidersOf(sites)
  const [poolId, clientId] = [String(provider?.userPoolId), String(provider?.clientId)]
  const poolKeys = createRemoteJWKSet(new URL(`${endpoint}/${poolId}/.well-known/jwks.json`), {
    [customFetch]: fetch,
    timeoutDuration: PROVIDER_MS,
  })
  const call = (operation: string, body: object): Promise<Response> =>
    fetch(`${endpoint}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify({ ClientId: clientId, ...body }),
      signal: AbortSignal.timeout(PROVIDER_MS),
    })
  const claimsOf = async (token: string) => {
    const { payload } = await jwtVerify(token, poolKeys, {
      issuer: issuerOf(config, poolId),
      algorithms: ['RS256'],
      currentDate: new Date(clock.now()),
      requiredClaims: ['exp', 'sub'],
    }).catch((cause: unknown) => {
      throw new UnreachableError('The identity provider gave no token that can be verified', { cause })
    })
    return payload
  }
  /** Undefined for tokens of another app of the pool, or of two people: they are none for this shop. */
  const personOf = async (given: z.infer<typeof tokens>): Promise<SignedInPerson | undefined> => {
    const [access, identity] = await Promise.all([claimsOf(given.AccessToken), claimsOf(given.IdToken)])
    if (access['client_id'] !== clientId || identity.aud !== clientId || access.sub !== identity.sub) return undefined
    const names = [textOf.parse(identity['given_name']), textOf.parse(identity['family_name'])].filter((name) => name !== '')
    const id = String(identity.sub)
    return { id, name: names.join(' ') || id, groups: groupsOf.parse(access['cognito:groups']), refreshToken: given.RefreshToken }
  }
  return {
    signIn: async (email, password) => {
      const AuthParameters = { USERNAME: email, PASSWORD: password }
      const response = await call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
      if (!response.ok) return refusalOf(response)
      const given = answer.parse(await response.json()).AuthenticationResult
      return given === undefined ? 'unfinished' : ((await personOf(given)) ?? 'wrong')
    },
    renew: async (refreshToken) => {
      const response = await call('GetTokensFromRefreshToken', { RefreshToken: refreshToken })
      if (!response.ok) {
        await refusalOf(response)
        return undefined
      }
      const given = answer.parse(await response.json()).AuthenticationResult
      const person = given === undefined ? undefined : await personOf(given)
      // Only a pool that rotates them gives another one.
      return person === undefined ? undefined : { ...person, refreshToken: person.refreshToken ?? refreshToken }
    },
    revoke: async (refreshToken) => {
      const response = await call('RevokeToken', { Token: refreshToken })
      if (!response.ok) throw new UnreachableError(`The identity provider answered ${response.status}`)
    },
  }
}

/** The provider refuses people with 400, and calls that are too many as well. */
const refusalOf = async (response: Response): Promise<'wrong' | 'unfinished'> => {
  const text = await response.text()
  if (/NotAuthorizedException|UserNotFoundException/.test(text)) return 'wrong'
  if (/UserNotConfirmedException|PasswordResetRequiredException/.test(text)) return 'unfinished'
  throw new UnreachableError(`The identity provider answered ${response.status}`)
}
