/**
 * What becomes of a click into a block that does not answer yet: a button is answered with what is pressed, to be pressed
 * again once the block is there, and so is a link to another side of the same page; other links are followed at once;
 * everything else works without JavaScript.
 */
export const holdEarlyClick = (event: MouseEvent, follow?: (event: MouseEvent) => void): HTMLElement | undefined => {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null
  if (control === null || event.button !== 0) return undefined
  if (control.matches('button[type="button"], [role="button"], [aria-haspopup], [data-replace]') && !isForTheBrowser(event)) {
    event.preventDefault()
    event.stopImmediatePropagation()
    return control
  }
  if (follow !== undefined && control instanceof HTMLAnchorElement) {
    event.stopImmediatePropagation()
    follow(event)
  }
  return undefined
}

/** A new tab, a new window or a download. */
const isForTheBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey || altKey
