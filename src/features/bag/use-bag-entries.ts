import { useEffect, useRef, useState, type RefObject } from 'react'
import type { CartItem } from '../../../schemas/api/cart.ts'
import { quantityOf } from '../cart/cart-view.ts'
import { useCartStore } from '../cart/cart.provider.tsx'
import { browserFavorites } from '../favorites/use-favorites.ts'
import { bagEntries, isSameThing, type BagEntry, type Leaving, type Removal } from './bag-entries.ts'

interface BagList {
  readonly entries: readonly BagEntry[]
  readonly remove: (line: CartItem, leaving: Leaving) => void
  readonly undo: (removal: Removal) => void
  /** Of the list, whose lines say their id as `data-line`. */
  readonly list: RefObject<HTMLUListElement | null>
}

/** The lines of the bag as a list, for as long as it is open: what is taken out of it can be brought back. */
export const useBagEntries = (lines: readonly CartItem[]): BagList => {
  const { store } = useCartStore()
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const entries = bagEntries(lines, removals)
  const list = useRef<HTMLUListElement>(null)
  const broughtBack = useRef<string>(undefined)

  // The button that brought a line back is gone: the focus goes to the line.
  useEffect(() => {
    if (broughtBack.current === undefined) return
    const item = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].find(
      ({ dataset }) => dataset['line'] === broughtBack.current,
    )
    if (item === undefined) return
    broughtBack.current = undefined
    item.querySelector<HTMLElement>('a')?.focus()
  })

  const forget = ({ line }: Removal): void => setRemovals((all) => all.filter((one) => one.line.lineItemId !== line.lineItemId))

  const remove = async (line: CartItem, leaving: Leaving): Promise<void> => {
    const position = entries.findIndex((entry) => entry.kind === 'line' && entry.line.lineItemId === line.lineItemId)
    const removal: Removal = { line, leaving, quantity: quantityOf(store.getState(), line), position: Math.max(0, position), isBusy: false }
    setRemovals((all) => [...all, removal])
    const result = await store.setQuantity(line, 0)
    // It stays where it is, with the reason beside it.
    if (result.outcome === 'rejected') forget(removal)
  }

  const undo = async (removal: Removal): Promise<void> => {
    const { line, quantity, leaving } = removal
    const change = (changed: Removal): void =>
      setRemovals((all) => all.map((one) => (one.line.lineItemId === line.lineItemId ? changed : one)))
    change({ ...removal, isBusy: true })
    const inputs = line.customisation?.inputs
    const wish = { productId: line.productId, sku: line.sku, quantity }
    const result = await store.add(inputs === undefined ? wish : { ...wish, customisation: { inputs } })
    if (result.outcome === 'rejected') {
      // It is told here, not at the product.
      store.dismissMessages(line.productId)
      change({ ...removal, problem: result.problem })
      return
    }
    if (leaving === 'movedAnew') browserFavorites().remove(line.productId)
    broughtBack.current = result.cart?.items.find((item) => isSameThing(item, line))?.lineItemId
    forget(removal)
  }

  return { entries, remove: (line, leaving) => void remove(line, leaving), undo: (removal) => void undo(removal), list }
}
