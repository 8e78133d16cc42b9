/** Nobody is shown around in a picture. */
export const hasBeenShownAround = (context) =>
  context.addInitScript(() => {
    if (window.location.pathname.startsWith('/_compose')) window.localStorage.setItem('vitrine-compose-tour', '"seen"')
  })
