import { useRef } from 'react'

/** A value as it was last rendered, for whoever is called later and must not be made anew each time. */
export const useLatest = <Value>(value: Value): { readonly current: Value } => {
  const latest = useRef(value)
  latest.current = value
  return latest
}
