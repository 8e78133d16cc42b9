import { SignJWT } from 'jose'
import type { CognitoDeps } from '../deps.ts'
import { isMagic } from '../magic.ts'
import type { User } from '../users/find-user.ts'

/** A sign-in on a device. */
export interface DeviceSession {
  /** `origin_jti` of its tokens. */
  readonly id: string
  /** Epoch milliseconds. */
  readonly authenticatedAt: number
}

interface Issue {
  readonly user: User
  readonly clientId: string
  readonly session: DeviceSession
}

/** The vendor's AuthenticationResult without a refresh token. */
export interface Tokens {
  readonly AccessToken: string
  readonly IdToken: string
  readonly ExpiresIn: number
  readonly TokenType: 'Bearer'
}

const LIFETIME_SECONDS = 3_600
/** The magic users whose tokens are soon over (contracts 8). */
const SHORT_LIFETIME_SECONDS = 5
const STRING_CLAIMS = ['given_name', 'family_name', 'email', 'phone_number', 'locale'] as const
const FLAG_CLAIMS = ['email_verified', 'phone_number_verified'] as const

/** Access and id token, RS256, one hour. */
export const issueTokens = async (deps: CognitoDeps, issue: Issue): Promise<Tokens> => {
  const { user, clientId } = issue
  const lifetime =
    isMagic(deps, user.username, 'expired') || isMagic(deps, user.username, 'expired-hard') ? SHORT_LIFETIME_SECONDS : LIFETIME_SECONDS
  const sign = signerOf(deps, issue, lifetime)
  return {
    AccessToken: await sign({
      token_use: 'access',
      client_id: clientId,
      scope: 'aws.cognito.signin.user.admin',
      username: user.username,
      ...groupClaim(user),
    }),
    IdToken: await sign({ token_use: 'id', aud: clientId, 'cognito:username': user.username, ...groupClaim(user), ...profileClaims(user) }),
    ExpiresIn: lifetime,
    TokenType: 'Bearer',
  }
}

const signerOf =
  ({ keys, clock, ids, pool }: CognitoDeps, { user, session }: Issue, lifetime: number) =>
  async (claims: Readonly<Record<string, unknown>>): Promise<string> => {
    const { kid, privateKey } = await keys()
    const now = Math.floor(clock.now() / 1000)
    return new SignJWT({ ...claims, origin_jti: session.id, auth_time: Math.floor(session.authenticatedAt / 1000) })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setSubject(user.sub)
      .setIssuer(pool.issuer)
      .setJti(ids.uuid())
      .setIssuedAt(now)
      .setExpirationTime(now + lifetime)
      .sign(privateKey)
  }

/** The vendor leaves the claim out for who is in no group. */
const groupClaim = ({ groups }: User): Readonly<Record<string, unknown>> => (groups.length === 0 ? {} : { 'cognito:groups': groups })

const profileClaims = ({ attributes }: User): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(STRING_CLAIMS.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]]))),
  ...Object.fromEntries(FLAG_CLAIMS.map((name) => [name, attributes[name] === 'true'])),
  ...Object.fromEntries(Object.entries(attributes).filter(([name]) => name.startsWith('custom:'))),
})
