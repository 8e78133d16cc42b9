/** Says that another page is on its way, or no longer; shell.scss shows it. */
export const setBusy = (isBusy: boolean): void => {
  const main = document.querySelector('main')
  if (isBusy) main?.setAttribute('aria-busy', 'true')
  else main?.removeAttribute('aria-busy')
}
