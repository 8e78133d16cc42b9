import { z } from 'zod'
import type { Operation } from '../deps.ts'
import { refreshTokens } from '../sign-in/refresh-tokens.ts'
import { checkClient } from './check-client.ts'
import { fields } from './request-fields.ts'

const request = z.object({ ClientId: fields.clientId, RefreshToken: z.string().min(1).max(4096) })

/** Renews a sign-in, as Amplify does. Refresh tokens are not rotated, so the answer has no new one. */
export const getTokensFromRefreshToken: Operation = (deps) => async (body) => {
  const { ClientId, RefreshToken } = request.parse(body)
  checkClient(deps, ClientId)
  const { AuthenticationResult } = await refreshTokens(deps, { REFRESH_TOKEN: RefreshToken }, ClientId)
  return { AuthenticationResult }
}
