/**
 * Shows changed props in a frame. One from the sources renders them in place and keeps its state; one from a build is a page,
 * which is loaded anew and kept where it was scrolled to.
 */
export const showInFrame = (frame: HTMLIFrameElement, address: string, changed: unknown): void => {
  const root = frame.contentDocument?.getElementById('root')
  if (root !== null && root !== undefined && 'live' in root.dataset) {
    root.dispatchEvent(new CustomEvent('changedprops', { detail: changed }))
    return
  }
  const top = frame.contentWindow?.scrollY ?? 0
  frame.addEventListener('load', () => frame.contentWindow?.scrollTo({ top, behavior: 'instant' }), { once: true })
  frame.contentWindow?.location.replace(address)
}
