import { useRef, useState, type RefObject } from 'react'
import { CAROUSEL } from '../carousel/carousel-config.ts'
import { scrollOver } from '../carousel/scroll-over.ts'

interface Track {
  readonly ref: RefObject<HTMLUListElement | null>
  /** The slide in view, from 0. */
  readonly index: number
  readonly onScroll: () => void
  readonly show: (index: number) => void
}

/** A row of slides that snaps: the browser scrolls, this only knows its position. Works from either side. */
export const useTrack = (): Track => {
  const ref = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const onScroll = (): void => {
    const track = ref.current
    // Right-to-left rows scroll to negative positions.
    if (track !== null && track.clientWidth > 0) setIndex(Math.round(Math.abs(track.scrollLeft) / track.clientWidth))
  }
  const show = (next: number): void => {
    const track = ref.current
    if (track === null) return
    const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1
    scrollOver(track, sign * next * track.clientWidth, CAROUSEL.speedMs)
    setIndex(next)
  }
  return { ref, index, onScroll, show }
}
