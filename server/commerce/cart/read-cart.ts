import type { Cart } from '../../../schemas/api/cart.ts'
import type { Platform } from '../../platform.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { advanceTax } from '../tax/advance-tax.ts'
import { answerCart } from './answer-cart.ts'
import type { CartRecord } from './cart-record.ts'
import { loadOpenCart } from './load-cart.ts'
import { openCart } from './open-cart.ts'

/** The session's cart: two round trips, unless it is the first read of all or the tax is pending (CALL-16, TAX-01). */
export const readCart =
  ({ platform }: { readonly platform: Platform }) =>
  async (scope: SessionScope): Promise<Cart> => {
    const owner = { ownerKey: scope.session.ownerKey, siteTag: scope.site.siteTag }
    const stored = await loadOpenCart(platform.database, owner)
    const record: CartRecord =
      stored ?? (await platform.database.transaction((transaction) => openCart({ platform, transaction, ...owner })))
    return answerCart(platform.database, await advanceTax(platform.database, record), scope)
  }
