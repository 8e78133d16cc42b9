import { z } from 'zod'
import type { Address } from '../../../schemas/api/address.ts'
import type { Consumer } from '../../../schemas/api/cart.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { readAddress } from '../addresses/read-address.ts'
import { readConsumer } from '../cart/set-consumer.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import type { EncryptedCard } from '../payments/payment-gateway.ts'
import { paypalOrderOf } from '../payments/adyen/wallet-fields.ts'
import { isExpress, isWallet } from '../payments/payment-methods.ts'
import { defined } from '../../../src/lib/defined.ts'

const encrypted = z.string().min(1).max(20_000).optional()
const reference = z.string().regex(/^[A-Za-z0-9-]{8,64}$/)

/** The payment part that a submit and a payment start share. */
export const paymentBody = z.object({
  paymentMethod: z.string().min(1).max(64),
  userAgent: z.string().max(1000).optional(),
  deviceFingerprint: z.string().max(5000).nullish(),
  utr: reference.nullish(),
  cardHolderName: z.string().max(100).optional(),
  encryptedCardNumber: encrypted,
  encryptedExpiryMonth: encrypted,
  encryptedExpiryYear: encrypted,
  encryptedSecurityCode: encrypted,
  storeCard: z.boolean().optional(),
  cardToken: z.string().min(1).max(100).optional(),
  walletToken: encrypted,
  issuer: z.string().min(1).max(64).optional(),
})

const agreements = z.record(z.string().max(64), z.boolean()).optional()

/** Of the cart that the shopper saw. */
const revision = z.int().optional()

/** Agreements given before the bank is called count for the order that the payment pays for. */
export const paymentStartBody = paymentBody.extend({ agreements, revision })

export const checkoutBody = paymentBody.extend({
  addresses: z.object({ BILLING: z.unknown().optional(), DELIVERY: z.unknown().optional() }),
  consumer: z.unknown().optional(),
  agreements,
  revision,
})

const looseObject = z.object({}).loose()

export type PaymentInput = z.infer<typeof paymentBody>

/** A submit that is complete and allowed on its site; the cart is not checked yet. */
export interface Checkout {
  readonly payment: PaymentInput
  /** Undefined where none was sent: a bag that needs shipping is refused without. */
  readonly delivery: Address | undefined
  /** Undefined where an express wallet pays for what is not shipped. */
  readonly billing: Address | undefined
  readonly consumer: Consumer['properties']
  readonly agreements: Readonly<Record<string, boolean>>
  readonly revision: number | undefined
}

/** Reads a submit (CHECKOUT-22). 422 for what is missing or not allowed, in the order the shopper meets it. */
export const readCheckout = (scope: SessionScope, input: unknown): Checkout => {
  const { addresses, consumer, agreements: given, revision, ...payment } = readInput(checkoutBody, input)
  requireAllowedMethod(scope, payment)
  // The order of a payment begun before may have them already.
  if (payment.utr === undefined || payment.utr === null) requireAgreements(scope.site, given)
  const { delivery, billing } = readAddresses(scope, addresses, payment)
  return {
    payment,
    delivery: delivery && { ...delivery, addressType: 'DELIVERY' },
    billing: billing && { ...billing, addressType: 'BILLING' },
    consumer:
      consumer === undefined || consumer === null
        ? {}
        : readConsumer(scope, { ...contactOf(delivery ?? billing ?? {}), ...readInput(looseObject, consumer) }),
    agreements: agreementsOf(scope.site, given),
    revision,
  }
}

const readAddresses = (
  scope: SessionScope,
  { DELIVERY, BILLING = DELIVERY }: z.infer<typeof checkoutBody>['addresses'],
  { paymentMethod }: PaymentInput,
): { readonly delivery?: Address; readonly billing?: Address } => {
  if (BILLING === undefined && isExpress(paymentMethod)) return {}
  const billing = (): Address => readAddress({ input: BILLING, type: 'billing', scope })
  if (DELIVERY === undefined && BILLING !== undefined) return { billing: billing() }
  return { delivery: readAddress({ input: DELIVERY, type: 'shipping', scope }), billing: billing() }
}

