import { useEffect, useSyncExternalStore } from 'react'
import { report } from '../../lib/report.ts'
import { readViewed, RECENTLY_VIEWED_KEY, withViewed } from './recently-viewed.ts'
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
