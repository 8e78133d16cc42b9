import { eq, sql } from 'drizzle-orm'
import { identityUsers } from '../../../server/database/schema/identity.ts'
import { errors } from '../errors.ts'
import { isMagic } from '../magic.ts'
import type { CognitoDeps } from '../deps.ts'
import { startDeviceSession } from '../tokens/start-device-session.ts'
import type { User } from '../users/find-user.ts'
import { forgetSignIns } from './limit-sign-ins.ts'
import { newPasswordChallenge } from './new-password-challenge.ts'

/** What follows a right password: tokens, or the vendor's code for what is missing. Nobody else learns of it (AUTH-09). */
export const finishSignIn = async (deps: CognitoDeps, user: User, clientId: string): Promise<object> => {
  await forgetSignIns(deps, user.username)
  if (user.status === 'DISABLED') throw errors.disabled()
  if (user.status === 'UNCONFIRMED') throw errors.notConfirmed()
  if (user.status === 'RESET_REQUIRED') throw errors.resetRequired()
  const signIns = await countSignIn(deps, user)
  if (isMagic(deps, user.username, 'nodevice2')) throw errors.noDevice()
  if (isMagic(deps, user.username, 'nodevice') && signIns % 2 === 1) throw errors.noDevice()
  if (user.status === 'FORCE_CHANGE_PASSWORD') return newPasswordChallenge(deps, user)
  return startDeviceSession(deps, user, clientId)
}

const countSignIn = async ({ database }: CognitoDeps, { sub }: User): Promise<number> => {
  const [counted] = await database
    .update(identityUsers)
    .set({ signIns: sql`${identityUsers.signIns} + 1` })
    .where(eq(identityUsers.sub, sub))
    .returning({ signIns: identityUsers.signIns })
  return counted?.signIns ?? 0
}
