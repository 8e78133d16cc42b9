import { fromPromise } from 'xstate'
import type { Address } from '../../../schemas/api/address.ts'
import type { Cart } from '../../../schemas/api/cart.ts'
import type { PaymentSession } from '../../../schemas/api/checkout.ts'
import type { ReportSink } from '../../lib/report.ts'
import { CommerceError, type CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { getCart, selectShipping } from '../../clients/commerce/operations/cart.ts'
import {
  submitCheckout,
  startPayment,
  confirmPayment,
  getPaymentSession,
  setCartAddress,
  setGiftNote,
  setConsumer,
  calculateTax,
} from '../../clients/commerce/operations/checkout.ts'
import type { Captcha } from '../captcha/create-captcha.ts'
import { captchaHeaders } from '../captcha/site-captcha.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { DeliveryResult, ConfirmInput, Submission } from './checkout-vocabulary.ts'
import type { ConfirmResult, Delivery, StartResult, SubmitResult } from './checkout-types.ts'
import type { DeviceFingerprint } from './device-fingerprint.ts'
import type { IdempotencyKeys } from './idempotency-keys.ts'
import { billingAddress, cardFields, orderRequest } from './order-request.ts'
import { readAction } from './read-action.ts'
import { createAddressSaver } from './save-address.ts'
import { TOO_MANY_REQUESTS, waitForTax } from './wait-for-tax.ts'

/** What the effects are done with. */
export interface CheckoutDeps {
  readonly commerce: CommerceClient
  readonly cartStore: CartStore
  readonly isGuest: () => boolean
  readonly userAgent: string
  readonly keys: IdempotencyKeys
  readonly fingerprint: DeviceFingerprint
  readonly captcha: Captcha
  readonly report: ReportSink
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

/** The checkout machine's effects. Answers are data; only the unforeseen throws. */
export const checkoutEffects = (deps: CheckoutDeps) => effectsWith(deps, createAddressSaver(deps))

const effectsWith = (deps: CheckoutDeps, saveAddress: (address: Address) => void) => ({
  loadCart: fromPromise<Cart | undefined>(async () => {
    const result = await deps.cartStore.load()
    if (result.outcome === 'rejected') throw new Error(`The bag cannot be read: ${result.problem.code}`)
    return result.cart
  }),
  saveDelivery: fromPromise<DeliveryResult, Delivery>(async ({ input }) => {
    const result = await saveDelivery(deps, input)
    if (result.kind === 'saved' && input.isToBeSaved === true && !deps.isGuest()) saveAddress(input.address)
    return result
  }),
  waitForTax: fromPromise<Cart>(async ({ signal }) => awaitTax(deps, signal)),
  loadPaymentSession: fromPromise<PaymentSession>(async () => {
    deps.fingerprint.prepare()
    deps.captcha.prepare('payment')
    return getPaymentSession(deps.commerce)()
  }),
  submitOrder: fromPromise<SubmitResult, Submission>(({ input }) => submitOrder(deps, input)),
  startPayment: fromPromise<StartResult, Submission>(({ input }) => beginPayment(deps, input)),
  confirmPayment: fromPromise<ConfirmResult, ConfirmInput>(({ input }) => confirm(deps, input)),
})

const saveDelivery = async ({ cartStore, commerce, isGuest }: CheckoutDeps, delivery: Delivery): Promise<DeliveryResult> => {
  const { consumer, address, billing, shippingOption, giftNote } = delivery
  try {
    if (consumer !== undefined && isGuest()) await setConsumer(commerce)(consumer)
  } catch (error) {
    if (error instanceof CommerceError) return refusalOf(error)
    throw error
  }
  let refusal: CommerceError | undefined
  const result = await cartStore.change(async (client) => {
    try {
      const store = async (next: Address): Promise<Cart> => setCartAddress(client)(next)
      await store(billing === undefined ? { ...billingAddress(address), addressType: 'BILLING' } : { ...billing, addressType: 'BILLING' })
      const placed = await store({ ...address, addressType: 'DELIVERY' })
      const isNoteNew = giftNote !== undefined && giftNote !== (placed.giftNote ?? '')
      const stored = isNoteNew ? await setGiftNote(client)(giftNote) : placed
      return shippingOption === undefined ? stored : await selectShipping(client)(shippingOption)
    } catch (error) {
      if (error instanceof CommerceError) refusal = error
      throw error
    }
  })
  if (result.outcome === 'fulfilled' && result.cart !== undefined) return { kind: 'saved', cart: result.cart }
  return refusal === undefined
    ? { kind: 'refused', code: result.outcome === 'rejected' ? result.problem.code : '', fields: {} }
    : refusalOf(refusal)
}

const refusalOf = ({ body }: CommerceError): DeliveryResult => ({
  kind: 'refused',
  code: body.code,
  fields: Object.fromEntries((body.errors ?? []).map(({ path, message }) => [path.replace(/^\//, ''), message])),
})

const awaitTax = async ({ commerce, cartStore, report, sleep }: CheckoutDeps, signal: AbortSignal): Promise<Cart> => {
  const address = cartStore.getState().cart?.addresses.DELIVERY
  try {
    if (address !== undefined) await calculateTax(commerce)(address)
    const cart = await waitForTax({ readCart: getCart(commerce), sleep, signal })
    await cartStore.change(async () => cart)
    return cartStore.getState().cart ?? cart
  } catch (error) {
    if (!signal.aborted) report({ code: 'taxCalculation', message: error instanceof Error ? error.message : TOO_MANY_REQUESTS })
    throw new Error('Tax Calculation Error', { cause: error })
  }
}

const submitOrder = async (deps: CheckoutDeps, { cart, payment, agreements, utr }: Submission): Promise<SubmitResult> => {
  if (cart === undefined || payment === undefined) return { kind: 'rejected', status: 404, code: 'ORDER_NOT_FOUND' }
  const { userAgent, isGuest, keys, commerce, report } = deps
  const deviceFingerprint = await deps.fingerprint.read()
  const request = orderRequest({
    cart,
    payment,
    agreements,
    isGuest: isGuest(),
    userAgent,
    ...(utr === undefined ? {} : { utr }),
    ...(deviceFingerprint === undefined ? {} : { deviceFingerprint }),
  })
  if (request === undefined) return { kind: 'rejected', status: 422, code: 'UNABLE_TO_SHIP' }
  try {
    const answer = await submitCheckout(commerce)({
      request,
      idempotencyKey: keys.keyFor({ ...request, utr: undefined }),
      headers: captchaHeaders(await deps.captcha.tokenFor('payment')),
    })
    if ('paymentRetry' in answer) return { kind: 'actionRequired', utr: answer.utr ?? utr ?? '' }
    return isPending(answer) ? { kind: 'pending', utr: answer.utr } : { kind: 'accepted', response: answer }
  } catch (error) {
    const rejected = rejection(error, report)
    if (rejected.code === 'IDEMPOTENCY_KEY_REUSED') keys.drop()
    return rejected
  }
}

/** 202: the bank has not decided yet; its body is no checkout response. */
const isPending = (answer: { readonly code: string }): boolean => answer.code === 'PENDING'

const beginPayment = async (
  { commerce, userAgent, fingerprint, captcha, report }: CheckoutDeps,
  { cart, payment, agreements, utr }: Submission,
): Promise<StartResult> => {
  const choice = payment ?? { method: '' }
  const deviceFingerprint = await fingerprint.read()
  try {
    const answer = await startPayment(commerce)({
      headers: captchaHeaders(await captcha.tokenFor('payment')),
      payment: {
        paymentMethod: choice.method,
        userAgent,
        ...(deviceFingerprint === undefined ? {} : { deviceFingerprint }),
        agreements,
        ...(cart === undefined ? {} : { revision: cart.revision }),
        ...(utr === undefined ? cardFields(choice) : { utr }),
      },
    })
    if ('paymentRetry' in answer) return { kind: 'rejected', status: 428, code: 'PREAUTH_FAILED' }
    const action = readAction(answer.additionalData)
    if (action === undefined)
      report({ code: 'unknownPaymentAction', message: 'The payment action is not known', details: { utr: answer.utr } })
    return action === undefined ? { kind: 'rejected', status: 422, code: 'PREAUTH_FAILED' } : { kind: 'started', utr: answer.utr, action }
  } catch (error) {
    return rejection(error, report)
  }
}

const confirm = async ({ commerce }: CheckoutDeps, { utr, details }: ConfirmInput): Promise<ConfirmResult> => {
  const answer = await confirmPayment(commerce)({ utr, details: { details } })
  if ('paymentRetry' in answer) return { kind: 'actionRequired' }
  const transaction = answer.pgTransactionId === undefined ? {} : { pgTransactionId: answer.pgTransactionId }
  if (answer.statusCode === 'AUTHORISED')
    return { kind: 'authorised', ...transaction, ...(answer.checkout === undefined ? {} : { response: answer.checkout }) }
  const kinds = { PENDING: 'pending', CANCELLED: 'cancelled', ERROR: 'failed' } as const
  if (answer.statusCode === 'REFUSED') return { kind: 'refused', isPreauth: answer.refusalReason === 'PREAUTH_FAILED', ...transaction }
  return { kind: kinds[answer.statusCode], ...transaction }
}

const rejection = (error: unknown, report: ReportSink): { kind: 'rejected'; status: number; code: string } => {
  if (!(error instanceof CommerceError)) throw error
  report({ code: 'checkoutRejected', message: error.message, details: { status: error.status, code: error.body.code } })
  return { kind: 'rejected', status: error.status, code: error.body.code }
}
