import { z } from 'zod'
import { credentialsOf } from '../passwords/credentials-of.ts'
import { checkPolicy } from '../passwords/check-policy.ts'
import { errors } from '../errors.ts'
import type { CognitoDeps } from '../deps.ts'
import type { Secret } from '../../../server/lib/secret.ts'
import { seal, unseal } from '../../seal.ts'
import { startDeviceSession } from '../tokens/start-device-session.ts'
import { findUserBySub, type User } from '../users/find-user.ts'
import { updateUser } from '../users/update-user.ts'

const LIFETIME_MS = 180_000
const challengeSession = z.object({ sub: z.string(), passwordHash: z.string(), expiresAt: z.number() })
const responses = z.object({ NEW_PASSWORD: z.string().max(1024) })

/** Asks a user with a password set for them to choose one of their own. */
export const newPasswordChallenge = ({ config, clock }: CognitoDeps, user: User): object => ({
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  // Bound to the password just proved: once it is changed, the session is worth nothing.
  Session: seal({ sub: user.sub, passwordHash: user.passwordHash, expiresAt: clock.now() + LIFETIME_MS }, sealKey(config.SESSION_SECRET)),
  ChallengeParameters: { USER_ID_FOR_SRP: user.username, requiredAttributes: '[]', userAttributes: JSON.stringify(user.attributes) },
})

interface Answer {
  readonly session: string
  readonly challengeResponses: unknown
  readonly clientId: string
}

export const answerNewPassword = async (deps: CognitoDeps, { session, challengeResponses, clientId }: Answer): Promise<object> => {
  const read = challengeSession.safeParse(unseal(session, sealKey(deps.config.SESSION_SECRET)))
  if (!read.success || read.data.expiresAt <= deps.clock.now()) throw errors.invalidSession()
  const user = await findUserBySub(deps, read.data.sub)
  if (user?.status !== 'FORCE_CHANGE_PASSWORD' || user.passwordHash !== read.data.passwordHash) throw errors.invalidSession()
  const { NEW_PASSWORD: password } = responses.parse(challengeResponses)
  checkPolicy(password)
  await updateUser(deps, user.sub, { ...(await credentialsOf(deps.pool, user.sub, password)), status: 'CONFIRMED' })
  return startDeviceSession(deps, user, clientId)
}

const sealKey = (secret: Secret): Parameters<typeof unseal>[1] => ({ secret, purpose: 'new-password' })
