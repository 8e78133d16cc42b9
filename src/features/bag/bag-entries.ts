import type { CartItem } from '../../../schemas/api/cart.ts'
import type { CartProblem } from '../cart/cart-store.ts'

/** Where a line went: out of the bag, or to the favourites, which may have had it before. */
export type Leaving = 'removed' | 'moved' | 'movedAnew'

/** A line the shopper has taken out of the bag, which can be brought back. */
export interface Removal {
  readonly line: CartItem
  readonly leaving: Leaving
  /** As shown when it was taken out. */
  readonly quantity: number
  /** Where in the list it stood. */
  readonly position: number
  readonly isBusy: boolean
  /** What bringing it back was refused for. */
  readonly problem?: CartProblem
}

/** What stands in the list of the bag. */
export type BagEntry = { readonly kind: 'line'; readonly line: CartItem } | { readonly kind: 'removal'; readonly removal: Removal }

/** The lines, and in the places of those that are gone what was taken out. A removal that is still under way is its line. */
export const bagEntries = (lines: readonly CartItem[], removals: readonly Removal[]): readonly BagEntry[] => {
  const entries: BagEntry[] = lines.map((line) => ({ kind: 'line', line }))
  const gone = removals.filter(({ line: { lineItemId } }) => !lines.some((line) => line.lineItemId === lineItemId))
  for (const removal of gone.toSorted((one, other) => one.position - other.position)) {
    entries.splice(removal.position, 0, { kind: 'removal', removal })
  }
  return entries
}

/** Of two lines: whether they are the same sku, made to be the same. */
export const isSameThing = (one: CartItem, other: CartItem): boolean =>
  one.sku === other.sku && JSON.stringify(one.customisation?.inputs) === JSON.stringify(other.customisation?.inputs)
