import { z } from 'zod'
import { redeemCode } from '../codes/redeem-code.ts'
import type { Operation } from '../deps.ts'
import { userOfAccessToken } from '../tokens/user-of-access-token.ts'
import { updateUser } from '../users/update-user.ts'
import { fields } from './request-fields.ts'

const request = z.object({ AccessToken: fields.accessToken, AttributeName: fields.attributeName, Code: fields.code })

/** Proves an address or a phone number by the code sent to it. */
export const verifyUserAttribute: Operation = (deps) => async (body) => {
  const { AccessToken, AttributeName: name, Code: code } = request.parse(body)
  const { sub, username, attributes } = await userOfAccessToken(deps, AccessToken)
  await redeemCode(deps, {
    username,
    sub,
    purpose: `attribute:${name}`,
    code,
    then: (transaction) => updateUser(deps, sub, { attributes: { ...attributes, [`${name}_verified`]: 'true' }, transaction }),
  })
  return {}
}
