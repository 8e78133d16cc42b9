import type { Box } from '../protocol.ts'

interface Placed {
  readonly blockId: string
  readonly box: Box | undefined
}

interface Acts {
  /** Draws what is above the page; answers where the selected block is. */
  readonly onDraw: () => Placed | undefined
  /** The selected block is at another place. */
  readonly onMoved: (placed: Placed) => void
  /** Without a load: the page is another one. */
  readonly onNavigated: (address: string) => void
}

/** Draws anew, once a frame, whenever something on the page may have moved. */
export const watchLayout = (window: Window, { onDraw, onMoved, onNavigated }: Acts): { readonly draw: () => void } => {
  let frame: number | undefined
  let last = ''
  let address = window.location.href
  const draw = (): void => {
    frame ??= window.requestAnimationFrame(() => {
      frame = undefined
      const placed = onDraw()
      const now = JSON.stringify(placed)
      if (placed !== undefined && now !== last) onMoved(placed)
      last = now
      if (window.location.href !== address) {
        address = window.location.href
        onNavigated(address)
      }
    })
  }
  window.addEventListener('scroll', draw, { capture: true, passive: true })
  window.addEventListener('resize', draw)
  window.addEventListener('popstate', draw)
  // Pictures and fonts come later; menus and panels open.
  window.document.addEventListener('load', draw, { capture: true })
  window.document.addEventListener('transitionend', draw)
  new MutationObserver(draw).observe(window.document.body, { childList: true, subtree: true, characterData: true })
  new ResizeObserver(draw).observe(window.document.body)
  return { draw }
}
