import { assign } from 'xstate'
import type { CheckoutResponse } from '../../../schemas/api/checkout.ts'
import { stepOf } from './checkout-messages.ts'
import { checkoutVocabulary, MAX_STATUS_CHECKS, MAX_ROUNDS, type Submission } from './checkout-vocabulary.ts'
import type { CheckoutContext, ConfirmResult, Rejection, StartResult, SubmitResult, WalletResult } from './checkout-types.ts'
import { incidentOf } from '../../lib/incident-of.ts'

const { createStateConfig } = checkoutVocabulary

/** From the click on the button to the order: submitting, what the bank wants, and where each refusal leads (CHECKOUT-22, CHECKOUT-24). */
export const paymentStates = {
  submitting: createStateConfig({
    tags: ['review', 'busy'],
    invoke: {
      src: 'submitOrder',
      input: ({ context }) => submission(context),
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'accepted',
          target: 'completed',
          actions: assign(({ event }) => (event.output.kind === 'accepted' ? { response: event.output.response } : {})),
        },
        {
          guard: ({ context, event }) => event.output.kind === 'actionRequired' && context.rounds < MAX_ROUNDS,
          target: 'startingPayment',
          actions: assign(({ event }) => (event.output.kind === 'actionRequired' ? { utr: event.output.utr } : {})),
        },
        { guard: ({ event }) => event.output.kind === 'actionRequired', target: 'preauthFailed' },
        {
          guard: ({ event }) => event.output.kind === 'pending',
          target: 'waiting',
          actions: assign(({ event }) => (event.output.kind === 'pending' ? { utr: event.output.utr } : {})),
        },
        {
          guard: ({ event }) => event.output.kind === 'rejected' && event.output.code === 'CANCELLED',
          target: 'deciding',
          actions: ['forgetCard', { type: 'requestStep', params: { step: 'payment' } }],
        },
        {
          target: 'rejected',
          actions: [
            { type: 'reject', params: ({ event }) => rejectionOf(event.output) },
            'countFailure',
            { type: 'requestStep', params: ({ event }) => ({ step: stepOf(rejectionOf(event.output).code) }) },
          ],
        },
      ],
      onError: { target: 'reviewing', actions: [{ type: 'reject', params: ({ event }) => failureOf(event.error) }, 'countFailure'] },
    },
  }),
  rejected: createStateConfig({
    always: [
      { guard: ({ context }) => context.requestedStep === 'basket', target: 'loading', actions: 'forgetCard' },
      { guard: ({ context }) => context.requestedStep === 'payment', target: 'deciding', actions: 'forgetCard' },
      { target: 'deciding' },
    ],
  }),
  startingPayment: createStateConfig({
    tags: ['review', 'busy'],
    invoke: {
      src: 'startPayment',
      input: ({ context }) => submission(context),
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'started',
          target: 'acting',
          actions: assign(({ context, event }) =>
            event.output.kind === 'started'
              ? { utr: event.output.utr, action: event.output.action, rounds: context.rounds + 1, statusChecks: 0 }
              : {},
          ),
        },
        {
          // Another method or the same again can be tried from here; an address or a bag cannot be put right here.
          guard: ({ event }) => ['basket', 'shipping'].includes(stepOf(rejectionOf(event.output).code)),
          target: 'rejected',
          actions: [
            { type: 'reject', params: ({ event }) => rejectionOf(event.output) },
            { type: 'requestStep', params: ({ event }) => ({ step: stepOf(rejectionOf(event.output).code) }) },
          ],
        },
        { target: 'reviewing', actions: { type: 'reject', params: ({ event }) => rejectionOf(event.output) } },
      ],
      onError: { target: 'reviewing', actions: { type: 'reject', params: ({ event }) => failureOf(event.error) } },
    },
  }),
  /** The wallet's own window: it signs the sum that is shown, or is closed. */
  atWallet: createStateConfig({
    tags: ['review', 'busy'],
    invoke: {
      src: 'openWallet',
      input: ({ context: { cart, payment, session } }) => ({ cart, payment, session }),
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'approved',
          target: 'submitting',
          actions: assign(({ context, event }) =>
            event.output.kind === 'approved' && context.payment !== undefined
              ? { payment: { ...context.payment, wallet: event.output.wallet } }
              : {},
          ),
        },
        { guard: ({ event }) => event.output.kind === 'cancelled', target: 'reviewing' },
        { target: 'reviewing', actions: { type: 'reject', params: ({ event }) => unopened(incidentIn(event.output)) } },
      ],
      onError: { target: 'reviewing', actions: { type: 'reject', params: ({ event }) => unopened(incidentOf(event.error)) } },
    },
  }),
  acting: createStateConfig({
    tags: ['review', 'busy', 'acting'],
    always: [
      { guard: 'isCode', target: 'scanning' },
      // The account is on the page of the order, which is placed already.
      { guard: 'isTransfer', target: 'confirming', actions: assign({ actionDetails: {} }) },
    ],
    on: {
      'action.finished': { target: 'confirming', actions: assign(({ event }) => ({ actionDetails: event.details })) },
      'action.blocked': { target: 'reviewing', actions: [{ type: 'addMessage', params: { message: 'popupsDisallowed' } }] },
    },
  }),
  /** A code is shown; the provider is asked until somebody has paid it, its time is over, or the shopper closes it. */
  scanning: createStateConfig({
    tags: ['review', 'busy', 'acting'],
    initial: 'showing',
    on: {
      'action.finished': { target: 'confirming', actions: assign(({ event }) => ({ actionDetails: event.details })) },
      'action.expired': { target: 'expiring' },
    },
    states: {
      showing: { after: { codeCheckInterval: 'asking' } },
      asking: {
        invoke: {
          src: 'confirmPayment',
          input: ({ context }) => ({ utr: context.utr ?? '', details: {} }),
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'pending' || event.output.kind === 'failed',
              target: 'showing',
            },
            { target: '#checkout.confirming', actions: assign({ actionDetails: {} }) },
          ],
          // The code can still be paid while the shop does not answer.
          onError: { target: 'showing' },
        },
      },
    },
  }),
  /** Given up by the server too, which first asks once more: somebody may have paid in the last second. */
  expiring: createStateConfig({
    tags: ['review', 'busy'],
    invoke: {
      src: 'confirmPayment',
      input: ({ context }) => ({ utr: context.utr ?? '', details: { cancelled: true } }),
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'authorised' || event.output.kind === 'refused',
          target: 'confirming',
          actions: assign({ actionDetails: {} }),
        },
        { target: 'expired' },
      ],
      onError: { target: 'expired' },
    },
  }),
  expired: createStateConfig({
    always: {
      target: 'deciding',
      actions: [
        'forgetCard',
        { type: 'addMessage', params: { message: 'paymentExpired' } },
        { type: 'requestStep', params: { step: 'review' } },
      ],
    },
  }),
  confirming: createStateConfig({
    tags: ['review', 'busy'],
    invoke: {
      src: 'confirmPayment',
      input: ({ context }) => ({ utr: context.utr ?? '', details: context.actionDetails }),
      onDone: [
        {
          guard: ({ event }) => placedBy(event.output) !== undefined,
          target: 'completed',
          actions: assign(({ event }) => ({ response: placedBy(event.output) })),
        },
        { guard: ({ event }) => event.output.kind === 'authorised', target: 'submitting', actions: assign({ actionDetails: {} }) },
        {
          guard: ({ event }) => event.output.kind === 'pending',
          target: 'waiting',
          actions: assign(({ event }) => transactionOf(event.output)),
        },
        {
          guard: ({ context, event }) => event.output.kind === 'actionRequired' && context.rounds < MAX_ROUNDS,
          target: 'startingPayment',
        },
        { guard: ({ event }) => event.output.kind === 'actionRequired', target: 'preauthFailed' },
        {
          guard: ({ event }) => event.output.kind === 'cancelled',
          target: 'deciding',
          actions: ['forgetCard', { type: 'requestStep', params: { step: 'payment' } }],
        },
        { guard: ({ event }) => event.output.kind === 'expired', target: 'expired' },
        {
          guard: ({ event }) => event.output.kind === 'refused' && !event.output.isPreauth,
          target: 'deciding',
          actions: [
            'forgetCard',
            assign(({ event }) => transactionOf(event.output)),
            {
              type: 'reject',
              params: ({ event }) => ({ status: 402, code: event.output.kind === 'refused' ? event.output.code : '' }),
            },
            { type: 'requestStep', params: { step: 'payment' } },
          ],
        },
        {
          guard: ({ event }) => event.output.kind === 'refused',
          target: 'preauthFailed',
          actions: assign(({ event }) => transactionOf(event.output)),
        },
        {
          target: 'deciding',
          actions: [
            { type: 'reject', params: { status: 500, code: '' } },
            { type: 'requestStep', params: { step: 'review' } },
          ],
        },
      ],
      onError: {
        target: 'deciding',
        actions: [
          { type: 'reject', params: ({ event }) => failureOf(event.error) },
          { type: 'requestStep', params: { step: 'review' } },
        ],
      },
    },
  }),
  waiting: createStateConfig({
    tags: ['review', 'pending'],
    initial: 'asking',
    entry: [{ type: 'addMessage', params: { message: 'pending' } }, assign(({ context }) => ({ statusChecks: context.statusChecks + 1 }))],
    states: {
      asking: {
        tags: ['busy'],
        always: { guard: ({ context }) => context.statusChecks > MAX_STATUS_CHECKS, target: 'resting' },
        after: { statusCheckInterval: '#checkout.confirming' },
      },
      resting: { on: { 'payment.checked': { target: '#checkout.confirming', actions: assign({ statusChecks: 0 }) } } },
    },
  }),
  preauthFailed: createStateConfig({
    always: {
      target: 'deciding',
      actions: [
        'forgetCard',
        { type: 'reject', params: { status: 428, code: 'PREAUTH_FAILED' } },
        { type: 'requestStep', params: { step: 'payment' } },
      ],
    },
  }),
}

const submission = ({ cart, payment, agreements, utr }: CheckoutContext): Submission => ({ cart, payment, agreements, utr })

/** The order's answer, where the payment has placed it: paid, or left to be paid by transfer. */
const placedBy = (result: ConfirmResult): CheckoutResponse | undefined =>
  result.kind === 'authorised' || result.kind === 'pending' ? result.response : undefined

const failureOf = (cause: unknown): Rejection => ({ status: 500, code: '', incident: incidentOf(cause) })

/** No answer of the server's, shown like one: the message has the incident that the report has. */
const unopened = (incident: string | undefined): Rejection => ({ status: 424, code: 'WALLET_UNAVAILABLE', incident })

const incidentIn = (result: WalletResult): string | undefined => (result.kind === 'unavailable' ? result.incident : undefined)

const rejectionOf = (result: SubmitResult | StartResult): Rejection => (result.kind === 'rejected' ? result : { status: 500, code: '' })

const transactionOf = (result: ConfirmResult): Partial<CheckoutContext> =>
  'pgTransactionId' in result && result.pgTransactionId !== undefined ? { pgTransactionId: result.pgTransactionId } : {}
