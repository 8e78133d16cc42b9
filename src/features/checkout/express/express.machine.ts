import { assign, fromPromise, setup } from 'xstate'
import type { PaymentSession } from '../../../../schemas/api/checkout.ts'
import { incidentOf } from '../../../lib/incident-of.ts'
import type { ExpressApproval } from '../checkout-types.ts'
import type { ExpressProblem, ExpressResult } from './pay-express.ts'

interface ExpressContext {
  /** Express methods that this browser can open. */
  readonly session: PaymentSession | undefined
  readonly method: string
  readonly problem: ExpressProblem | undefined
  /** By which the failure that is shown is found. */
  readonly incident: string | undefined
  readonly approval: ExpressApproval | undefined
}

type ExpressEvent = { readonly type: 'opened' } | { readonly type: 'chosen'; readonly method: string }

const notSupplied = async (): Promise<never> => {
  throw new Error('The provider supplies the effects of express payments.')
}

/** An express payment from the bag: asked for, offered, at the wallet, and gone on to the review or stopped with a word why. */
export const expressMachine = setup({
  types: {
    context: {} as ExpressContext,
    events: {} as ExpressEvent,
    output: {} as ExpressApproval | undefined,
  },
  actors: {
    readMethods: fromPromise<PaymentSession>(notSupplied),
    pay: fromPromise<ExpressResult, { readonly method: string; readonly session: PaymentSession | undefined }>(notSupplied),
  },
}).createMachine({
  id: 'express',
  context: { session: undefined, method: '', problem: undefined, incident: undefined, approval: undefined },
  initial: 'closed',
  states: {
    closed: { on: { opened: 'loading' } },
    loading: {
      invoke: {
        src: 'readMethods',
        onDone: [
          { guard: ({ event }) => event.output.paymentMethods.length === 0, target: 'unavailable' },
          { target: 'offering', actions: assign(({ event }) => ({ session: event.output, problem: undefined })) },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ incident: incidentOf(event.error) })) },
      },
    },
    /** No wallet in this browser. */
    unavailable: {},
    failed: { on: { opened: 'loading' } },
    offering: {
      on: {
        chosen: { target: 'paying', actions: assign(({ event }) => ({ method: event.method, problem: undefined, incident: undefined })) },
      },
    },
    paying: {
      invoke: {
        src: 'pay',
        input: ({ context: { method, session } }) => ({ method, session }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'approved',
            target: 'approved',
            actions: assign(({ event }) => (event.output.kind === 'approved' ? { approval: event.output.approval } : {})),
          },
          {
            target: 'offering',
            actions: assign(({ event }) =>
              event.output.kind === 'stopped' ? { problem: event.output.problem, incident: event.output.incident } : {},
            ),
          },
        ],
        onError: {
          target: 'offering',
          actions: assign(({ event }) => ({ problem: 'failed' as const, incident: incidentOf(event.error) })),
        },
      },
    },
    approved: { type: 'final' },
  },
  output: ({ context }) => context.approval,
})
