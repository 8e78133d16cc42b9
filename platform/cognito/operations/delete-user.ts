import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { identityUsers } from '../../../server/database/schema/identity.ts'
import type { Operation } from '../deps.ts'
import { userOfAccessToken } from '../tokens/user-of-access-token.ts'
import { fields } from './request-fields.ts'

const request = z.object({ AccessToken: fields.accessToken })

/** Deletes who is signed in, with every code and every sign-in. */
export const deleteUser: Operation = (deps) => async (body) => {
  const { sub } = await userOfAccessToken(deps, request.parse(body).AccessToken)
  await deps.database.delete(identityUsers).where(eq(identityUsers.sub, sub))
  return {}
}
