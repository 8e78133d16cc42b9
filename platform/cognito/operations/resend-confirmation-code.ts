import { z } from 'zod'
import { deliveryDetails } from '../codes/delivery-details.ts'
import { limitSends } from '../codes/limit-sends.ts'
import { sendCode } from '../codes/send-code.ts'
import { errors } from '../errors.ts'
import { playMagic } from '../magic.ts'
import type { Operation } from '../deps.ts'
import { findUser } from '../users/find-user.ts'
import { normalUsername } from '../users/normal-username.ts'
import { checkClient } from './check-client.ts'
import { fields } from './request-fields.ts'

const request = z.object({ ClientId: fields.clientId, Username: fields.username, ClientMetadata: fields.metadata })

/** Sends the sign-up code again, at most five times an hour. */
export const resendConfirmationCode: Operation = (deps) => async (body) => {
  const { ClientId, Username, ClientMetadata: metadata } = request.parse(body)
  checkClient(deps, ClientId)
  const username = normalUsername(Username)
  await playMagic(deps, username)
  await limitSends(deps, 'resend', username)
  const user = await findUser(deps, username)
  if (user !== undefined && user.status !== 'UNCONFIRMED') throw errors.invalidParameter('User is already confirmed.')
  if (user !== undefined) await sendCode(deps, { user, purpose: 'signUp', metadata })
  return { CodeDeliveryDetails: deliveryDetails('email', username) }
}
