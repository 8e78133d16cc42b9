import type { Cart } from '../../../schemas/api/cart.ts'
import { hasShipping } from '../../lib/needs-shipping.ts'
import { isExpress } from './wallet-methods.ts'
import { CHECKOUT_STEPS, type CheckoutStep, type PaymentChoice } from './checkout-types.ts'

interface Facts {
  readonly cart: Cart | undefined
  readonly payment: PaymentChoice | undefined
  readonly calculatesTax: boolean
}

/** Whether a step may be entered (ROUTE-32). */
export const mayEnter = (step: CheckoutStep, facts: Facts): boolean => ENTRY[step](facts)

/** The last step that may be entered, looking no further than the requested one. */
export const furthestStep = (requested: CheckoutStep, facts: Facts): CheckoutStep => {
  const upTo = CHECKOUT_STEPS.slice(0, CHECKOUT_STEPS.indexOf(requested) + 1)
  const blocked = upTo.findIndex((step) => !mayEnter(step, facts))
  return upTo[blocked === -1 ? upTo.length - 1 : Math.max(0, blocked - 1)] ?? 'basket'
}

/** A step named in an address; basket for none or an unknown one. */
export const readStep = (text: string | undefined): CheckoutStep => CHECKOUT_STEPS.find((step) => step === text) ?? 'basket'

const hasOnlyAvailableItems = ({ cart }: Facts): boolean =>
  cart !== undefined && cart.items.length > 0 && cart.unavailableItems.length === 0

const hasDelivery = (facts: Facts): boolean =>
  hasOnlyAvailableItems(facts) &&
  facts.cart !== undefined &&
  isPlaced(facts.cart, facts.payment) &&
  (!facts.calculatesTax || facts.cart.taxCalculated)

/** Whether delivery address and offer are chosen. Without anything to ship a payer is enough, and an express wallet brings one. */
const isPlaced = ({ items, addresses, shipping }: Cart, payment: PaymentChoice | undefined): boolean => {
  if (hasShipping(items)) return addresses.DELIVERY !== undefined && shipping.selected !== undefined
  return addresses.BILLING !== undefined || (payment !== undefined && isExpress(payment.method) && payment.wallet !== undefined)
}

const ENTRY: Readonly<Record<CheckoutStep, (facts: Facts) => boolean>> = {
  basket: () => true,
  shipping: hasOnlyAvailableItems,
  payment: hasDelivery,
  review: (facts) => hasDelivery(facts) && isComplete(facts.payment),
}

const isComplete = (payment: PaymentChoice | undefined): boolean =>
  payment !== undefined &&
  (payment.method !== 'creditcard' || payment.card !== undefined || payment.stored !== undefined) &&
  (!isExpress(payment.method) || payment.wallet !== undefined)
