import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../server/database/database.ts'
import { lockUntilCommit } from '../../../server/database/lock-until-commit.ts'
import { identityUsers } from '../../../server/database/schema/identity.ts'
import { redeemCode } from '../codes/redeem-code.ts'
import { errors } from '../errors.ts'
import type { Operation } from '../deps.ts'
import { userOfAccessToken } from '../tokens/user-of-access-token.ts'
import { updateUser } from '../users/update-user.ts'
import { fields } from './request-fields.ts'

const request = z.object({ AccessToken: fields.accessToken, AttributeName: fields.attributeName, Code: fields.code })

/** Proves an address or a phone number by the code sent to it. The code of another address makes it the one to sign in with. */
export const verifyUserAttribute: Operation = (deps) => async (body) => {
  const { AccessToken, AttributeName: name, Code: code } = request.parse(body)
  const { sub, username, attributes } = await userOfAccessToken(deps, AccessToken)
  await redeemCode(deps, {
    username,
    sub,
    purpose: `attribute:${name}`,
    code,
    then: async (transaction, destination) => {
      const proven = { ...attributes, [`${name}_verified`]: 'true' }
      if (destination === undefined) return updateUser(deps, sub, { attributes: proven, transaction })
      await requireFree(transaction, { sub, username: destination })
      return updateUser(deps, sub, { username: destination, attributes: { ...proven, email: destination }, transaction })
    },
  })
  return {}
}

/** Two accounts that want the address at the same moment: one after the other. Only who reads its mail learns that it is taken. */
const requireFree = async (
  transaction: Database,
  { sub, username }: { readonly sub: string; readonly username: string },
): Promise<void> => {
  await lockUntilCommit(transaction, `identity:${username}`)
  const [other] = await transaction
    .select({ sub: identityUsers.sub })
    .from(identityUsers)
    .where(and(eq(identityUsers.username, username), ne(identityUsers.sub, sub)))
  if (other !== undefined) throw errors.aliasExists()
}
