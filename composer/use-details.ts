import { useEffect, useRef, type RefObject } from 'react'

interface Details {
  readonly menu: RefObject<HTMLDetailsElement | null>
  /** Closes it; the focus goes to what opens it. */
  readonly close: () => void
}

/** A `<details>` that opens over the page: Escape closes it, and with `closesOutside` so does a click or a key elsewhere. */
export const useDetails = ({ closesOutside }: { readonly closesOutside: boolean }): Details => {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = (): void => {
    if (menu.current === null) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  useEffect(() => {
    const { current } = menu
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || current?.open !== true) return
      // One that is inside another one closes alone.
      event.stopPropagation()
      close()
    }
    const closeOutside = ({ target }: Event): void => {
      if (current !== null && target instanceof Node && !current.contains(target)) current.open = false
    }
    // A click into the page on the canvas is one of its own window.
    const closeAtPage = (): void => {
      if (current !== null && document.activeElement?.tagName === 'IFRAME') current.open = false
    }
    current?.addEventListener('keydown', closeByKey)
    if (closesOutside) {
      for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, closeOutside)
      window.addEventListener('blur', closeAtPage)
    }
    return () => {
      current?.removeEventListener('keydown', closeByKey)
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, closeOutside)
      window.removeEventListener('blur', closeAtPage)
    }
  }, [closesOutside])
  return { menu, close }
}
