import { eq } from 'drizzle-orm'
import { errors as joseErrors, jwtVerify, type JWTPayload } from 'jose'
import { identitySessions } from '../../../server/database/schema/identity.ts'
import { errors } from '../errors.ts'
import type { CognitoDeps } from '../deps.ts'
import { findUserBySub, type User } from '../users/find-user.ts'

/** The user whose access token it is. Throws the vendor's refusal of a token that is false, over or revoked, and of a disabled user. */
export const userOfAccessToken = async (deps: CognitoDeps, token: string): Promise<User> => {
  const { sub = '', origin_jti: sessionId } = await readToken(deps, token)
  const [session] = await deps.database
    .select({ sub: identitySessions.sub })
    .from(identitySessions)
    .where(eq(identitySessions.id, typeof sessionId === 'string' ? sessionId : ''))
  if (session?.sub !== sub) throw errors.accessTokenRevoked()
  const user = await findUserBySub(deps, sub)
  if (user === undefined) throw errors.invalidAccessToken()
  if (user.status === 'DISABLED') throw errors.disabled()
  return user
}

const readToken = async ({ keys, clock, pool }: CognitoDeps, token: string): Promise<JWTPayload> => {
  const { publicKey } = await keys()
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      issuer: pool.issuer,
      algorithms: ['RS256'],
      currentDate: new Date(clock.now()),
    })
    if (payload['token_use'] === 'access') return payload
  } catch (error) {
    if (error instanceof joseErrors.JWTExpired) throw errors.accessTokenExpired()
    if (!(error instanceof joseErrors.JOSEError)) throw error
  }
  throw errors.invalidAccessToken()
}
