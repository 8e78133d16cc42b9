import type { FastifyRequest } from 'fastify'
import type { CommerceDeps } from '../commerce-deps.ts'
import { unauthorized } from '../http/problems.ts'
import { finishIfClosed } from '../people/closed-accounts.ts'
import { bearerTokenOf } from './authorization.ts'
import type { Identity } from './identity.ts'

/** Who a call's bearer token belongs to. 401 without a valid one, and for an account that was closed. */
export const readIdentity = async (
  deps: Pick<CommerceDeps, 'runtime' | 'verifyAccessToken'>,
  request: FastifyRequest,
): Promise<Identity> => {
  const token = bearerTokenOf(request)
  const identity = token === undefined ? undefined : await deps.verifyAccessToken(token)
  if (token === undefined || identity === undefined) throw unauthorized()
  if (await finishIfClosed(deps, identity, token)) throw unauthorized()
  return identity
}
