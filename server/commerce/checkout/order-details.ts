import type { Address } from '../../../schemas/api/address.ts'
import type { Consumer } from '../../../schemas/api/cart.ts'
import type { CartRow } from '../cart/cart-record.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { ApiProblem } from '../http/api-problem.ts'
import type { SessionScope } from '../http/request-scope.ts'
import type { OrderDetails } from './order-snapshot.ts'

/** The buyer's data in the body of a submit or a payment start; the rest is stored with the cart. */
interface BuyerInput {
  readonly delivery?: Address | undefined
  readonly billing?: Address | undefined
  /** An express wallet pays, and needs no address. */
  readonly isExpress?: boolean
  readonly consumer?: Consumer['properties']
  readonly agreements?: CartRow['agreements']
}

/**
 * Who the order is for. What the buyer entered comes first, then the account, then the address (CHECKOUT-19). 422 without e-mail, and
 * without any address unless an express wallet pays; whether it has to be one to deliver to is known once the cart is priced (`requireAddress`).
 */
export const orderDetailsOf = ({ session, site }: SessionScope, cart: CartRow, input: BuyerInput): OrderDetails => {
  const delivery = input.delivery ?? cart.delivery ?? undefined
  const billing = input.billing ?? cart.billing ?? undefined
  const address = delivery ?? billing
  if (address === undefined && input.isExpress !== true) throw addressMissing()
  const email = input.consumer?.email ?? session.email ?? cart.consumer.email ?? address?.email
  if (email === undefined) {
    throw new ApiProblem(422, 'CONSUMER_INVALID', {
      message: 'Please enter your e-mail address.',
      errors: [{ path: 'email', message: 'is required' }],
    })
  }
  return {
    delivery,
    billing,
    email,
    phone: input.consumer?.phoneNumber ?? cart.consumer.phoneNumber ?? address?.phoneNumber ?? '',
    agreements: input.agreements ?? cart.agreements,
    // A site that has stopped offering notes does not send one that a bag still has.
    giftNote: site.checkout.giftNote === undefined ? null : cart.giftNote,
  }
}

/** 422 where something is to be shipped and nothing says where to. */
export const requireAddress = ({ delivery }: OrderDetails, { needsShipping }: Pick<PricedCart, 'needsShipping'>): void => {
  if (needsShipping && delivery === undefined) throw addressMissing()
}

const addressMissing = (): ApiProblem => new ApiProblem(422, 'ADDRESS_INVALID', { message: 'Please enter a delivery address.' })
