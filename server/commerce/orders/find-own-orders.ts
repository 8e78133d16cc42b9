import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { orders } from '../../database/schema/commerce.ts'
import type { AccountScope } from '../http/request-scope.ts'

/** Orders of a signed-in user at this client: placed with the account, or as a guest with its e-mail. */
export const isOwnOrder = ({ identity, site }: AccountScope): SQL | undefined =>
  and(
    eq(orders.isVisible, true),
    eq(orders.clientTag, site.clientTag),
    or(eq(orders.accountId, identity.sub), and(isNull(orders.accountId), eq(orders.email, identity.email.toLowerCase()))),
  )
