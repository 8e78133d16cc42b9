import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Product } from '../../../../schemas/api/product.ts'
import { putInCart } from '../../cart/put-in-cart.ts'
import type { CartStore } from '../../cart/cart-store.ts'
import { withEffects } from '../../../lib/with-effects.ts'
import { normaliseProduct } from './normalise-product.ts'
import { optionSelectionMachine, type Purchase } from './option-selection.machine.ts'
import { selectionAddress } from './selection-address.ts'

/** The selection of a product page, with its first snapshot: what server HTML shows. */
export interface OptionSelection {
  readonly actor: ActorRefFrom<typeof optionSelectionMachine>
  readonly first: SnapshotFrom<typeof optionSelectionMachine>
}

export interface SelectionDeps {
  readonly product: Product
  readonly query: Readonly<Record<string, string>>
  readonly cart: Pick<CartStore, 'add' | 'dismissMessages'>
  /** False for a selection that is not the page's own, such as quick buy. */
  readonly isInAddress?: boolean
}

/** The chart with its effects: the cart and the address bar. Starts when the first block shows it in the browser. */
export const createOptionSelection = ({ product, query, cart, isInAddress = true }: SelectionDeps): OptionSelection => {
  const machine = withEffects(optionSelectionMachine, (chart) =>
    chart.provide({
      actors: {
        purchase: fromPromise<unknown, Purchase>(({ input: { productId, variant } }) =>
          putInCart(cart)({ productId, sku: variant.sku, quantity: 1, stockStatus: variant.stockStatus }),
        ),
      },
      actions: {
        writeAddress: (_, { product: normalised, selection }) => {
          if (isInAddress) replaceSearch(selectionAddress(window.location.search, normalised, selection))
        },
        clearInfoMessages: (_, { productId }) => cart.dismissMessages(productId),
      },
    }),
  )
  const actor = createActor(machine, { input: { product: normaliseProduct(product), query } })
  return { actor, first: actor.getSnapshot() }
}

/** The router's own state is kept: to it, nothing has happened. */
const replaceSearch = (search: string): void => {
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
}
