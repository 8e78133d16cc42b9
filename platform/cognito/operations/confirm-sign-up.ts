import { z } from 'zod'
import { redeemCode } from '../codes/redeem-code.ts'
import { errors } from '../errors.ts'
import { playMagic } from '../magic.ts'
import type { Operation } from '../deps.ts'
import { findUser } from '../users/find-user.ts'
import { normalUsername } from '../users/normal-username.ts'
import { updateUser } from '../users/update-user.ts'
import { checkClient } from './check-client.ts'
import { fields } from './request-fields.ts'

const request = z.object({ ClientId: fields.clientId, Username: fields.username, ConfirmationCode: fields.code })

/** Confirms an account by the code from its mail. */
export const confirmSignUp: Operation = (deps) => async (body) => {
  const { ClientId, Username, ConfirmationCode: code } = request.parse(body)
  checkClient(deps, ClientId)
  const username = normalUsername(Username)
  await playMagic(deps, username)
  const user = await findUser(deps, username)
  if (user !== undefined && user.status !== 'UNCONFIRMED') throw errors.alreadyConfirmed()
  await redeemCode(deps, {
    username,
    sub: user?.sub,
    purpose: 'signUp',
    code,
    then: async (transaction) => {
      if (user !== undefined)
        await updateUser(deps, user.sub, { status: 'CONFIRMED', attributes: { ...user.attributes, email_verified: 'true' }, transaction })
    },
  })
  return {}
}
