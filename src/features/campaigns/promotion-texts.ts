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
const listeners = new Set<() => void>()

/** Called by the campaigns once they are loaded, and with every change of them. In the browser only. */
export const publishPromotions = (next: PromotionTexts | undefined): void => {
  texts = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const get = (): PromotionTexts | undefined => texts
const nothing = (): undefined => undefined

/**
 * Texts of campaigns at a location. None on the server and until they are loaded: whoever shows it leaves room that does not
 * move anything. Small on purpose, since every card has it; the rest comes with src/pipeline/hydrate/deferred.
 */
export const usePromotionText = (query: PromotionQuery): string => useSyncExternalStore(subscribe, get, nothing)?.(query) ?? ''
