import { z } from 'zod'
import { deliveryDetails } from '../codes/delivery-details.ts'
import { limitSends } from '../codes/limit-sends.ts'
import { sendCode } from '../codes/send-code.ts'
import { errors } from '../errors.ts'
import type { Operation } from '../deps.ts'
import { userOfAccessToken } from '../tokens/user-of-access-token.ts'
import { fields } from './request-fields.ts'

const request = z.object({ AccessToken: fields.accessToken, AttributeName: fields.attributeName, ClientMetadata: fields.metadata })

/** Sends a code that proves an address or a phone number of who is signed in. */
export const getUserAttributeVerificationCode: Operation = (deps) => async (body) => {
  const { AccessToken, AttributeName: name, ClientMetadata: metadata } = request.parse(body)
  const user = await userOfAccessToken(deps, AccessToken)
  const destination = user.attributes[name]
  if (destination === undefined) throw errors.invalidParameter(`User has no attribute ${name}.`)
  await limitSends(deps, 'attribute', user.username)
  await sendCode(deps, { user, purpose: `attribute:${name}`, metadata })
  return { CodeDeliveryDetails: deliveryDetails(name, destination) }
}
