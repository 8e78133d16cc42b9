import type { Address } from '../../../schemas/api/address.ts'
import type { Consumer } from '../../../schemas/api/cart.ts'
import type { CartRow } from '../cart/cart-record.ts'
import { ApiProblem } from '../http/api-problem.ts'
import type { SessionScope } from '../http/request-scope.ts'
import type { OrderDetails } from './order-snapshot.ts'

/** What a submit or a payment start says itself; the rest is with the cart. */
interface Said {
  readonly delivery?: Address
  readonly billing?: Address
  readonly consumer?: Consumer['properties']
  readonly agreements?: CartRow['agreements']
}

/** Who the order is for. The buyer's own words come first, then the account, then the address (CHECKOUT-19). 422 without place or e-mail. */
export const orderDetailsOf = ({ session }: SessionScope, cart: CartRow, said: Said): OrderDetails => {
  const delivery = said.delivery ?? cart.delivery
  if (delivery === null) throw new ApiProblem(422, 'ADDRESS_INVALID', { message: 'Please enter a delivery address.' })
  const email = said.consumer?.email ?? session.email ?? cart.consumer.email ?? delivery.email
  if (email === undefined) {
    throw new ApiProblem(422, 'CONSUMER_INVALID', {
      message: 'Please enter your e-mail address.',
      errors: [{ path: 'email', message: 'is required' }],
    })
  }
  return {
    delivery,
    billing: said.billing ?? cart.billing ?? undefined,
    email,
    phone: said.consumer?.phoneNumber ?? cart.consumer.phoneNumber ?? delivery.phoneNumber ?? '',
    agreements: said.agreements ?? cart.agreements,
  }
}
