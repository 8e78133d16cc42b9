import { useEffect, useSyncExternalStore } from 'react'
import { report } from '../../lib/report.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts'

/** Products this browser looked at before the one it looks at now, newest first; none on the server. */
export const useRecentlyViewed = (current: string | undefined): readonly string[] => {
  const ids = useSyncExternalStore(subscribe, () => viewed().get(), none)
  useEffect(() => {
    if (current !== undefined && viewed().get()[0] !== current) viewed().set(withViewed(viewed().get(), current))
  }, [current])
  return ids.filter((id) => id !== current)
}

let store: StoredValue<readonly string[]> | undefined

/** One for the page, since there is one list for the browser. */
const viewed = (): StoredValue<readonly string[]> => {
  store ??= createStoredValue({ key: RECENTLY_VIEWED_KEY, storage: browserStorage(), events: window, report, read: readViewed })
  return store
}

const subscribe = (listener: () => void): (() => void) => viewed().subscribe(listener)

const NONE: readonly string[] = []
const none = (): readonly string[] => NONE

/** How many are stored (RULES-01). */
const MAX_RECENTLY_VIEWED = 20
/** The storage key (contracts 5). */
export const RECENTLY_VIEWED_KEY = 'recentlyViewed'

/** Newest first, each once, at most twenty. */
export const withViewed = (ids: readonly string[], id: string): readonly string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, MAX_RECENTLY_VIEWED)

/** Ids as they were stored; anything else is none. */
export const readViewed = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? [...new Set(stored.filter((id): id is string => typeof id === 'string' && id !== ''))].slice(0, MAX_RECENTLY_VIEWED)
    : []
