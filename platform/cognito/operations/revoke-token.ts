import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { identitySessions } from '../../../server/database/schema/identity.ts'
import type { Operation } from '../deps.ts'
import { refreshTokenHash } from '../tokens/refresh-token-hash.ts'
import { checkClient } from './check-client.ts'
import { fields } from './request-fields.ts'

const request = z.object({ ClientId: fields.clientId, Token: z.string().min(1).max(4096) })

/** Ends the session of a refresh token, and with it every token that came of it. One that is not known is no error. */
export const revokeToken: Operation = (deps) => async (body) => {
  const { ClientId, Token } = request.parse(body)
  checkClient(deps, ClientId)
  await deps.database.delete(identitySessions).where(eq(identitySessions.refreshTokenHash, refreshTokenHash(Token)))
  return {}
}
