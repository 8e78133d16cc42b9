/**
 * What becomes of a click into a block that does not answer yet: a button is answered with what is pressed, to be pressed
 * again once the block is there; a link is followed at once; everything else works without JavaScript.
 */
export const holdEarlyClick = (event: MouseEvent, follow?: (event: MouseEvent) => void): HTMLElement | undefined => {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null
  if (control === null || event.button !== 0) return undefined
  if (control.matches('button[type="button"], [role="button"], [aria-haspopup]')) {
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
