/** Home begins at its top whatever scroll position the browser restores (HOME-04, HOME-05), unless the address has an anchor. */
export const showHomeFromTop = (): void => {
  window.history.scrollRestoration = 'manual'
  if (window.location.hash === '') window.scrollTo(0, 0)
}
