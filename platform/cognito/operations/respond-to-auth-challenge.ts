import { z } from 'zod'
import type { Operation } from '../deps.ts'
import { answerNewPassword } from '../sign-in/new-password-challenge.ts'
import { answerPasswordVerifier } from '../sign-in/srp-sign-in.ts'
import { checkClient } from './check-client.ts'
import { fields } from './request-fields.ts'

const request = z.object({
  ClientId: fields.clientId,
  ChallengeName: z.enum(['PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED']),
  // Clients send null for a device key they have just forgotten.
  ChallengeResponses: z.record(z.string(), z.string().nullable()),
  Session: z.string().max(8192).nullish(),
})

/** Answers what a sign-in asked back. */
export const respondToAuthChallenge: Operation = (deps) => async (body) => {
  const { ClientId: clientId, ChallengeName, ChallengeResponses: challengeResponses, Session } = request.parse(body)
  checkClient(deps, clientId)
  if (ChallengeName === 'PASSWORD_VERIFIER') return answerPasswordVerifier(deps, challengeResponses, clientId)
  return answerNewPassword(deps, { session: Session ?? '', challengeResponses, clientId })
}
