import { z } from 'zod'
import { deliveryDetails } from '../codes/delivery-details.ts'
import { limitSends } from '../codes/limit-sends.ts'
import { sendCode } from '../codes/send-code.ts'
import { playMagic } from '../magic.ts'
import type { Operation } from '../deps.ts'
import { userOfAccessToken } from '../tokens/user-of-access-token.ts'
import { attributeList, readAttributes } from '../users/read-attributes.ts'
import { updateUser } from '../users/update-user.ts'
import { fields } from './request-fields.ts'

const request = z.object({ AccessToken: fields.accessToken, UserAttributes: attributeList, ClientMetadata: fields.metadata })

/**
 * Changes attributes. A changed phone number must be verified anew. Another e-mail address gets a code and the present one stays until it came
 * back (the vendor's "keep original attribute value active"), also where the address has an account of its own: the answer tells nobody.
 */
export const updateUserAttributes: Operation = (deps) => async (body) => {
  const { AccessToken, UserAttributes, ClientMetadata: metadata } = request.parse(body)
  const user = await userOfAccessToken(deps, AccessToken)
  const { email = user.username, ...changes } = readAttributes(UserAttributes)
  const isMoving = email !== user.username
  if (isMoving) {
    await playMagic(deps, email)
    await limitSends(deps, 'attribute', user.username)
  }
  const hasNewPhone = changes['phone_number'] !== undefined && changes['phone_number'] !== user.attributes['phone_number']
  const merged = { ...user.attributes, ...changes, ...(hasNewPhone ? { phone_number_verified: 'false' } : {}) }
  await deps.database.transaction(async (transaction) => {
    // An empty value removes the attribute, as at the vendor.
    const attributes = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
    await updateUser(deps, user.sub, { attributes, transaction })
    if (isMoving) await sendCode(deps, { user, purpose: 'attribute:email', metadata, destination: email, transaction })
  })
  return { CodeDeliveryDetailsList: isMoving ? [deliveryDetails('email', email)] : [] }
}
