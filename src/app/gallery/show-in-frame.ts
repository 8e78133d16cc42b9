/**
 * Puts changed props into a frame without loading it anew: one that is alive renders them itself, one that is HTML takes the
 * server's rendering.
 */
export const showInFrame = (frame: HTMLIFrameElement, html: string, changed: unknown): void => {
  const root = frame.contentDocument?.getElementById('root')
  if (root === null || root === undefined) return
  if ('live' in root.dataset) root.dispatchEvent(new CustomEvent('changedprops', { detail: changed }))
  else root.innerHTML = new DOMParser().parseFromString(html, 'text/html').getElementById('root')?.innerHTML ?? ''
}
