import type { Cart } from '../../../schemas/api/cart.ts'
import type { Runtime } from '../../runtime.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { advanceTax } from './cart-tax.ts'
import { answerCart } from './answer-cart.ts'
import type { CartRecord } from './cart-record.ts'
import { loadOpenCart } from './load-cart.ts'
import { openCart } from './open-cart.ts'

/** The session's cart: two round trips, unless it is the first read of all or the tax is pending (CALL-16, TAX-01). */
export const readCart =
  ({ runtime }: { readonly runtime: Runtime }) =>
  async (scope: SessionScope): Promise<Cart> => {
    const owner = { ownerKey: scope.session.ownerKey, siteTag: scope.site.siteTag }
    const stored = await loadOpenCart(runtime.database, owner)
    const record: CartRecord = stored ?? (await runtime.database.transaction((transaction) => openCart({ runtime, transaction, ...owner })))
    return answerCart(runtime.database, await advanceTax(runtime.database, record), scope)
  }
