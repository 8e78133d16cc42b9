import { report } from '../../lib/report.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts'

let store: StoredValue<readonly string[]> | undefined

/** Ids of the products this browser looked at. One for the page, since there is one list for the browser. */
export const viewedProducts = (): StoredValue<readonly string[]> => {
  store ??= createStoredValue({ key: RECENTLY_VIEWED_KEY, storage: browserStorage(), events: window, report, read: readViewed })
  return store
}

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
