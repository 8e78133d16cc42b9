/** Home begins at its top whatever the browser remembers (HOME-04, HOME-05); an anchor in the address is a wish of its own. */
export const showHomeFromTop = (): void => {
  window.history.scrollRestoration = 'manual'
  if (window.location.hash === '') window.scrollTo(0, 0)
}
