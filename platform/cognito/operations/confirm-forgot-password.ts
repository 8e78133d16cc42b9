import { z } from 'zod'
import { redeemCode } from '../codes/redeem-code.ts'
import { playMagic } from '../magic.ts'
import type { Operation } from '../deps.ts'
import { checkPolicy } from '../passwords/check-policy.ts'
import { credentialsOf } from '../passwords/credentials-of.ts'
import { forgetSignIns } from '../sign-in/limit-sign-ins.ts'
import { revokeAll } from '../tokens/revoke-all.ts'
import { findUser } from '../users/find-user.ts'
import { normalUsername } from '../users/normal-username.ts'
import { updateUser } from '../users/update-user.ts'
import { checkClient } from './check-client.ts'
import { fields } from './request-fields.ts'

const request = z.object({ ClientId: fields.clientId, Username: fields.username, ConfirmationCode: fields.code, Password: fields.password })

/**
 * Sets a new password by the code from the mail. The code proves the address too, so an account that waited for
 * confirmation is confirmed; whoever was signed in with the old password is signed out.
 */
export const confirmForgotPassword: Operation = (deps) => async (body) => {
  const { ClientId, Username, ConfirmationCode: code, Password } = request.parse(body)
  checkClient(deps, ClientId)
  const username = normalUsername(Username)
  await playMagic(deps, username)
  checkPolicy(Password)
  const user = await findUser(deps, username)
  // Credentials are made for an unknown user too, so that the time of the answer does not tell who has an account.
  const credentials = await credentialsOf(deps.pool, user?.sub ?? username, Password)
  await redeemCode(deps, {
    username,
    sub: user?.status === 'DISABLED' ? undefined : user?.sub,
    purpose: 'password',
    code,
    then: async (transaction) => {
      if (user === undefined) return
      const attributes = { ...user.attributes, email_verified: 'true' }
      await updateUser(deps, user.sub, { ...credentials, status: 'CONFIRMED', attributes, transaction })
      await revokeAll(transaction, user.sub)
    },
  })
  await forgetSignIns(deps, username)
  return {}
}
