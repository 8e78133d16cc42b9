import { z } from 'zod'
import type { Operation } from '../needs.ts'
import { revokeAll } from '../tokens/revoke-all.ts'
import { userOfAccessToken } from '../tokens/user-of-access-token.ts'
import { fields } from './request-fields.ts'

const request = z.object({ AccessToken: fields.accessToken })

/** Signs out on every device. */
export const globalSignOut: Operation = (needs) => async (body) => {
  const { sub } = await userOfAccessToken(needs, request.parse(body).AccessToken)
  await revokeAll(needs.database, sub)
  return {}
}
