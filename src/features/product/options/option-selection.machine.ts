import { assign, fromPromise, setup } from 'xstate'
import type { NormalisedProduct, Selection, Variant } from './normalise-product.ts'
import { missingOptions, selectedVariant, type OptionChoice } from './selection.ts'
import { chosen, firstSelectionState, isNewChoice, type SelectionContext, type SelectionInput } from './selection-state.ts'

/** What is bought: fixed when the button is clicked. */
export interface Purchase {
  readonly productId: string
  readonly variant: Variant
  readonly quantity: number
}

type Event = ({ readonly type: 'option.chosen' } & OptionChoice) | { readonly type: 'purchase.clicked'; readonly quantity: number }

/** An effect the provider brings; nothing by itself. */
const supplied =
  <Params>(): ((args: unknown, params: Params) => void) =>
  () =>
    undefined

/** Choosing a variant and buying it. Its first snapshot is a pure function of product and address. */
export const optionSelectionMachine = setup({
  // The one way setup() takes types; nothing is there at run time.
  types: {} as { context: SelectionContext; input: SelectionInput; events: Event },
  actors: {
    purchase: fromPromise<unknown, Purchase>(() => Promise.reject(new Error('No purchase was supplied'))),
  },
  actions: {
    chooseOption: assign(({ context }, choice: OptionChoice) => chosen(context, choice)),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    /** Keeps the address in step, by replace. */
    writeAddress: supplied<{ product: NormalisedProduct; selection: Selection }>(),
    /** What the last purchase was refused for is of the variant before (PDP-25). */
    clearInfoMessages: supplied<{ productId: string }>(),
  },
  guards: {
    isNewChoice: ({ context }, choice: OptionChoice) => isNewChoice(context, choice),
    isMissingOption: ({ context }) => missingOptions(context.product, context.selection, context.lastChanged).length > 0,
    isPurchasable: ({ context }) => selectedVariant(context.product, context.selection)?.availableForPurchase === true,
  },
  delays: { outcomeShown: 4_000 },
}).createMachine({
  id: 'optionSelection',
  type: 'parallel',
  context: ({ input }) => firstSelectionState(input).context,
  states: {
    purchase: {
      initial: 'choosing',
      on: {
        'purchase.clicked': [
          { guard: 'isMissingOption', target: '.choosing', actions: 'countRefusal' },
          { guard: 'isPurchasable', target: '.purchasing' },
        ],
        'option.chosen': {
          guard: { type: 'isNewChoice', params: ({ event }) => event },
          target: '.choosing',
          actions: [
            { type: 'chooseOption', params: ({ event }) => event },
            { type: 'writeAddress', params: ({ context }) => context },
            { type: 'clearInfoMessages', params: ({ context }) => ({ productId: context.product.id }) },
          ],
        },
      },
      states: {
        choosing: {},
        purchasing: {
          // A second click changes nothing (CARTBTN-05). Another choice leaves the purchase to itself: it names its own sku.
          on: { 'purchase.clicked': {} },
          invoke: {
            id: 'purchase',
            src: 'purchase',
            input: ({ context, event }) => purchaseOf(context, event),
            onDone: 'purchased',
            onError: 'failed',
          },
        },
        purchased: { after: { outcomeShown: 'choosing' } },
        failed: { after: { outcomeShown: 'choosing' } },
      },
    },
    /** Whether the page may complain yet (CARTBTN-08): only after the shopper chose something or tried to buy. */
    messages: {
      initial: 'quiet',
      states: {
        quiet: { on: { 'option.chosen': 'shown', 'purchase.clicked': { guard: 'isMissingOption', target: 'shown' } } },
        shown: {},
      },
    },
  },
})

const purchaseOf = ({ product, selection }: SelectionContext, event: Event): Purchase => {
  const variant = selectedVariant(product, selection)
  if (variant === undefined) throw new Error('Product is not available for purchase')
  return { productId: product.id, variant, quantity: event.type === 'purchase.clicked' ? event.quantity : 1 }
}
