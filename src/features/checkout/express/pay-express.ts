import type { Cart } from '../../../../schemas/api/cart.ts'
import type { PaymentSession } from '../../../../schemas/api/checkout.ts'
import type { SiteConfig } from '../../../site/site-config.ts'
import type { CheckoutDeps } from '../checkout-deps.ts'
import type { DeliveryResult } from '../checkout-vocabulary.ts'
import type { ExpressApproval } from '../checkout-types.ts'
import { incidentOf } from '../../../lib/incident-of.ts'
import { awaitTax, saveContact, saveDelivery } from '../delivery-effects.ts'
import { expressWants } from '../wallets/express-wants.ts'
import type { Wallets } from '../wallets/wallets.ts'
import { defined } from '../../../lib/defined.ts'

export interface ExpressDeps extends Pick<CheckoutDeps, 'commerce' | 'cartStore' | 'isGuest' | 'report' | 'sleep'> {
  readonly site: SiteConfig
  readonly wallets: Wallets
}

/** Why an express payment has not come to the review, as ids of its texts. */
export type ExpressProblem = 'cancelled' | 'walletUnavailable' | 'unableToShip' | 'addressInvalid' | 'contactInvalid' | 'failed'

export type ExpressResult =
  | { readonly kind: 'approved'; readonly approval: ExpressApproval }
  | { readonly kind: 'stopped'; readonly problem: ExpressProblem; readonly incident?: string | undefined }

interface Chosen {
  readonly method: string
  readonly session: PaymentSession
  readonly signal: AbortSignal
}

/** Opens a wallet, and stores the contact and the address that it gives by the same rules as typed ones. What comes of it is to be looked over before it is paid. */
export const payExpress = async (deps: ExpressDeps, { method, session, signal }: Chosen): Promise<ExpressResult> => {
  const { cartStore, wallets, site } = deps
  const { cart } = cartStore.getState()
  const answer = await wallets.open({ cart, payment: { method }, session })
  if (answer.kind === 'cancelled') return stopped('cancelled')
  if (answer.kind === 'unavailable') return stopped('walletUnavailable', answer.incident)
  if (cart === undefined) return stopped('walletUnavailable')
  const { wallet, address, consumer } = answer
  if (expressWants(site, cart) === 'contact') {
    const saved = await saveContact(deps, consumer ?? {})
    return saved.kind === 'refused'
      ? stopped('contactInvalid', saved.incident)
      : { kind: 'approved', approval: { payment: { method, wallet }, cart: saved.cart, session } }
  }
  if (address === undefined) return stopped('addressInvalid')
  if (address.countryCode !== site.code) return stopped('unableToShip')
  const shippingOption = cart.shipping.selected ?? cart.shipping.options[0]?.id
  const saved = await saveDelivery(deps, {
    address,
    ...defined({ consumer, shippingOption }),
  })
  if (saved.kind === 'refused') return stopped(problemOf(saved), saved.incident)
  try {
    const cart = await withTax(deps, saved.cart, signal)
    return { kind: 'approved', approval: { payment: { method, wallet }, cart, session } }
  } catch (cause) {
    // Reported where it failed: the shipping step can try again.
    return stopped('failed', incidentOf(cause))
  }
}

const withTax = async (deps: ExpressDeps, cart: Cart, signal: AbortSignal): Promise<Cart> =>
  !deps.site.checkout.calculateTax || cart.taxCalculated ? cart : awaitTax(deps, signal)

const problemOf = ({ code }: Extract<DeliveryResult, { kind: 'refused' }>): ExpressProblem => {
  if (code === 'UNABLE_TO_SHIP') return 'unableToShip'
  return code === 'ADDRESS_INVALID' || code === 'CONSUMER_INVALID' ? 'addressInvalid' : 'failed'
}

const stopped = (problem: ExpressProblem, incident?: string): ExpressResult => ({ kind: 'stopped', problem, incident })
