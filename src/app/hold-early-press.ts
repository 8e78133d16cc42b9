/** Does nothing, or leaves the page, without code. Nothing here is shared with the shop's modules: that would be one more request. */
const NEEDS_CODE = 'button[type="button"],a[data-replace]'

/**
 * Keeps the last press on what only the shop's code can answer, from the first moment of a page until that code has taken it
 * over. Answers how to let go: the press is then made once more. A new tab and the like stay the browser's.
 */
export const holdEarlyPress = (page: Document): (() => void) => {
  let held: HTMLElement | undefined
  const hold = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_CODE) : null
    if (control === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = control
  }
  page.addEventListener('click', hold, { capture: true })
  return () => {
    page.removeEventListener('click', hold, { capture: true })
    held?.click()
  }
}
