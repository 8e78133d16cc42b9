/** Scrolling that frames of several widths have in common. */
export interface SharedScroll {
  /** As far down as another width was scrolled. */
  readonly follow: (share: number) => void
  /** What `act` scrolls is this width's own: each shows a block where it has it. */
  readonly alone: (act: () => void) => void
}

/** Reports how far down the page is scrolled by whoever looks at it. What was scrolled from here is not reported, or widths would chase each other. */
export const shareScroll = (window: Window, onScrolled: (share: number) => void): SharedScroll => {
  const page = window.document
  let own: number | undefined
  const way = (): number => page.documentElement.scrollHeight - window.innerHeight
  const alone = (act: () => void): void => {
    act()
    own = window.scrollY
  }
  let isAsked = false
  window.addEventListener(
    'scroll',
    ({ target }) => {
      if (target !== page || isAsked) return
      isAsked = true
      window.requestAnimationFrame(() => {
        isAsked = false
        if (own !== undefined && Math.abs(window.scrollY - own) <= 1) return
        own = undefined
        onScrolled(way() <= 0 ? 0 : Math.min(1, Math.max(0, window.scrollY / way())))
      })
    },
    { passive: true },
  )
  return { alone, follow: (share) => alone(() => window.scrollTo({ top: share * Math.max(0, way()), behavior: 'instant' })) }
}
