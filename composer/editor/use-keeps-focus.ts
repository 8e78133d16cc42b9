import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Gives an area the focus that something in it had which is not there any more: a button that did its one thing, a note that was
 * answered. Without that the focus is on the document, and the next Tab begins at the top. The area has a `tabIndex` of -1.
 */
export const useKeepsFocus = (area: RefObject<HTMLElement | null>): void => {
  const last = useRef<Element | null>(null)
  useLayoutEffect(() => {
    // Losing the focus says nothing: some browsers say it of what is taken away, too.
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && area.current?.contains(target) === true ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [area])
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) area.current?.focus()
  })
}
