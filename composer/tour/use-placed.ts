import { useLayoutEffect, useState, type RefObject } from 'react'
import { placeCard, type Box } from './place-card.ts'

interface Placed {
  /** What the card speaks of; undefined where it is not there. */
  readonly target: Box | undefined
  /** Undefined: at the end of the window. */
  readonly at: { readonly left: number; readonly top: number } | undefined
}

/** Where the card and the frame around what it speaks of are; they follow while the window or either of them changes. `isDocked`: at the end. */
export const usePlaced = (card: RefObject<HTMLElement | null>, selector: string, isDocked: boolean): Placed => {
  const [placed, setPlaced] = useState<Placed>({ target: undefined, at: undefined })
  useLayoutEffect(() => {
    const find = (): Element | null => document.querySelector(selector)
    const place = (): void => {
      const [element, own] = [find(), card.current]
      if (own === null) return
      const box = element?.getBoundingClientRect()
      const target = box === undefined || box.width === 0 ? undefined : box
      const isRtl = getComputedStyle(own).direction === 'rtl'
      const window = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight }
      const size = { width: own.offsetWidth, height: own.offsetHeight }
      setPlaced({ target, at: target === undefined || isDocked ? undefined : placeCard({ target, card: size, window, isRtl }) })
    }
    place()
    const sizes = new ResizeObserver(place)
    for (const element of [find(), card.current, document.documentElement]) if (element !== null) sizes.observe(element)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
    }
  }, [card, selector, isDocked])
  return placed
}
