import { useSyncExternalStore } from 'react'
import { viewedProducts } from './viewed-products.ts'

/** Products this browser looked at before the one it looks at now, newest first; none on the server. */
export const useRecentlyViewed = (current: string | undefined): readonly string[] =>
  useSyncExternalStore(subscribe, () => viewedProducts().get(), none).filter((id) => id !== current)

const subscribe = (listener: () => void): (() => void) => viewedProducts().subscribe(listener)

const NONE: readonly string[] = []
const none = (): readonly string[] => NONE
