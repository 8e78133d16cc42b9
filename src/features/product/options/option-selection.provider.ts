import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { onFirstUse } from '../../../lib/on-first-use.ts'
import { useSite } from '../../../site/site-context.tsx'
import { useCartStore } from '../../cart/cart.provider.tsx'
import { useProductScope, type ProductScope } from '../product-scope.ts'
import { createOptionSelection, type OptionSelection } from './option-selection.ts'
import { personalisationIn } from './personalisation.ts'
import type { SelectionEffects } from './selection-actor.ts'
import type { OptionChoice } from './selection.ts'
import { selectionView, type SelectionView } from './selection-view.ts'

/** The selection, and whether it waits for what a shopper makes of the product. */
export interface BuyView extends SelectionView {
  readonly isWaiting: boolean
}

interface Selecting {
  readonly view: BuyView
  readonly choose: (choice: OptionChoice) => void
  /** One piece unless given; `otherwise` where the code to buy with does not come. */
  readonly purchase: (quantity?: number, otherwise?: () => void) => void
}

/** The selection of a scope, made with the input of its first reader. */
export const selectionIn = (scope: ProductScope, effects: Omit<SelectionEffects, 'personal'>): OptionSelection =>
  scope.once('optionSelection', () => createOptionSelection({ ...scope, personal: personalisationIn(scope), ...effects }))

/** The selection all blocks of a product page share: what to show, and what a shopper can do. */
export const useOptionSelection = (): Selecting => {
  const scope = useProductScope()
  const { store } = useCartStore()
  const { site } = useSite()
  const selection = selectionIn(scope, { cart: store })
  const { first, getState, subscribe, prepare, choose, act } = selection
  useEffect(() => onFirstUse(document, prepare), [prepare])
  const state = useSyncExternalStore(subscribe, getState, () => first)
  const personal = personalisationIn(scope)
  // Until its block is there, what is made to order waits: so in the server's HTML too.
  const isPersonal = scope.product.customisation !== undefined
  const isWaiting = useSyncExternalStore(
    personal.subscribe,
    () => isPersonal && personal.current?.isBlocked !== false,
    () => isPersonal,
  )
  const view = useMemo(() => ({ ...selectionView(state, site.product), isWaiting }), [state, site.product, isWaiting])
  return {
    view,
    choose,
    purchase: (quantity = 1, otherwise) =>
      act((actor) => {
        // What was chosen while the machine was on its way counts.
        const { missing, variant } = selectionView(actor.getState(), site.product)
        if (missing.length > 0 || variant === undefined || personal.current?.confirm(variant.sku) !== false) actor.purchase(quantity)
      }, otherwise),
  }
}
