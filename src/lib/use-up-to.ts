import { useSyncExternalStore } from 'react'
import { upToQuery } from './breakpoints.ts'

/** Whether the window is at most as wide as the name says. Never on the server. */
export const useUpTo = (name: Parameters<typeof upToQuery>[0]): boolean => {
  const query = upToQuery(name)
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
