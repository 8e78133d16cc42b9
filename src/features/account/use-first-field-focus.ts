import { useEffect, useRef, type RefObject } from 'react'

/** Puts the focus on the first field of what has just taken the place of a button, where it would be lost otherwise. */
export const useFirstFieldFocus = (): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector('input')?.focus(), [])
  return frame
}
