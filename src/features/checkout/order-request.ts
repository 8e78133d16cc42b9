import type { Address } from '../../../schemas/api/address.ts'
import type { Cart, Consumer } from '../../../schemas/api/cart.ts'
import type { CheckoutRequest } from '../../../schemas/api/checkout.ts'
import { hasShipping } from '../../lib/needs-shipping.ts'
import type { PaymentChoice } from './checkout-types.ts'
import { isExpress } from './wallet-methods.ts'
import { defined } from '../../lib/defined.ts'

interface Parts {
  readonly cart: Cart
  readonly payment: PaymentChoice
  readonly agreements: Readonly<Record<string, boolean>>
  readonly isGuest: boolean
  readonly userAgent: string
  readonly utr?: string
  readonly deviceFingerprint?: string
}

/**
 * The body of the submit (CHECKOUT-22); undefined where the cart has no address yet to deliver to. Without anything to
 * ship it is the one to bill, and an express wallet needs none.
 */
export const orderRequest = ({
  cart,
  payment,
  agreements,
  isGuest,
  userAgent,
  utr,
  deviceFingerprint,
}: Parts): CheckoutRequest | undefined => {
  const { DELIVERY: delivery, BILLING: billing = delivery } = cart.addresses
  const ships = hasShipping(cart.items)
  if (ships ? delivery === undefined : billing === undefined && !isExpress(payment.method)) return undefined
  return {
    addresses: {
      ...(billing === undefined ? {} : { BILLING: ships ? billingAddress(billing) : billing }),
      ...(ships && delivery !== undefined ? { DELIVERY: delivery } : {}),
    },
    ...(isGuest ? { consumer: consumerProperties(cart.consumer, delivery ?? billing) } : {}),
    paymentMethod: payment.method,
    userAgent,
    agreements,
    revision: cart.revision,
    ...defined({ utr, deviceFingerprint }),
    ...cardFields(payment),
  }
}

/** Without default, reference, names and empty values (CHECKOUT-18). */
export const billingAddress = ({
  default: _default,
  reference: _reference,
  firstName: _first,
  lastName: _last,
  ...rest
}: Address): Address => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '' && value !== null && value !== undefined)),
  countryCode: rest.countryCode,
})

/** What the consumer lacks is taken from the shipping address (CHECKOUT-19), or the only one. */
export const consumerProperties = ({ properties }: Consumer, address: Address | undefined): Consumer['properties'] => {
  const known = CONSUMER_FIELDS.map((field) => [field, properties[field] ?? address?.[field]] as const)
  return Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== ''))
}

const CONSUMER_FIELDS = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

/** What pays: a card's encrypted fields, the token of a stored one (DATA-52) or of a wallet; or at which bank. */
export const cardFields = ({ card, stored, wallet, issuer }: PaymentChoice): Partial<CheckoutRequest> => {
  if (wallet !== undefined) return { walletToken: wallet.token }
  if (issuer !== undefined) return { issuer: issuer.id }
  if (stored !== undefined) return { cardToken: stored.cardToken }
  if (card === undefined) return {}
  const { lastFour: _lastFour, ...fields } = card
  return fields
}
