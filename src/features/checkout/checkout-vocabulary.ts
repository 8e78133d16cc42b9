import { assign, fromPromise, setup } from 'xstate'
import type { Cart } from '../../../schemas/api/cart.ts'
import type { CheckoutResponse, PaymentSession } from '../../../schemas/api/checkout.ts'
import { messageId, storedStatus } from './checkout-messages.ts'
import { furthestStep } from './checkout-steps.ts'
import type {
  CheckoutContext,
  CheckoutStep,
  ConfirmResult,
  Delivery,
  DeliveryRefusal,
  ExpressApproval,
  PaymentChoice,
  PaymentReturn,
  Rejection,
  StartResult,
  SubmitResult,
  WalletResult,
} from './checkout-types.ts'
import { walletOf } from './wallet-methods.ts'
import type { ReturnPlan } from './payment-return.ts'
import { incidentOf } from '../../lib/incident-of.ts'
import { defined } from '../../lib/defined.ts'

/** How often a bank may ask for more about one payment. */
export const MAX_ROUNDS = 3
export const MAX_STATUS_CHECKS = 5
const STATUS_CHECK_INTERVAL_MS = 2_000
const CODE_CHECK_INTERVAL_MS = 3_000

export interface CheckoutInput {
  readonly requestedStep: CheckoutStep
  readonly calculatesTax: boolean
  /** The payment in the address that the shopper returns from. */
  readonly paymentReturn?: PaymentReturn
  /** An express payment approved on another page of this visit. */
  readonly express?: ExpressApproval
}

export type CheckoutEvent =
  | { readonly type: 'cart.stored'; readonly cart: Cart | undefined }
  | { readonly type: 'step.requested'; readonly step: CheckoutStep }
  | { readonly type: 'delivery.submitted'; readonly delivery: Delivery }
  | { readonly type: 'tax.retried' }
  | { readonly type: 'methods.retried' }
  | { readonly type: 'payment.chosen'; readonly payment: PaymentChoice }
  | { readonly type: 'order.submitted'; readonly agreements: Readonly<Record<string, boolean>> }
  | { readonly type: 'action.finished'; readonly details: Readonly<Record<string, unknown>> }
  | { readonly type: 'action.blocked' }
  | { readonly type: 'action.expired' }
  | { readonly type: 'payment.restarted' }
  | { readonly type: 'express.approved'; readonly approval: ExpressApproval }
  | { readonly type: 'payment.checked' }
  | { readonly type: 'cart.retried' }
  /** A session has ended; the bag is that of a new one, with the same lines. */
  | { readonly type: 'bag.rebuilt' }

export type DeliveryResult = { readonly kind: 'saved'; readonly cart: Cart } | ({ readonly kind: 'refused' } & DeliveryRefusal)

/** What is submitted or begun. */
export type Submission = Pick<CheckoutContext, 'cart' | 'payment' | 'agreements' | 'utr'>

export type WalletInput = Pick<CheckoutContext, 'cart' | 'payment' | 'session'>

export interface ConfirmInput {
  readonly utr: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Effects, named here and done by checkout.provider.tsx. */
const notSupplied = async (): Promise<never> => {
  throw new Error('The provider supplies the effects of the checkout.')
}

/** What states, guards and actions of the checkout are made of. */
export const checkoutVocabulary = setup({
  types: {
    context: {} as CheckoutContext & { readonly plan: ReturnPlan | undefined },
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as CheckoutResponse | undefined,
    tags: {} as 'loading' | 'busy' | CheckoutStep | 'acting' | 'pending',
  },
  actors: {
    loadCart: fromPromise<Cart | undefined>(notSupplied),
    saveDelivery: fromPromise<DeliveryResult, Delivery>(notSupplied),
    waitForTax: fromPromise<Cart>(notSupplied),
    loadPaymentSession: fromPromise<PaymentSession>(notSupplied),
    submitOrder: fromPromise<SubmitResult, Submission>(notSupplied),
    startPayment: fromPromise<StartResult, Submission>(notSupplied),
    confirmPayment: fromPromise<ConfirmResult, ConfirmInput>(notSupplied),
    openWallet: fromPromise<WalletResult, WalletInput>(notSupplied),
  },
  guards: {
    mayShow: ({ context }, { step }: { step: CheckoutStep }) => furthestStep(context.requestedStep, context) === step,
    needsTax: ({ context }) => context.calculatesTax && context.cart?.taxCalculated !== true,
    // Nothing of a card outlives the page.
    hasLostPayment: ({ context }) =>
      context.requestedStep === 'review' && context.plan === undefined && furthestStep('review', context) === 'payment',
    mustAsk: ({ context }) => context.plan?.kind === 'ask',
    isReturnDecided: ({ context }) => context.plan?.kind === 'show',
    beginsAtProvider: ({ context }) =>
      context.payment !== undefined &&
      context.payment.method !== 'creditcard' &&
      context.payment.wallet === undefined &&
      context.utr === undefined,
    // What the wallet has shown is what may be charged: after a change of the bag it is asked again.
    needsWallet: ({ context: { cart, payment, utr } }) =>
      payment !== undefined &&
      utr === undefined &&
      walletOf(payment.method) !== undefined &&
      payment.wallet?.total !== cart?.cartSummary.totalCost,
    isCode: ({ context }) => context.action?.type === 'qrCode',
    isTransfer: ({ context }) => context.action?.type === 'bankTransfer',
    hasRoundsLeft: ({ context }) => context.rounds < MAX_ROUNDS,
    hasStatusChecksLeft: ({ context }) => context.statusChecks < MAX_STATUS_CHECKS,
  },
  delays: { statusCheckInterval: STATUS_CHECK_INTERVAL_MS, codeCheckInterval: CODE_CHECK_INTERVAL_MS },
  actions: {
    storeCart: assign((_, { cart }: { cart: Cart | undefined }) => ({ cart })),
    requestStep: assign((_, { step }: { step: CheckoutStep }) => ({ requestedStep: step })),
    addMessage: assign(({ context }, { message }: { message: string }) => ({ messages: [...new Set([...context.messages, message])] })),
    forgetPayment: assign({ payment: undefined, utr: undefined, action: undefined }),
    forgetCard: assign(({ context }) => ({ payment: withoutCard(context.payment), utr: undefined, action: undefined })),
    clearRejection: assign({ rejectionError: undefined, rejectionIncident: undefined, messages: [], pgTransactionId: undefined }),
    reject: assign(({ context }, { status, code, incident }: Rejection) => {
      const stored = storedStatus({ status, code })
      return { rejectionError: stored, rejectionIncident: incident, messages: [...new Set([...context.messages, messageId(stored)])] }
    }),
    keepIncident: assign((_, { cause }: { cause: unknown }) => ({ incident: incidentOf(cause) })),
    countFailure: assign(({ context }) => ({ failedCheckoutAttempts: context.failedCheckoutAttempts + 1 })),
  },
})

const withoutCard = (payment: PaymentChoice | undefined): PaymentChoice | undefined =>
  payment === undefined ? undefined : { method: payment.method, ...defined({ issuer: payment.issuer }) }
