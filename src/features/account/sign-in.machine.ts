import { assign, fromPromise, setup } from 'xstate'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Why a sign-in failed: the provider's exception and its words, or the shop API's answer. */
export interface SignInProblem {
  readonly message: string
  readonly cause: unknown
}

interface SignInContext {
  /** The address stays after a failure, the password does not (TRICKY-17). */
  readonly credentials: Credentials
  readonly attempts: number
  readonly problem: SignInProblem | undefined
}

export type SignInEvent = { readonly type: 'credentials.submitted'; readonly credentials: Credentials }

/** The provider's words for a device it has forgotten; compared exactly (AUTH-03). */
const NO_DEVICE = 'Device does not exist.'
const MAX_ATTEMPTS = 2

/** Effects, named here and done by sign-in.provider.ts. */
const notSupplied = async (): Promise<never> => {
  throw new Error('The provider supplies the effects of signing in.')
}

const vocabulary = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as { readonly username: string },
    tags: {} as 'busy',
  },
  actors: {
    signOutHere: fromPromise<void>(notSupplied),
    signIn: fromPromise<void, Credentials>(notSupplied),
    buildSession: fromPromise<void>(notSupplied),
    loadCart: fromPromise<void>(notSupplied),
    clearStorage: fromPromise<void>(notSupplied),
    signOutAgain: fromPromise<void>(notSupplied),
  },
  guards: {
    isForgottenDevice: ({ context }, { error }: { error: unknown }) =>
      context.attempts < MAX_ATTEMPTS && problemOf(error).message === NO_DEVICE,
  },
  actions: {
    take: assign((_, { credentials }: { credentials: Credentials }) => ({ credentials, attempts: 1, problem: undefined })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    forgetPassword: assign(({ context }) => ({ credentials: { ...context.credentials, password: '' } })),
    fail: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
  },
})

const problemOf = (cause: unknown): SignInProblem => ({ message: cause instanceof Error ? cause.message : String(cause), cause })

/**
 * Signing in: out on this device, in at the provider, a session and the cart, and only then success. Any step that fails
 * is a failure; one after the provider's yes signs out again, so that nobody is half signed in (product.md 4, TRICKY-17).
 */
export const signInMachine = vocabulary.createMachine({
  id: 'signIn',
  context: ({ input }) => ({ credentials: { username: input.username, password: '' }, attempts: 0, problem: undefined }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'credentials.submitted': {
          target: 'signingOut',
          actions: { type: 'take', params: ({ event }) => ({ credentials: event.credentials }) },
        },
      },
    },
    signingOut: {
      tags: 'busy',
      // Local, and nothing it meets can stop a sign-in.
      invoke: { src: 'signOutHere', onDone: 'signingIn', onError: 'signingIn' },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ context }) => context.credentials,
        onDone: 'buildingSession',
        onError: [
          {
            guard: { type: 'isForgottenDevice', params: ({ event }) => ({ error: event.error }) },
            target: 'clearingStorage',
            actions: 'countAttempt',
          },
          { target: 'editing', actions: ['forgetPassword', { type: 'fail', params: ({ event }) => ({ error: event.error }) }] },
        ],
      },
    },
    clearingStorage: {
      tags: 'busy',
      invoke: { src: 'clearStorage', onDone: 'signingOut', onError: 'signingOut' },
    },
    buildingSession: {
      tags: 'busy',
      invoke: {
        src: 'buildSession',
        onDone: 'loadingCart',
        onError: { target: 'signingOutAgain', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    loadingCart: {
      tags: 'busy',
      invoke: {
        src: 'loadCart',
        onDone: 'signedIn',
        onError: { target: 'signingOutAgain', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    signingOutAgain: {
      tags: 'busy',
      entry: 'forgetPassword',
      invoke: { src: 'signOutAgain', onDone: 'editing', onError: 'editing' },
    },
    signedIn: { type: 'final', entry: 'forgetPassword' },
  },
})
