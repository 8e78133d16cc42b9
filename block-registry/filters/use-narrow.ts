import { useSyncExternalStore } from 'react'
import { upToQuery } from '../../src/lib/breakpoints.ts'

/** Whether the window is up to tabletMedium wide, where filters are a pullout (FILTER-15). Wide on the server. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )

const QUERY = upToQuery('tabletMedium')

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
