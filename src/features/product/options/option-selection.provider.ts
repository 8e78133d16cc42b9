import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useProductScope, type ProductScope } from '../product-scope.ts'
import { useSite } from '../../../site/site-context.tsx'
import { useCartStore } from '../../cart/cart.provider.tsx'
import { createOptionSelection, type OptionSelection, type SelectionDeps } from './create-option-selection.ts'
import type { OptionChoice } from './change-option.ts'
import { selectionView, type SelectionView } from './selection-view.ts'

interface Selecting {
  readonly view: SelectionView
  readonly choose: (choice: OptionChoice) => void
  readonly press: () => void
}

/** The selection of a scope, made as the first one to ask for it says. */
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
    press: () => actor.send({ type: 'purchase.pressed' }),
  }
}
