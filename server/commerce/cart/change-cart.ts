import { eq, sql } from 'drizzle-orm'
import type { Cart } from '../../../schemas/api/cart.ts'
import type { Database } from '../../database/database.ts'
import { carts } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { answerCart } from './answer-cart.ts'
import type { CartRecord, CartRow } from './cart-record.ts'
import { advanceTax } from './cart-tax.ts'
import { loadCartById, loadOpenCart } from './load-cart.ts'
import { openCart } from './open-cart.ts'

/** A change under way: the cart is locked, and whatever is thrown undoes all of it. */
export interface CartChange extends CartRecord {
  readonly transaction: Database
}

/** Columns of the cart to write with the change. */
export type CartPatch = Partial<Pick<CartRow, 'delivery' | 'billing' | 'consumer' | 'shippingMethod' | 'voucherCode' | 'taxState'>>

/** Changes the session's cart, one change after the other, raises its revision and answers it as it then is. */
export const changeCart =
  ({ runtime }: { readonly runtime: Runtime }) =>
  (scope: SessionScope, change: (editing: CartChange) => Promise<CartPatch | undefined>): Promise<Cart> =>
    runtime.database.transaction(async (transaction) => {
      const owner = { ownerKey: scope.session.ownerKey, siteTag: scope.site.siteTag }
      const record = await openCart({ runtime, transaction, ...owner })
      const patch = await change({ ...record, transaction })
      await transaction
        .update(carts)
        .set({ ...patch, revision: sql`${carts.revision} + 1`, updatedAt: runtime.clock.now() })
        .where(eq(carts.id, record.cart.id))
      return answerCart(transaction, (await loadCartById(transaction, record.cart.id)) ?? record, scope)
    })

/** The session's cart: two round trips, unless it is the first read of all or the tax is pending (CALL-16, TAX-01). */
export const readCart =
  (deps: Pick<CommerceDeps, 'runtime' | 'tax'>) =>
  async (scope: SessionScope): Promise<Cart> => {
    const { runtime } = deps
    const owner = { ownerKey: scope.session.ownerKey, siteTag: scope.site.siteTag }
    const stored = await loadOpenCart(runtime.database, owner)
    const record: CartRecord = stored ?? (await runtime.database.transaction((transaction) => openCart({ runtime, transaction, ...owner })))
    return answerCart(runtime.database, await advanceTax(deps, record), scope)
  }
