/** Keyboard and screen reader go on from the page's heading; the page stays where it is scrolled to. */
export const focusHeading = (): void => {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (target === null) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
