import { useSyncExternalStore } from 'react'
import type { PromotionPlace } from './promotion-messages.ts'

/** What the running campaigns say at a place; empty where nothing. */
export type PromotionTexts = (place: PromotionPlace) => string

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
 * What campaigns say at a place. Nothing on the server and until they are loaded: whoever shows it leaves room that does not
 * move anything. Small on purpose, since every card has it; the rest comes with src/pipeline/hydrate/deferred.
 */
export const usePromotionText = (place: PromotionPlace): string => useSyncExternalStore(subscribe, get, nothing)?.(place) ?? ''
