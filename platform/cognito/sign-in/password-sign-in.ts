import { z } from 'zod'
import { errors } from '../errors.ts'
import { playMagic } from '../magic.ts'
import type { CognitoDeps } from '../deps.ts'
import { isPasswordRight } from '../passwords/password-hash.ts'
import { findUser } from '../users/find-user.ts'
import { normalUsername } from '../users/normal-username.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { limitSignIns } from './limit-sign-ins.ts'

const credentials = z.object({ USERNAME: z.string().min(1).max(320), PASSWORD: z.string().max(1024) })

/** USER_PASSWORD_AUTH: one call, for clients that cannot do the remote-password protocol. */
export const passwordSignIn = async (deps: CognitoDeps, parameters: unknown, clientId: string): Promise<object> => {
  const { USERNAME, PASSWORD } = credentials.parse(parameters)
  const username = normalUsername(USERNAME)
  await playMagic(deps, username)
  await limitSignIns(deps, username)
  const user = await findUser(deps, username)
  if (!(await isPasswordRight(PASSWORD, user?.passwordHash)) || user === undefined) throw errors.wrongCredentials()
  return finishSignIn(deps, user, clientId)
}