/** Refuses a method the site does not offer (DATA-104), and one that lacks what it is paid with. Only an account has stored cards. */
export const requireAllowedMethod = ({ site, session }: Pick<SessionScope, 'site' | 'session'>, payment: PaymentInput): void => {
  const { paymentMethod, utr } = payment
  if (!site.payments.methods.some((method) => method === paymentMethod)) throw methodNotAllowed()
  if (isExpress(paymentMethod) && site.payments.express !== true) throw methodNotAllowed()
  if (utr !== undefined && utr !== null) return
  const hasStored = payment.cardToken !== undefined
  const hasCard = hasStored || cardOf(payment) !== undefined
  if (paymentMethod === 'creditcard' && (!hasCard || (hasStored && session.accountId === null)))
    throw new ApiProblem(422, 'CARD_MISSING', { message: 'Please enter your card details.' })
  // Which of the two the shopper meant cannot be known, and one of them would be charged.
  if (paymentMethod !== 'creditcard' && hasCard) {
    throw new ApiProblem(400, 'INVALID_REQUEST', { message: 'A card belongs to payments by card only.' })
  }
  if (!isWallet(paymentMethod) && payment.walletToken !== undefined) {
    throw new ApiProblem(400, 'INVALID_REQUEST', { message: 'A wallet’s token belongs to payments by that wallet only.' })
  }
  if (isWallet(paymentMethod) && !hasWallet(payment)) {
    throw new ApiProblem(422, 'EXPRESS_MISSING', { message: 'Please choose your express payment again.' })
  }
}

/** PayPal's token is read here, the others' by the provider alone. */
const hasWallet = ({ paymentMethod, walletToken }: PaymentInput): boolean =>
  walletToken !== undefined && (paymentMethod !== 'paypal_express' || paypalOrderOf(walletToken) !== undefined)

export const methodNotAllowed = (): ApiProblem =>
  new ApiProblem(422, 'PAYMENT_METHOD_NOT_ALLOWED', { message: 'This way to pay is not offered here.' })

/** A submit of an express method has what the wallet signed, or names the payment begun with it. */
export const requireExpressPayment = ({ paymentMethod, utr, walletToken }: PaymentInput): void => {
  if (isExpress(paymentMethod) && (utr === undefined || utr === null) && walletToken === undefined) {
    throw new ApiProblem(422, 'EXPRESS_MISSING', { message: 'Please choose your express payment again.' })
  }
}

/** The card of a payment, where all of its fields are there. */
export const cardOf = (payment: PaymentInput): EncryptedCard | undefined => {
  const { cardHolderName, encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode } = payment
  if (encryptedCardNumber === undefined || encryptedExpiryMonth === undefined) return undefined
  if (encryptedExpiryYear === undefined || encryptedSecurityCode === undefined) return undefined
  const holder = cardHolderName === undefined ? {} : { cardHolderName }
  return { ...holder, encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode }
}

/** The buyer's contact from the address, for the fields left empty (CHECKOUT-19). */
export const contactOf = ({ firstName, lastName, email, phoneNumber }: Partial<Address>): Consumer['properties'] => ({
  ...defined({ firstName, lastName, email, phoneNumber }),
})

/** What was agreed to, among the agreements of the site, from every source given. */
export const agreementsOf = (
  { checkout }: SiteConfig,
  ...given: readonly (Readonly<Record<string, boolean>> | undefined)[]
): Readonly<Record<string, boolean>> =>
  Object.fromEntries(checkout.agreements.map(({ id }) => [id, given.some((one) => one?.[id] === true)]))

/** 422 AGREEMENT_REQUIRED where one that the site requires was not given. */
export const requireAgreements = ({ checkout }: SiteConfig, given: Readonly<Record<string, boolean>> = {}): void => {
  const missing = checkout.agreements.find(({ id, required }) => required && given[id] !== true)
  if (missing !== undefined) throw new ApiProblem(422, 'AGREEMENT_REQUIRED', { message: 'Please agree to continue.', id: missing.id })
}
