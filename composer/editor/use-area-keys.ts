import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { areaNamed, type AreaName } from './areas.tsx'
import { FIELDS } from './use-focus-on-fields.ts'

/** What gets the focus in an area, the best first: where she was, the page, a field, anything. */
const TARGETS = ['[tabindex="0"]', 'iframe', FIELDS, 'a, button']

/**
 * F6 goes from area to area (`data-area`), with Shift backwards: between the list of blocks and the fields is a whole page of links.
 * `onShow`: what is not shown cannot have the focus.
 */
export const useAreaKeys = (onShow: (area: AreaName) => void): void => {
  const latest = useRef(onShow)
  latest.current = onShow
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const areas = [...document.querySelectorAll('[data-area]')]
      if (event.key !== 'F6' || areas.length === 0 || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      const at = areas.findIndex((area) => area.contains(document.activeElement))
      const next = areas[(at + (event.shiftKey ? -1 : 1) + areas.length) % areas.length]
      const area = next instanceof HTMLElement ? areaNamed(next.dataset['area']) : undefined
      if (area !== undefined) flushSync(() => latest.current(area))
      const target = TARGETS.map((selector) => next?.querySelector<HTMLElement>(selector)).find((found) => found !== null)
      target?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
