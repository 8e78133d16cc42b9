import { z } from 'zod'
import type { Cart } from '../../../schemas/api/cart.ts'
import type { Runtime } from '../../runtime.ts'
import { priceStored } from '../cart/answer-cart.ts'
import { changeCart } from '../cart/change-cart.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'

export const shippingBody = z.object({ id: z.string().min(1).max(64) })

/** Chooses how the cart ships (CALL-26). 422 for a method that is not offered for it. */
export const selectShipping = async ({ runtime }: { readonly runtime: Runtime }, scope: SessionScope, input: unknown): Promise<Cart> => {
  const { id } = readInput(shippingBody, input)
  return changeCart({ runtime }, scope, async ({ transaction, cart, lines }) => {
    const { offers } = await priceStored(transaction, { cart, lines }, scope)
    if (!offers.some((offer) => offer.id === id && !offer.isSuspended)) {
      throw new ApiProblem(422, 'SHIPPING_OPTION_UNAVAILABLE', { message: 'This delivery is not available for your bag.' })
    }
    return { shippingMethod: id }
  })
}
