/** A pointer that moves: one that rests is over something as soon as a page comes. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Calls back once, at the first sign that somebody uses the page, at once where it is scrolled already. Returns how to stop. */
export const onFirstUse = (page: Document, run: () => void): (() => void) => {
  if ((page.scrollingElement?.scrollTop ?? 0) > 0) {
    run()
    return () => undefined
  }
  const stop = (): void => {
    for (const sign of SIGNS_OF_USE) page.removeEventListener(sign, once, true)
  }
  const once = ({ type, target }: Event): void => {
    // A row of pictures scrolls by itself.
    if (type === 'scroll' && target !== page) return
    stop()
    run()
  }
  for (const sign of SIGNS_OF_USE) page.addEventListener(sign, once, { capture: true, passive: true })
  return stop
}
