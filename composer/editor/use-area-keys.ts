import { useEffect } from 'react'
import { FIELDS } from './use-focus-on-fields.ts'

/** What gets the focus in an area, the best first: where she was, the page, a field, anything. */
const TARGETS = ['[tabindex="0"]', 'iframe', FIELDS, 'a, button']

/** F6 goes from area to area (`data-area`), with Shift backwards: between the list of blocks and the fields is a whole page of links. */
export const useAreaKeys = (): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const areas = [...document.querySelectorAll('[data-area]')]
      if (event.key !== 'F6' || areas.length === 0 || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      const at = areas.findIndex((area) => area.contains(document.activeElement))
      const next = areas[(at + (event.shiftKey ? -1 : 1) + areas.length) % areas.length]
      const target = TARGETS.map((selector) => next?.querySelector<HTMLElement>(selector)).find((found) => found !== null)
      target?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
