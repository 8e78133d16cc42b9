import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Cart } from '../../../schemas/api/cart.ts'
import { cartLines } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { notFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { changeCart } from './change-cart.ts'
import { copyLine } from './cart-record.ts'
import { loadCartByPublicId } from './load-cart.ts'

export const recreateBody = z.object({ cartPublicId: z.string().regex(/^[A-Za-z0-9-]{8,64}$/) })

/** Replaces the cart's lines by those of another cart; addresses and buyer are private and not copied (CART-19, CALL-22). */
export const recreateCart = async ({ runtime }: { readonly runtime: Runtime }, scope: SessionScope, input: unknown): Promise<Cart> => {
  const { cartPublicId } = readInput(recreateBody, input)
  return changeCart({ runtime }, scope, async ({ transaction, cart }) => {
    const source = await loadCartByPublicId(transaction, cartPublicId)
    if (source === undefined) throw notFound('There is no such bag.')
    if (source.cart.id === cart.id) return undefined
    await transaction.delete(cartLines).where(eq(cartLines.cartId, cart.id))
    const copies = source.lines.map((line) => copyLine(line, { id: runtime.ids.uuid(), cartId: cart.id }))
    if (copies.length > 0) await transaction.insert(cartLines).values(copies)
    return undefined
  })
}
