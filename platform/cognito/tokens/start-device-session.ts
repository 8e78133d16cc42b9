import { and, eq, lte } from 'drizzle-orm'
import { identitySessions } from '../../../server/database/schema/identity.ts'
import type { CognitoDeps } from '../deps.ts'
import type { User } from '../users/find-user.ts'
import { issueTokens, type Tokens } from './issue-tokens.ts'
import { refreshTokenHash } from './refresh-token-hash.ts'

/** AuthenticationResult of a sign-in. */
export interface SignedIn {
  readonly ChallengeParameters: Readonly<Record<string, never>>
  readonly AuthenticationResult: Tokens & { readonly RefreshToken: string }
}

const DAY_MS = 86_400_000
const REFRESH_LIFETIME_MS = 30 * DAY_MS
/** 62^64: far more than can be guessed. */
const REFRESH_TOKEN_LENGTH = 64

/** Starts a session on a device: all three tokens. */
export const startDeviceSession = async (deps: CognitoDeps, user: User, clientId: string): Promise<SignedIn> => {
  const { database, clock, ids } = deps
  const now = clock.now()
  const refreshToken = ids.token(REFRESH_TOKEN_LENGTH)
  const session = { id: ids.uuid(), authenticatedAt: now }
  await database.delete(identitySessions).where(and(eq(identitySessions.sub, user.sub), lte(identitySessions.expiresAt, now)))
  await database.insert(identitySessions).values({
    ...session,
    refreshTokenHash: refreshTokenHash(refreshToken),
    sub: user.sub,
    expiresAt: now + REFRESH_LIFETIME_MS,
  })
  const tokens = await issueTokens(deps, { user, clientId, session })
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } }
}
