import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { CartStore } from '../../cart/cart-store.ts'
import { putInCart } from '../../cart/put-in-cart.ts'
import { optionSelectionMachine, type Purchase } from './option-selection.machine.ts'
import type { personalisationIn } from './personalisation.ts'
import { selectionAddress, type OptionChoice } from './selection.ts'
import type { SelectionInput, SelectionState } from './selection-state.ts'

export interface SelectionEffects {
  readonly cart: Pick<CartStore, 'add' | 'dismissMessages'>
  readonly personal: Pick<ReturnType<typeof personalisationIn>, 'current'>
  /** False for a selection that is not the page's own, such as quick buy. */
  readonly isInAddress?: boolean
}

/** The machine at work. */
export interface SelectionActor {
  readonly getState: () => SelectionState
  readonly choose: (choice: OptionChoice) => void
  readonly purchase: (quantity: number) => void
}

/** The machine with its effects, the cart and the address bar, started. It and the library come with the first sign of use. */
export const startSelection = (input: SelectionInput, effects: SelectionEffects, onChange: () => void): SelectionActor => {
  const { cart, personal, isInAddress = true } = effects
  const machine = optionSelectionMachine.provide({
    actors: {
      purchase: fromPromise<unknown, Purchase>(({ input: { productId, variant, quantity } }) => {
        const { sku, stockStatus } = variant
        const inputs = personal.current?.inputsFor(sku) ?? []
        return putInCart(cart)({ productId, sku, quantity, stockStatus, ...(inputs.length > 0 && { customisation: { inputs } }) })
      }),
    },
    actions: {
      writeAddress: (_, { product, selection }) => {
        if (isInAddress) replaceSearch(selectionAddress(window.location.search, product, selection))
      },
      clearInfoMessages: (_, { productId }) => cart.dismissMessages(productId),
    },
  })
  const actor = createActor(machine, { input })
  let state = selectionStateOf(actor.getSnapshot())
  actor.subscribe((snapshot) => {
    state = selectionStateOf(snapshot)
    onChange()
  })
  actor.start()
  return {
    getState: () => state,
    choose: (choice) => actor.send({ type: 'option.chosen', ...choice }),
    purchase: (quantity) => actor.send({ type: 'purchase.clicked', quantity }),
  }
}

/** What a snapshot of the machine shows. */
export const selectionStateOf = (snapshot: SnapshotFrom<typeof optionSelectionMachine>): SelectionState => ({
  context: snapshot.context,
  stage: snapshot.value.purchase,
  areMessagesShown: snapshot.matches({ messages: 'shown' }),
})

/** With the router's own state: to the router, nothing has happened. */
const replaceSearch = (search: string): void => {
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
}
