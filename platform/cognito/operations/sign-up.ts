import { z } from 'zod'
import { identityUsers } from '../../../server/database/schema/identity.ts'
import { deliveryDetails } from '../codes/delivery-details.ts'
import { sendCode } from '../codes/send-code.ts'
import { errors } from '../errors.ts'
import { isMagic, playMagic } from '../magic.ts'
import type { Operation } from '../deps.ts'
import { checkPolicy } from '../passwords/check-policy.ts'
import { credentialsOf } from '../passwords/credentials-of.ts'
import { normalUsername } from '../users/normal-username.ts'
import { attributeList, checkEmail, readAttributes } from '../users/read-attributes.ts'
import { checkClient } from './check-client.ts'
import { fields } from './request-fields.ts'

const request = z.object({
  ClientId: fields.clientId,
  Username: fields.username,
  Password: fields.password,
  UserAttributes: attributeList.default([]),
  ClientMetadata: fields.metadata,
})

/** Makes an account that waits for its code. Throws UsernameExistsException, InvalidPasswordException, InvalidParameterException. */
export const signUp: Operation = (deps) => async (body) => {
  const { ClientId, Username, Password, UserAttributes, ClientMetadata } = request.parse(body)
  checkClient(deps, ClientId)
  const username = normalUsername(Username)
  await playMagic(deps, username)
  checkEmail(username)
  const attributes = { ...readAttributes(UserAttributes), email: username }
  checkPolicy(Password)
  if (isMagic(deps, username, 'taken')) throw errors.usernameExists()
  const now = deps.clock.now()
  const user = { sub: deps.ids.uuid(), username, status: 'UNCONFIRMED' as const, attributes, createdAt: now, updatedAt: now }
  const credentials = await credentialsOf(deps.pool, user.sub, Password)
  await deps.database.transaction(async (transaction) => {
    const made = await transaction
      .insert(identityUsers)
      .values({ ...user, ...credentials })
      .onConflictDoNothing()
      .returning({ sub: identityUsers.sub })
    if (made.length === 0) throw errors.usernameExists()
    await sendCode(deps, { user, purpose: 'signUp', metadata: ClientMetadata, transaction })
  })
  return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails: deliveryDetails('email', username) }
}
