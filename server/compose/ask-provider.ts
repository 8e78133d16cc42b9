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

/** `wrong`: name or password. `unfinished`: right, and the provider wants a new password or a code as well. */
export type SignedIn = Person | 'wrong' | 'unfinished'

const PROVIDER_MS = 5_000
const answer = z.object({ AuthenticationResult: z.object({ IdToken: z.string(), AccessToken: z.string() }).optional() })
const groupsOf = z.array(z.string()).catch([])
const textOf = z.string().catch('')

/** Signs a person in at the user pool of the sites. Throws `UnreachableError` where the provider does not answer. */
export const createProvider = ({ config, sites, fetch, clock }: Pick<Runtime, 'config' | 'sites' | 'fetch' | 'clock'>) => {
  const endpoint = identityEndpointOf(config)
  const [provider] = identityProvidersOf(sites)
  const [poolId, clientId] = [String(provider?.userPoolId), String(provider?.clientId)]
  const poolKeys = createRemoteJWKSet(new URL(`${endpoint}/${poolId}/.well-known/jwks.json`), {
    [customFetch]: fetch,
    timeoutDuration: PROVIDER_MS,
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
  return async (email: string, password: string): Promise<SignedIn> => {
    const response = await fetch(`${endpoint}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
      body: JSON.stringify({
        ClientId: clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
      signal: AbortSignal.timeout(PROVIDER_MS),
    })
    if (!response.ok) return refusalOf(response)
    const tokens = answer.parse(await response.json()).AuthenticationResult
    if (tokens === undefined) return 'unfinished'
    const [access, identity] = await Promise.all([claimsOf(tokens.AccessToken), claimsOf(tokens.IdToken)])
    // Tokens of another app of the pool, or of two people, are none for this shop.
    if (access['client_id'] !== clientId || identity.aud !== clientId || access.sub !== identity.sub) return 'wrong'
    const names = [textOf.parse(identity['given_name']), textOf.parse(identity['family_name'])].filter((name) => name !== '')
    const id = String(identity.sub)
    return { id, name: names.join(' ') || id, groups: groupsOf.parse(access['cognito:groups']) }
  }
}

/** The provider refuses people with 400, and calls that are too many as well. */
const refusalOf = async (response: Response): Promise<'wrong' | 'unfinished'> => {
  const text = await response.text()
  if (/NotAuthorizedException|UserNotFoundException/.test(text)) return 'wrong'
  if (/UserNotConfirmedException|PasswordResetRequiredException/.test(text)) return 'unfinished'
  throw new UnreachableError(`The identity provider answered ${response.status}`)
}
