import { assign } from 'xstate'
import { checkoutVocabulary, type CheckoutEvent, type DeliveryResult } from './checkout-vocabulary.ts'
import type { CheckoutContext, Delivery } from './checkout-types.ts'
import { paymentStates } from './payment-states.ts'
import { planReturn, type ReturnPlan } from './payment-return.ts'
import { incidentOf } from '../../lib/incident-of.ts'

/** The checkout: one state a step, effects by name (product.md 4, ROUTE-32, CHECKOUT-22, CHECKOUT-24, TRICKY-16). */
export const checkoutMachine = checkoutVocabulary.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    calculatesTax: input.calculatesTax,
    requestedStep: input.requestedStep,
    cart: undefined,
    payment: input.express?.payment,
    session: input.express?.session,
    agreements: {},
    rejectionError: undefined,
    rejectionIncident: undefined,
    messages: [],
    failedCheckoutAttempts: 0,
    deliveryRefusal: undefined,
    incident: undefined,
    utr: input.paymentReturn?.utr,
    action: undefined,
    actionDetails: {},
    rounds: 0,
    statusChecks: 0,
    pgTransactionId: input.paymentReturn?.pgTransactionId,
    response: undefined,
    plan: input.paymentReturn === undefined ? undefined : planReturn(input.paymentReturn),
  }),
  initial: 'loading',
  on: {
    'cart.stored': { actions: { type: 'storeCart', params: ({ event }) => ({ cart: event.cart }) } },
    'bag.rebuilt': { actions: { type: 'addMessage', params: { message: 'bagRebuilt' } } },
  },
  states: {
    loading: {
      tags: ['loading'],
      invoke: {
        src: 'loadCart',
        onDone: { target: 'arriving', actions: { type: 'storeCart', params: ({ event }) => ({ cart: event.output }) } },
        onError: { target: 'unavailable', actions: { type: 'keepIncident', params: ({ event }) => ({ cause: event.error }) } },
      },
      on: { 'step.requested': { actions: { type: 'requestStep', params: ({ event }) => ({ step: event.step }) } } },
    },
    unavailable: { on: { 'cart.retried': 'loading' } },
    arriving: {
      always: [
        { guard: 'mustAsk', target: 'confirming', actions: assign({ plan: undefined }) },
        { guard: 'hasLostPayment', target: 'deciding', actions: { type: 'addMessage', params: { message: 'paymentAgain' } } },
        { guard: 'isReturnDecided', target: 'deciding', actions: assign(({ context }) => returned(context.plan)) },
        { target: 'deciding' },
      ],
    },
    deciding: {
      always: [
        { guard: { type: 'mayShow', params: { step: 'review' } }, target: 'reviewing' },
        { guard: { type: 'mayShow', params: { step: 'payment' } }, target: 'paying' },
        { guard: { type: 'mayShow', params: { step: 'shipping' } }, target: 'shipping' },
        { target: 'basket' },
      ],
    },
    basket: {
      tags: ['basket'],
      on: {
        'step.requested': { target: 'deciding', actions: { type: 'requestStep', params: ({ event }) => ({ step: event.step }) } },
        'express.approved': {
          target: 'deciding',
          actions: [
            assign(({ event: { approval } }) => ({ ...approval, utr: undefined, rounds: 0 })),
            'clearRejection',
            { type: 'requestStep', params: { step: 'review' } },
          ],
        },
      },
    },
    shipping: {
      tags: ['shipping'],
      initial: 'editing',
      on: {
        'step.requested': { target: 'deciding', actions: { type: 'requestStep', params: ({ event }) => ({ step: event.step }) } },
        'delivery.submitted': { target: '.saving' },
      },
      states: {
        editing: {},
        saving: {
          tags: ['busy'],
          entry: assign({ deliveryRefusal: undefined }),
          invoke: {
            src: 'saveDelivery',
            input: ({ event }) => deliveryOf(event),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'refused',
                target: 'editing',
                actions: assign(({ event }) => refused(event.output)),
              },
              { target: 'saved', actions: assign(({ event }) => (event.output.kind === 'saved' ? { cart: event.output.cart } : {})) },
            ],
            onError: {
              target: 'editing',
              actions: assign(({ event }) => ({ deliveryRefusal: { code: 'serverError', fields: {}, incident: incidentOf(event.error) } })),
            },
          },
        },
        saved: {
          always: [
            { guard: 'needsTax', target: 'calculatingTax' },
            { target: '#checkout.deciding', actions: { type: 'requestStep', params: { step: 'payment' } } },
          ],
        },
        calculatingTax: {
          tags: ['busy'],
          invoke: {
            src: 'waitForTax',
            onDone: {
              target: '#checkout.deciding',
              actions: [
                { type: 'storeCart', params: ({ event }) => ({ cart: event.output }) },
                { type: 'requestStep', params: { step: 'payment' } },
              ],
            },
            onError: { target: 'taxFailed', actions: { type: 'keepIncident', params: ({ event }) => ({ cause: event.error }) } },
          },
        },
        taxFailed: { on: { 'tax.retried': 'calculatingTax' } },
      },
    },
    paying: {
      tags: ['payment'],
      initial: 'loadingMethods',
      on: {
        'step.requested': { target: 'deciding', actions: { type: 'requestStep', params: ({ event }) => ({ step: event.step }) } },
      },
      states: {
        loadingMethods: {
          tags: ['busy'],
          invoke: {
            src: 'loadPaymentSession',
            onDone: { target: 'choosing', actions: assign(({ event }) => ({ session: event.output })) },
            onError: { target: 'methodsFailed', actions: { type: 'keepIncident', params: ({ event }) => ({ cause: event.error }) } },
          },
        },
        methodsFailed: { on: { 'methods.retried': 'loadingMethods' } },
        choosing: {
          on: {
            'payment.chosen': {
              target: '#checkout.deciding',
              actions: [
                assign(({ event }) => ({ payment: event.payment, utr: undefined, rounds: 0 })),
                'clearRejection',
                { type: 'requestStep', params: { step: 'review' } },
              ],
            },
          },
        },
      },
    },
    reviewing: {
      tags: ['review'],
      on: {
        'step.requested': { target: 'deciding', actions: { type: 'requestStep', params: ({ event }) => ({ step: event.step }) } },
        'payment.restarted': { target: 'startingPayment', guard: 'beginsAtProvider', actions: [assign({ rounds: 0 }), 'clearRejection'] },
        'order.submitted': [
          {
            guard: 'needsWallet',
            target: 'atWallet',
            actions: [assign(({ event }) => ({ agreements: event.agreements, rounds: 0 })), 'clearRejection'],
          },
          {
            guard: 'beginsAtProvider',
            target: 'startingPayment',
            actions: [assign(({ event }) => ({ agreements: event.agreements, rounds: 0 })), 'clearRejection'],
          },
          { target: 'submitting', actions: [assign(({ event }) => ({ agreements: event.agreements, rounds: 0 })), 'clearRejection'] },
        ],
      },
    },
    ...paymentStates,
    completed: { type: 'final', tags: ['review', 'busy'] },
  },
  output: ({ context }) => context.response,
})

const deliveryOf = (event: { readonly type: string }): Delivery => {
  // `saving` is entered by this event only.
  return (event as Extract<CheckoutEvent, { type: 'delivery.submitted' }>).delivery
}

const refused = (result: DeliveryResult): Partial<CheckoutContext> =>
  result.kind === 'refused' ? { deliveryRefusal: { code: result.code, fields: result.fields, incident: result.incident } } : {}

const returned = (plan: ReturnPlan | undefined): Partial<CheckoutContext> & { plan: undefined } => {
  if (plan?.kind !== 'show') return { plan: undefined }
  return { plan: undefined, requestedStep: plan.step, ...(plan.message === undefined ? {} : { messages: [plan.message] }) }
}
