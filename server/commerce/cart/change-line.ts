import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Cart } from '../../../schemas/api/cart.ts'
import { cartLines } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { notFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { variantsOf } from './answer-cart.ts'
import { changeCart } from './change-cart.ts'
import { checkLimits } from './check-limits.ts'

const body = z.object({ quantity: z.int().min(0).max(99) })

/** Sets the quantity of a line; 0 removes it (CART-09, CALL-19). 404 for a line that is not in the session's cart. */
export const changeLine =
  ({ runtime }: { readonly runtime: Runtime }) =>
  async (scope: SessionScope, lineItemId: string, input: unknown): Promise<Cart> => {
    const { quantity } = readInput(body, input)
    return changeCart({ runtime })(scope, async ({ transaction, lines }) => {
      const line = lines.find(({ id }) => id === lineItemId)
      if (line === undefined) throw notFound('There is no such item in the bag.')
      if (quantity === 0) {
        await transaction.delete(cartLines).where(eq(cartLines.id, line.id))
        return undefined
      }
      const others = lines.filter((other) => other !== line)
      checkLimits({ site: scope.site, line: { ...line, quantity }, others, variants: await variantsOf(transaction, lines, scope) })
      await transaction.update(cartLines).set({ quantity }).where(eq(cartLines.id, line.id))
      return undefined
    })
  }
