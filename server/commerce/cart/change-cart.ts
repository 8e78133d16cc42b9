import { eq, sql, and } from 'drizzle-orm'
import type { Cart } from '../../../schemas/api/cart.ts'
import type { Database } from '../../database/database.ts'
import { carts } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { answerCart } from './answer-cart.ts'
import type { CartRecord, CartRow } from './cart-record.ts'
import { loadCartById, loadOpenCart } from './load-cart.ts'
import { openCart } from './open-cart.ts'

/** A change under way: the cart is locked, and whatever is thrown undoes all of it. */
export interface CartChange extends CartRecord {
  readonly transaction: Database
}

/** Columns of the cart to write with the change. */
export type CartPatch = Partial<
  Pick<CartRow, 'delivery' | 'billing' | 'consumer' | 'shippingMethod' | 'voucherCode' | 'voucherCodes' | 'giftNote' | 'taxState'>
>

/** Changes the session's cart, one change after the other, raises its revision and answers it as it then is. */
export const changeCart = (
  { runtime }: { readonly runtime: Runtime },
  scope: SessionScope,
  change: (editing: CartChange) => Promise<CartPatch | undefined>,
): Promise<Cart> =>
  runtime.database.transaction(async (transaction) => {
    const owner = { ownerKey: scope.session.ownerKey, siteTag: scope.site.siteTag }
    const record = await openCart({ runtime, transaction, ...owner })
    const patch = await change({ ...record, transaction })
    await transaction
      .update(carts)
      .set({ ...patch, revision: sql`${carts.revision} + 1`, updatedAt: runtime.clock.now() })
      .where(eq(carts.id, record.cart.id))
    const deps = { database: transaction, secret: runtime.config.ORDER_HASH_SECRET }
    return answerCart(deps, (await loadCartById(transaction, record.cart.id)) ?? record, scope)
  })

/** The session's cart: two round trips, unless it is the first read of all or the tax is pending (CALL-16, TAX-01). */
export const readCart = async (deps: Pick<CommerceDeps, 'runtime' | 'tax'>, scope: SessionScope): Promise<Cart> => {
  const { runtime } = deps
  const owner = { ownerKey: scope.session.ownerKey, siteTag: scope.site.siteTag }
  const stored = await loadOpenCart(runtime.database, owner)
  const record: CartRecord = stored ?? (await runtime.database.transaction((transaction) => openCart({ runtime, transaction, ...owner })))
  const { database, config } = runtime
  return answerCart({ database, secret: config.ORDER_HASH_SECRET }, await advanceTax(deps, record), scope)
}

/**
 * Asks the tax service for the state of a tax that is pending, and stores what it became. Only the cart that was asked about is
 * written to: the answer for one address says nothing about the next.
 */
export const advanceTax = async ({ runtime, tax }: Pick<CommerceDeps, 'runtime' | 'tax'>, record: CartRecord): Promise<CartRecord> => {
  const { id, revision, taxState: stored } = record.cart
  if (stored !== 'PENDING') return record
  const { delivery, billing } = record.cart
  const taxState = await tax.read({ ...record.cart, delivery: delivery ?? billing })
  if (taxState === stored) return record
  const isUnchanged = and(eq(carts.id, id), eq(carts.revision, revision), eq(carts.taxState, stored))
  const [cart] = await runtime.database.update(carts).set({ taxState }).where(isUnchanged).returning()
  return cart === undefined ? record : { ...record, cart }
}
