import type { StockStatus } from '../../../schemas/api/product.ts'
import { isPurchasable } from '../../lib/stock-status.ts'
import type { CartAddition } from '../../clients/commerce/operations/cart.ts'
import type { CartStore } from './cart-store.ts'

interface Purchase extends CartAddition {
  readonly stockStatus: StockStatus
}

/**
 * Puts a variant in the cart, for callers that think in success and failure. Throws 'Product is not available for
 * purchase' (CARTBTN-10) and 'Failed to put item in cart' with the problem as its cause (CART-17).
 */
export const putInCart =
  ({ add }: Pick<CartStore, 'add'>) =>
  async ({ stockStatus, ...addition }: Purchase): Promise<void> => {
    if (!isPurchasable(stockStatus)) throw new Error('Product is not available for purchase')
    const result = await add(addition)
    if (result.outcome === 'rejected') throw new Error('Failed to put item in cart', { cause: result.problem })
  }
