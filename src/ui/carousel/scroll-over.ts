import { elapsed } from '../../lib/clock.ts'

const running = new WeakMap<HTMLElement, () => void>()

/**
 * Scrolls a row sideways to an offset in pixels, in so many milliseconds; at once for those who want less motion. A shopper who
 * takes hold of the row meanwhile has it.
 */
export const scrollOver = (row: HTMLElement, left: number, durationMs: number): void => {
  running.get(row)?.()
  if (durationMs === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return row.scrollTo({ left, behavior: 'instant' })
  const { scrollLeft: from } = row
  const begun = elapsed()
  let frame = 0
  const stop = (): void => {
    cancelAnimationFrame(frame)
    running.delete(row)
    row.style.removeProperty('scroll-snap-type')
    for (const sign of TAKEOVERS) row.removeEventListener(sign, stop)
  }
  const step = (now: number): void => {
    const share = Math.min(1, Math.max(0, (now - begun) / durationMs))
    row.scrollTo({ left: from + (left - from) * easeOut(share), behavior: 'instant' })
    if (share < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  running.set(row, stop)
  // The browser's own snapping would pull at every step.
  row.style.setProperty('scroll-snap-type', 'none')
  for (const sign of TAKEOVERS) row.addEventListener(sign, stop, { passive: true })
  frame = requestAnimationFrame(step)
}

const TAKEOVERS = ['pointerdown', 'wheel', 'touchstart'] as const

const easeOut = (share: number): number => 1 - (1 - share) ** 3
