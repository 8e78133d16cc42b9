import { useEffect } from 'react'

/**
 * How much of the window the keys of a screen leave, as `--visible-height`. Where a browser makes the window smaller by itself it is the
 * same; Safari lays the keys over it and scrolls, which is taken back: what is at the end of the window would be behind them.
 */
export const useVisibleHeight = (): void => {
  useEffect(() => {
    const { visualViewport: visible } = window
    if (visible === null) return
    const follow = (): void => {
      // Enlarged by two fingers it is smaller, too, and nothing has to move.
      if (visible.scale > 1.01) return
      document.documentElement.style.setProperty('--visible-height', `${visible.height}px`)
      if (visible.offsetTop > 0) window.scrollTo(0, 0)
    }
    follow()
    visible.addEventListener('resize', follow)
    return () => {
      visible.removeEventListener('resize', follow)
      document.documentElement.style.removeProperty('--visible-height')
    }
  }, [])
}
