import { useEffect, useRef, type RefObject } from 'react'

/** What is typed in; tools above a text are none. */
export const FIELDS = 'section :is(input, textarea, select, [contenteditable="true"]):not([role="toolbar"] *)'

/** Puts the focus on the first field once another block is looked at, where that was asked for. */
export const useFocusOnFields = (side: RefObject<HTMLElement | null>, selected: string): (() => void) => {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    side.current?.querySelector<HTMLElement>(FIELDS)?.focus()
  }, [side, selected])
  return () => void (isWanted.current = true)
}
