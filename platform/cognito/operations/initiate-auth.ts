import { z } from 'zod'
import type { Operation } from '../deps.ts'
import { passwordSignIn } from '../sign-in/password-sign-in.ts'
import { refreshTokens } from '../sign-in/refresh-tokens.ts'
import { startSrp } from '../sign-in/srp-sign-in.ts'
import { checkClient } from './check-client.ts'
import { fields } from './request-fields.ts'

const request = z.object({
  ClientId: fields.clientId,
  AuthFlow: z.enum(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
  // Clients send null for a device key they do not have.
  AuthParameters: z.record(z.string(), z.string().nullable()),
})

/** Begins a sign-in, or renews one. */
export const initiateAuth: Operation = (deps) => async (body) => {
  const { ClientId, AuthFlow, AuthParameters } = request.parse(body)
  checkClient(deps, ClientId)
  if (AuthFlow === 'USER_SRP_AUTH') return startSrp(deps, AuthParameters)
  if (AuthFlow === 'USER_PASSWORD_AUTH') return passwordSignIn(deps, AuthParameters, ClientId)
  return refreshTokens(deps, AuthParameters, ClientId)
}
