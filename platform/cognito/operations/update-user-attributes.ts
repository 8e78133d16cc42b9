import { z } from 'zod'
import { errors } from '../errors.ts'
import type { Operation } from '../deps.ts'
import { userOfAccessToken } from '../tokens/user-of-access-token.ts'
import { attributeList, readAttributes } from '../users/read-attributes.ts'
import { updateUser } from '../users/update-user.ts'
import { fields } from './request-fields.ts'

const request = z.object({ AccessToken: fields.accessToken, UserAttributes: attributeList })

/** Changes attributes. The e-mail address is the username and stays; a changed phone number must be verified anew. */
export const updateUserAttributes: Operation = (deps) => async (body) => {
  const { AccessToken, UserAttributes } = request.parse(body)
  const user = await userOfAccessToken(deps, AccessToken)
  const changes = readAttributes(UserAttributes)
  if (changes['email'] !== undefined && changes['email'] !== user.username) throw errors.unwritableAttribute()
  const hasNewPhone = changes['phone_number'] !== undefined && changes['phone_number'] !== user.attributes['phone_number']
  const merged = { ...user.attributes, ...changes, ...(hasNewPhone ? { phone_number_verified: 'false' } : {}) }
  // An empty value removes the attribute, as at the vendor.
  await updateUser(deps, user.sub, { attributes: Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== '')) })
  return { CodeDeliveryDetailsList: [] }
}
