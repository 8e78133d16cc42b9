import { flushSync } from 'react-dom'
import { areaNamed } from './areas.tsx'
import type { Areas } from './use-areas.ts'
import { FIELDS } from './use-focus-on-fields.ts'

/** What gets the focus in an area, the best first: where she was, the page, a field, anything. */
const TARGETS = ['[tabindex="0"]', 'iframe', FIELDS, 'a, button']

/**
 * From area to area (`data-area`), the next (1) or the one before (-1): between the list of blocks and the fields is a whole page of
 * links. `onShow`: what is not shown cannot have the focus.
 */
export const walkAreas = (step: 1 | -1, onShow: Areas['show']): void => {
  const areas = [...document.querySelectorAll('[data-area]')]
  const at = areas.findIndex((each) => each.contains(document.activeElement))
  const next = areas[(at + step + areas.length) % areas.length]
  const area = next instanceof HTMLElement ? areaNamed(next.dataset['area']) : undefined
  if (area !== undefined) flushSync(() => onShow(area))
  const target = TARGETS.map((selector) => next?.querySelector<HTMLElement>(selector)).find((found) => found !== null)
  target?.focus()
}
