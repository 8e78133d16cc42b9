import { useEffect, useRef, type RefObject } from 'react'

interface Menu {
  /** Of the `details` that is the menu. */
  readonly menu: RefObject<HTMLDetailsElement | null>
  readonly close: () => void
}

/** A menu that Escape closes, with the focus back on what opened it. */
export const useMenu = (): Menu => {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = (): void => {
    if (menu.current === null) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  useEffect(() => {
    const { current } = menu
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && current?.open === true) close()
    }
    current?.addEventListener('keydown', closeByKey)
    return () => current?.removeEventListener('keydown', closeByKey)
  }, [])
  return { menu, close }
}
