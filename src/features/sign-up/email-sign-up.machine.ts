import { assign, fromPromise, setup } from 'xstate'
import { checkSignUp, type SignUpError } from './check-sign-up.ts'
import { EMPTY_DRAFT, type SignUpDraft } from './sign-up-draft.ts'
import { incidentOf } from '../../lib/incident-of.ts'

interface SignUpInput {
  readonly needsInterests: boolean
  /** Shows the empty form again after a success. */
  readonly alwaysShow: boolean
}

interface SignUpContext extends SignUpInput {
  readonly draft: SignUpDraft
  readonly error: SignUpError | undefined
}

export type SignUpEvent =
  | { readonly type: 'text.changed'; readonly input: string }
  | { readonly type: 'consent.toggled' }
  | { readonly type: 'interests.changed'; readonly interests: readonly string[] }
  | { readonly type: 'form.submitted' }

/** How long the thanks stay where the form comes back (EMAIL-03). */
export const SUCCESS_SHOWN_MS = 7_000

const vocabulary = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
  },
  actors: {
    /** Done by email-sign-up-effects.ts; rejects with an error whose `status` is the server's. */
    subscribe: fromPromise<void, SignUpDraft>(async () => {
      throw new Error('The provider supplies the effects of signing up.')
    }),
  },
  guards: {
    isComplete: ({ context }) => checkSignUp(context.draft, context.needsInterests) === undefined,
    isShownAgain: ({ context }) => context.alwaysShow,
  },
  actions: {
    write: assign(({ context }, { draft }: { draft: Partial<SignUpDraft> }) => ({
      draft: { ...context.draft, ...draft },
      error: undefined,
    })),
    failCheck: assign(({ context }) => ({ error: checkSignUp(context.draft, context.needsInterests) })),
    failAnswer: assign((_, { cause }: { cause: unknown }) => ({
      error: { source: 'server' as const, status: statusOf(cause), incident: incidentOf(cause) },
    })),
    startAgain: assign({ draft: EMPTY_DRAFT, error: undefined }),
  },
  delays: { successShown: SUCCESS_SHOWN_MS },
})

/** 0 where no answer came at all. */
const statusOf = (cause: unknown): number =>
  typeof cause === 'object' && cause !== null && 'status' in cause && typeof cause.status === 'number' ? cause.status : 0

/** Signing up for news: clean, what was changed last, validating, then success or an error that the next change clears (EMAIL-01). */
export const emailSignUpMachine = vocabulary.createMachine({
  id: 'emailSignUp',
  context: ({ input }) => ({ ...input, draft: EMPTY_DRAFT, error: undefined }),
  initial: 'clean',
  on: {
    'text.changed': {
      target: '.textInput',
      actions: { type: 'write', params: ({ event }) => ({ draft: { input: event.input } }) },
    },
    'consent.toggled': {
      target: '.consentToggled',
      actions: { type: 'write', params: ({ context }) => ({ draft: { hasConfirmed: !context.draft.hasConfirmed } }) },
    },
    'interests.changed': {
      target: '.interestsChanged',
      actions: { type: 'write', params: ({ event }) => ({ draft: { interests: event.interests } }) },
    },
    'form.submitted': [
      { guard: 'isComplete', target: '.validating' },
      { target: '.error', actions: 'failCheck' },
    ],
  },
  states: {
    clean: {},
    textInput: {},
    consentToggled: {},
    interestsChanged: {},
    error: {},
    validating: {
      // What is on its way cannot be changed or sent again.
      on: { 'text.changed': {}, 'consent.toggled': {}, 'interests.changed': {}, 'form.submitted': {} },
      invoke: {
        src: 'subscribe',
        input: ({ context }) => context.draft,
        onDone: 'success',
        onError: { target: 'error', actions: { type: 'failAnswer', params: ({ event }) => ({ cause: event.error }) } },
      },
    },
    success: {
      on: { 'text.changed': {}, 'consent.toggled': {}, 'interests.changed': {}, 'form.submitted': {} },
      after: { successShown: { guard: 'isShownAgain', target: 'clean', actions: 'startAgain' } },
    },
  },
})
