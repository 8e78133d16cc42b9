import { z } from 'zod'
import { errors } from '../errors.ts'
import { limitTries } from '../limit-tries.ts'
import type { Operation } from '../deps.ts'
import { checkPolicy } from '../passwords/check-policy.ts'
import { credentialsOf } from '../passwords/credentials-of.ts'
import { isPasswordRight } from '../passwords/password-hash.ts'
import { userOfAccessToken } from '../tokens/user-of-access-token.ts'
import { updateUser } from '../users/update-user.ts'
import { fields } from './request-fields.ts'

const request = z.object({ AccessToken: fields.accessToken, PreviousPassword: fields.password, ProposedPassword: fields.password })

const MAX_TRIES = 10
const HOUR_MS = 3_600_000

/** Changes the password of who is signed in and knows the present one. */
export const changePassword: Operation = (deps) => async (body) => {
  const { AccessToken, PreviousPassword, ProposedPassword } = request.parse(body)
  const { sub, username, passwordHash } = await userOfAccessToken(deps, AccessToken)
  await limitTries(deps, { what: 'change', username, max: MAX_TRIES, windowMs: HOUR_MS })
  checkPolicy(ProposedPassword)
  if (!(await isPasswordRight(PreviousPassword, passwordHash))) throw errors.wrongCredentials()
  await updateUser(deps, sub, await credentialsOf(deps.pool, sub, ProposedPassword))
  return {}
}
