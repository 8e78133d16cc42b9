import { useSyncExternalStore } from 'react'
import type { PromotionLocation } from '../../../schemas/api/campaign.ts'
import type { RuledProduct } from './matches-product.ts'

/** Between the texts of a location (PROMO-05). */
export const PROMOTION_SEPARATOR = ' | '

export interface PromotionQuery {
  readonly location: PromotionLocation
  /** Absent: no single product is meant, as in the bag; promotions of certain products stay out. */
  readonly product?: RuledProduct
}

/** Texts of the running campaigns at a location. */
export type PromotionTexts = (query: PromotionQuery) => string

let texts: PromotionTexts | undefined
let load: (() => void) | undefined
const listeners = new Set<() => void>()

/** How the campaigns are begun: once, when something that shows their texts is there, and not on a page that nobody uses. */
export const loadPromotionsBy = (begin: () => void): void => {
  load = begin
  loadIfWanted()
}

/** What shows them may come before or after who can load them. */
const loadIfWanted = (): void => {
  if (listeners.size === 0) return
  const begin = load
  load = undefined
  begin?.()
}

/** Called by the campaigns once they are loaded, and with every change of them. In the browser only. */
export const publishPromotions = (next: PromotionTexts | undefined): void => {
  texts = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  loadIfWanted()
  return () => listeners.delete(listener)
}
const get = (): PromotionTexts | undefined => texts
const nothing = (): undefined => undefined

/**
 * Texts of campaigns at a location. None on the server and until they are loaded: whoever shows it leaves room that does not
 * move anything. Small on purpose, since every card has it; the rest comes with the first who shows them
 * (src/pipeline/hydrate/deferred/start-promotions.ts).
 */
export const usePromotionText = (query: PromotionQuery): string => useSyncExternalStore(subscribe, get, nothing)?.(query) ?? ''
