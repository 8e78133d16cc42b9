import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { identitySessions } from '../../../server/database/schema/identity.ts'
import { errors } from '../errors.ts'
import { isMagic } from '../magic.ts'
import type { CognitoDeps } from '../deps.ts'
import { issueTokens, type Tokens } from '../tokens/issue-tokens.ts'
import { refreshTokenHash } from '../tokens/refresh-token-hash.ts'
import { findUserBySub } from '../users/find-user.ts'

const refresh = z.object({ REFRESH_TOKEN: z.string().max(4096) })

/** REFRESH_TOKEN_AUTH: new access and id token while the refresh token is good. */
export const refreshTokens = async (
  deps: CognitoDeps,
  parameters: unknown,
  clientId: string,
): Promise<{ readonly ChallengeParameters: object; readonly AuthenticationResult: Tokens }> => {
  const { REFRESH_TOKEN } = refresh.parse(parameters)
  const [session] = await deps.database
    .select()
    .from(identitySessions)
    .where(and(eq(identitySessions.refreshTokenHash, refreshTokenHash(REFRESH_TOKEN)), gt(identitySessions.expiresAt, deps.clock.now())))
  const user = session === undefined ? undefined : await findUserBySub(deps, session.sub)
  if (session === undefined || user === undefined || isMagic(deps, user.username, 'expired-hard')) throw errors.invalidRefreshToken()
  if (user.status === 'DISABLED') throw errors.disabled()
  return { ChallengeParameters: {}, AuthenticationResult: await issueTokens(deps, { user, clientId, session }) }
}
