import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Product } from '../../../../schemas/api/product.ts'
import { withEffects } from '../../../lib/with-effects.ts'
import { useSite } from '../../../site/site-context.tsx'
import { useCartStore } from '../../cart/cart.provider.tsx'
import type { CartStore } from '../../cart/cart-store.ts'
import { putInCart } from '../../cart/put-in-cart.ts'
import { useProductScope, type ProductScope } from '../product-scope.ts'
import { normaliseProduct } from './normalise-product.ts'
import { optionSelectionMachine, type Purchase } from './option-selection.machine.ts'
import { selectionAddress, type OptionChoice } from './selection.ts'
import { selectionView, type SelectionView } from './selection-view.ts'

interface Selecting {
  readonly view: SelectionView
  readonly choose: (choice: OptionChoice) => void
  readonly purchase: () => void
}

/** The selection of a scope, made with the input of its first reader. */
export const selectionIn = ({ product, query, once }: ProductScope, deps: Pick<SelectionDeps, 'cart' | 'isInAddress'>): OptionSelection =>
  once('optionSelection', () => createOptionSelection({ product, query, ...deps }))

/** The selection all blocks of a product page share: what to show, and what a shopper can do. */
export const useOptionSelection = (): Selecting => {
  const scope = useProductScope()
  const { store } = useCartStore()
  const { site } = useSite()
  const { actor, first } = selectionIn(scope, { cart: store })
  useEffect(() => {
    actor.start()
  }, [actor])
  const snapshot = useSyncExternalStore(
    (listener) => actor.subscribe(listener).unsubscribe,
    () => actor.getSnapshot(),
    () => first,
  )
  const view = useMemo(() => selectionView(snapshot, site.product), [snapshot, site.product])
  return {
    view,
    choose: (choice) => actor.send({ type: 'option.chosen', ...choice }),
    purchase: () => actor.send({ type: 'purchase.clicked' }),
  }
}

/** The selection of a product page, with its first snapshot: what server HTML shows. */
interface OptionSelection {
  readonly actor: ActorRefFrom<typeof optionSelectionMachine>
  readonly first: SnapshotFrom<typeof optionSelectionMachine>
}

interface SelectionDeps {
  readonly product: Product
  readonly query: Readonly<Record<string, string>>
  readonly cart: Pick<CartStore, 'add' | 'dismissMessages'>
  /** False for a selection that is not the page's own, such as quick buy. */
  readonly isInAddress?: boolean
}

/** The chart with its effects: the cart and the address bar. Starts when the first block shows it in the browser. */
const createOptionSelection = ({ product, query, cart, isInAddress = true }: SelectionDeps): OptionSelection => {
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

/** With the router's own state: to the router, nothing has happened. */
const replaceSearch = (search: string): void => {
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
}
