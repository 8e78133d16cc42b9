import { fromPromise } from 'xstate'
import type { Cart } from '../../../schemas/api/cart.ts'
import type { Address } from '../../../schemas/api/address.ts'
import type { PaymentSession } from '../../../schemas/api/checkout.ts'
import type { ReportSink } from '../../lib/report.ts'
import { CommerceError, isRefusal } from '../../clients/commerce/commerce-client.ts'
import { reportFailure } from '../../clients/commerce/report-failure.ts'
import { submitCheckout, startPayment, confirmPayment, getPaymentSession } from '../../clients/commerce/operations/checkout.ts'
import type { ConfirmInput, DeliveryResult, Submission, WalletInput } from './checkout-vocabulary.ts'
import type { ConfirmResult, Delivery, Rejection, StartResult, SubmitResult, WalletResult } from './checkout-types.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { captchaHeaders } from '../captcha/site-captcha.ts'
import { awaitTax, saveDelivery } from './delivery-effects.ts'
import { cardFields, orderRequest } from './order-request.ts'
import { refusalCode } from './checkout-messages.ts'
import { readAction } from './read-action.ts'
import { createAddressSaver } from './save-address.ts'
import { defined } from '../../lib/defined.ts'

/** The checkout machine's effects. Answers are data; only the unforeseen throws. */
export const checkoutEffects = (deps: CheckoutDeps) => effectsWith(deps, createAddressSaver(deps))

const effectsWith = (deps: CheckoutDeps, saveAddress: (address: Address) => void) => ({
  loadCart: fromPromise<Cart | undefined>(async () => {
    const result = await deps.cartStore.load()
    if (result.outcome === 'fulfilled') return result.cart
    const { status, ...problem } = result.problem
    throw new CommerceError(status, { ...problem, message: `The bag cannot be read: ${problem.code}` })
  }),
  saveDelivery: fromPromise<DeliveryResult, Delivery>(async ({ input }) => {
    const result = await saveDelivery(deps, input)
    if (result.kind === 'saved') deps.onDeliverySaved()
    const { email = '' } = input.consumer ?? {}
    if (result.kind === 'saved' && input.wantsNews === true && email !== '') deps.signUp(email)
    if (result.kind === 'saved' && input.isToBeSaved === true && !deps.isGuest()) saveAddress(input.address)
    return result
  }),
  waitForTax: fromPromise<Cart>(async ({ signal }) => awaitTax(deps, signal)),
  loadPaymentSession: fromPromise<PaymentSession>(async () => {
    deps.fingerprint.prepare()
    deps.captcha.prepare('payment')
    const session = await reported(deps, 'paymentSessionFailed', getPaymentSession(deps.commerce)())
    return deps.wallets.atPayment(session)
  }),
  submitOrder: fromPromise<SubmitResult, Submission>(({ input }) => submitOrder(deps, input)),
  startPayment: fromPromise<StartResult, Submission>(({ input }) => beginPayment(deps, input)),
  confirmPayment: fromPromise<ConfirmResult, ConfirmInput>(({ input }) => confirm(deps, input)),
  openWallet: fromPromise<WalletResult, WalletInput>(({ input }) => deps.wallets.open(input)),
})

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
    ...defined({ utr, deviceFingerprint }),
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
        ...defined({ deviceFingerprint }),
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

const confirm = async (deps: CheckoutDeps, { utr, details }: ConfirmInput): Promise<ConfirmResult> => {
  const answer = await reported(deps, 'confirmFailed', confirmPayment(deps.commerce)({ utr, details: { details } }))
  if ('paymentRetry' in answer) return { kind: 'actionRequired' }
  const transaction = answer.pgTransactionId === undefined ? {} : { pgTransactionId: answer.pgTransactionId }
  if (answer.statusCode === 'AUTHORISED') return { kind: 'authorised', ...transaction, ...defined({ response: answer.checkout }) }
  if (answer.statusCode === 'PENDING') return { kind: 'pending', ...transaction, ...defined({ response: answer.checkout }) }
  const kinds = { CANCELLED: 'cancelled', EXPIRED: 'expired', ERROR: 'failed' } as const
  if (answer.statusCode === 'REFUSED') {
    const { refusalReason } = answer
    return { kind: 'refused', isPreauth: refusalReason === 'PREAUTH_FAILED', code: refusalCode(refusalReason), ...transaction }
  }
  return { kind: kinds[answer.statusCode], ...transaction }
}

/** Throws on what the call throws: the machine decides what is shown. */
const reported = <Answer>({ report }: Pick<CheckoutDeps, 'report'>, code: string, call: Promise<Answer>): Promise<Answer> =>
  call.catch((cause: unknown) => {
    reportFailure(report, cause, { code, message: 'A payment could not go on' })
    throw cause
  })

const rejection = (error: unknown, report: ReportSink): { readonly kind: 'rejected' } & Rejection => {
  if (!(error instanceof CommerceError)) throw error
  const { status, body, incident } = error
  report({ code: 'checkoutRejected', message: error.message, details: { status, code: body.code }, isRefused: isRefusal(error) })
  return { kind: 'rejected', status, code: body.code === 'AD_RESULT_REFUSED' ? refusalCode(body['refusalReason']) : body.code, incident }
}
