import { assign, cancel, fromPromise, raise, setup } from 'xstate'
import type { Customisation, CustomisationDisplay, CustomisationOption } from '../../../../schemas/api/customisation.ts'
import { cleanText } from '../../../lib/customisation-text.ts'
import { isCustomised, validateChoices, type ChoiceProblem, type Choices } from '../../../lib/validate-customisation.ts'

interface Context {
  readonly rules: Customisation
  /** What is meant by the options of the product; undefined while that is several. */
  readonly sku: string | undefined
  readonly choices: Choices
  /** What is shown beside the options, the first of each (CUST-11). */
  readonly problems: readonly ChoiceProblem[]
  /** Of the last choices that were drawn. */
  readonly display: CustomisationDisplay | undefined
  /** Purchases that were refused so far: each leads to the first option in error. */
  readonly refusals: number
}

/** Choices on their way to a preview. */
export interface PreviewRequest {
  readonly sku: string | undefined
  readonly choices: Choices
}

/** The service's answer: what it looks like, or which options cannot be like that. */
export type PreviewOutcome =
  | { readonly kind: 'shown'; readonly display: CustomisationDisplay }
  | { readonly kind: 'refused'; readonly problems: readonly ChoiceProblem[] }

type Event =
  /** The browser is there: with what was typed before, or is stored. */
  | { readonly type: 'opened'; readonly choices: Choices; readonly sku: string | undefined }
  | { readonly type: 'choice.changed'; readonly id: string; readonly value: string }
  | { readonly type: 'sku.changed'; readonly sku: string | undefined }
  | { readonly type: 'push.again' }
  | { readonly type: 'retry.clicked' }
  | { readonly type: 'purchase.refused' }

/** An effect the provider brings; nothing by itself. */
const supplied =
  <Params>(): ((args: unknown, params: Params) => void) =>
  () =>
    undefined

/**
 * What a shopper makes of a product: her choices, and a preview that follows them. A push begins `pushing` anew, which ends the request
 * under way: a late answer is of a request that is gone (TRICKY-22).
 */
export const customisationMachine = setup({
  // The one way setup() takes types; nothing is there at run time.
  types: {} as { context: Context; input: { rules: Customisation; sku: string | undefined }; events: Event },
  actors: {
    preview: fromPromise<PreviewOutcome, PreviewRequest>(() => Promise.reject(new Error('No preview was supplied'))),
  },
  actions: {
    open: assign(({ context: { rules } }, { choices, sku }: Pick<Context, 'choices' | 'sku'>) => ({
      choices: cleanChoices(rules, choices),
      sku,
    })),
    change: assign(({ context: { rules, choices, problems } }, { id, value }: { id: string; value: string }) => ({
      choices: { ...choices, ...cleanChoices(rules, { [id]: value }) },
      problems: problems.filter(({ path }) => path !== id),
    })),
    setSku: assign((_, { sku }: Pick<Context, 'sku'>) => ({ sku })),
    show: assign(({ context: { rules, problems } }, outcome: PreviewOutcome) =>
      outcome.kind === 'shown' ? { display: outcome.display } : { problems: firstOfEach(rules, [...outcome.problems, ...problems]) },
    ),
    /** Problems the service found stay: the same choices would be refused again. */
    validate: assign(({ context: { rules, choices, problems, refusals } }) => ({
      problems: firstOfEach(rules, [...validateChoices(rules, choices), ...problems]),
      refusals: refusals + 1,
    })),
    forgetPush: cancel('again'),
    /** Browsers may lose what was pushed last while a shopper types (CUST-05). */
    pushLater: raise({ type: 'push.again' }, { delay: 'pushAgain', id: 'again' }),
    store: supplied<Choices>(),
    report: supplied<{ during: 'init' | 'post'; cause: unknown }>(),
  },
  guards: {
    isSoldAsItIs: ({ context: { rules, sku } }) => !isCustomised(rules, sku),
    hasNoPreview: ({ context: { rules, sku } }) => !rules.hasPreview || !isCustomised(rules, sku),
  },
  delays: { pushAgain: 1_000, retryInit: 2_000 },
}).createMachine({
  id: 'customisation',
  context: ({ input: { rules, sku } }) => ({ rules, sku, choices: {}, problems: [], display: undefined, refusals: 0 }),
  initial: 'waiting',
  on: {
    'choice.changed': {
      target: '.pushing',
      reenter: true,
      actions: [
        { type: 'change', params: ({ event }) => event },
        { type: 'store', params: ({ context }) => context.choices },
        'forgetPush',
        'pushLater',
      ],
    },
    // The same choices once more, when they are shown already: nobody waits for it.
    'push.again': '.confirming',
    'sku.changed': { target: '.pushing', reenter: true, actions: { type: 'setSku', params: ({ event }) => event } },
    'purchase.refused': { actions: 'validate' },
  },
  states: {
    /** Before the browser: what server HTML shows. */
    waiting: {
      tags: 'loading',
      on: {
        opened: { target: 'opening', actions: { type: 'open', params: ({ event }) => event } },
        'sku.changed': {},
      },
    },
    opening: {
      tags: 'loading',
      always: { guard: 'hasNoPreview', target: 'ready' },
      invoke: drawThen('retrying', 'init'),
    },
    /** A failed beginning is repeated once by itself (CUST-19). */
    retrying: {
      tags: 'loading',
      after: { retryInit: 'reopening' },
    },
    reopening: {
      tags: 'loading',
      invoke: drawThen('failed', 'init'),
    },
    pushing: {
      tags: 'loading',
      // Still waited for.
      on: { 'push.again': { target: 'pushing', reenter: true } },
      always: { guard: 'hasNoPreview', target: 'ready' },
      invoke: drawThen('failed', 'post'),
    },
    confirming: {
      always: { guard: 'hasNoPreview', target: 'ready' },
      invoke: drawThen('failed', 'post'),
    },
    ready: {},
    /** What was typed and the last good preview stay; the next choice tries again, and so does a button (CUST-19). */
    failed: {
      tags: 'error',
      on: { 'retry.clicked': 'pushing', 'push.again': {} },
    },
  },
})

/** One request for a preview: `ready` shows it, and a failure leads to `onFailure`. */
function drawThen<State extends 'retrying' | 'failed'>(onFailure: State, during: 'init' | 'post') {
  return {
    src: 'preview',
    input: requestOf,
    onDone: { target: 'ready', actions: { type: 'show', params: ({ event }: { event: { output: PreviewOutcome } }) => event.output } },
    onError: {
      target: onFailure,
      actions: { type: 'report', params: ({ event }: { event: { error: unknown } }) => ({ during, cause: event.error }) },
    },
  } as const
}

function requestOf({ context: { sku, choices } }: { readonly context: Context }): PreviewRequest {
  return { sku, choices }
}

/** Only options there are, texts as a field takes them, and of the others values there are. */
const cleanChoices = ({ options }: Customisation, choices: Choices): Choices =>
  Object.fromEntries(
    options.flatMap((option) => {
      const value = choices[option.id]
      return value === undefined || !canHold(option, value)
        ? []
        : [[option.id, option.type === 'text' ? cleanText(value, option.inputAttributes.maxLength) : value]]
    }),
  )

const canHold = ({ type, values }: CustomisationOption, value: string): boolean =>
  type === 'text' || values.some((known) => known.value === value)

const firstOfEach = ({ options }: Customisation, problems: readonly ChoiceProblem[]): readonly ChoiceProblem[] =>
  options.flatMap(({ id }) => problems.find(({ path }) => path === id) ?? [])
