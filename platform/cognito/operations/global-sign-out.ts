import { z } from 'zod'
import type { Operation } from '../deps.ts'
import { revokeAll } from '../tokens/revoke-all.ts'
import { userOfAccessToken } from '../tokens/user-of-access-token.ts'
import { fields } from './request-fields.ts'

const request = z.object({ AccessToken: fields.accessToken })

/** Signs out on every device. */
export const globalSignOut: Operation = (deps) => async (body) => {
  const { sub } = await userOfAccessToken(deps, request.parse(body).AccessToken)
  await revokeAll(deps.database, sub)
  return {}
}
