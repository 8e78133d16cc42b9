import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { carts, orders, shoppingSessions } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import type { AccountScope } from '../http/request-scope.ts'
import { consentOf } from '../marketing/consent.ts'

/**
 * Has what the shop holds under an account's former address follow it to the one it has at the identity provider now: its sessions, whose address is the
 * contact of an order, its bag, orders placed as a guest with it, and consent to marketing. The former address is the one this session was begun with:
 * the provider had proven it then. Whatever was written since, by whoever has that address now, is not touched. The same call twice is the same as once.
 */
export const followAddress = async (
  { runtime }: { readonly runtime: Runtime },
  { identity, session, site, language }: AccountScope,
): Promise<void> => {
  const { sub } = identity
  const email = identity.email.toLowerCase()
  const former = session.email
  if (session.accountId !== sub || former === null || former === '' || former === email) return
  await runtime.database.transaction(async (transaction) => {
    await transaction
      .update(orders)
      .set({ accountId: sub })
      .where(and(isNull(orders.accountId), eq(orders.email, former), lte(orders.placedAt, session.createdAt)))
    await transaction
      .update(carts)
      .set({ consumer: sql`jsonb_set(${carts.consumer}, '{email}', to_jsonb(${email}::text))` })
      .where(and(eq(carts.ownerKey, `account:${sub}`), eq(carts.status, 'open'), sql`lower(${carts.consumer} ->> 'email') = ${former}`))
    await transaction
      .update(shoppingSessions)
      .set({ email })
      .where(and(eq(shoppingSessions.accountId, sub), or(isNull(shoppingSessions.email), ne(shoppingSessions.email, email))))
  })
  await moveConsent(consentOf({ runtime, site }), { former, email, language })
}

interface Move {
  readonly former: string
  readonly email: string
  readonly language: string
}

/** A service that does not answer leaves consent with the former address: none is made up, and the profile shows what is so. */
const moveConsent = async (consent: ReturnType<typeof consentOf>, { former, email, language }: Move): Promise<void> => {
  if ((await consent.read(former)) !== true) return
  if (await consent.change({ email, language, isGiven: true })) await consent.change({ email: former, language, isGiven: false })
}
