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
import { personalisationIn } from './personalisation.ts'
import { selectionAddress, type OptionChoice } from './selection.ts'
import { selectionView, type SelectionView } from './selection-view.ts'

/** The selection, and whether it waits for what a shopper makes of the product. */
export interface BuyView extends SelectionView {
  readonly isWaiting: boolean
}

interface Selecting {
  readonly view: BuyView
  readonly choose: (choice: OptionChoice) => void
  /** One piece unless given. */
  readonly purchase: (quantity?: number) => void
}

/** The selection of a scope, made with the input of its first reader. */
export const selectionIn = (scope: ProductScope, deps: Pick<SelectionDeps, 'cart' | 'isInAddress'>): OptionSelection =>
  scope.once('optionSelection', () => createOptionSelection({ ...scope, personal: personalisationIn(scope), ...deps }))

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
  const personal = personalisationIn(scope)
  // Until its block is there, what is made to order waits: so in the server's HTML too.
  const isPersonal = scope.product.customisation !== undefined
  const isWaiting = useSyncExternalStore(
    personal.subscribe,
    () => isPersonal && personal.current?.isBlocked !== false,
    () => isPersonal,
  )
  const view = useMemo(() => ({ ...selectionView(snapshot, site.product), isWaiting }), [snapshot, site.product, isWaiting])
  return {
    view,
    choose: (choice) => actor.send({ type: 'option.chosen', ...choice }),
    purchase: (quantity = 1) => {
      const { missing, variant } = view
      if (missing.length > 0 || variant === undefined || personal.current?.confirm(variant.sku) !== false)
        actor.send({ type: 'purchase.clicked', quantity })
    },
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
  readonly personal: Pick<ReturnType<typeof personalisationIn>, 'current'>
  /** False for a selection that is not the page's own, such as quick buy. */
  readonly isInAddress?: boolean
}

/** The chart with its effects: the cart and the address bar. Starts when the first block shows it in the browser. */
const createOptionSelection = ({ product, query, cart, personal, isInAddress = true }: SelectionDeps): OptionSelection => {
  const machine = withEffects(optionSelectionMachine, (chart) =>
    chart.provide({
      actors: {
        purchase: fromPromise<unknown, Purchase>(({ input: { productId, variant, quantity } }) => {
          const { sku, stockStatus } = variant
          const inputs = personal.current?.inputsFor(sku) ?? []
          return putInCart(cart)({ productId, sku, quantity, stockStatus, ...(inputs.length > 0 && { customisation: { inputs } }) })
        }),
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
