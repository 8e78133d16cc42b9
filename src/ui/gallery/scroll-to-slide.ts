import { CAROUSEL } from '../carousel/carousel-config.ts'
import { scrollOver } from '../carousel/scroll-over.ts'

/** Moves a row to a slide that is so many steps from its first, in either direction of writing. */
export const scrollToSlide = (track: HTMLElement, index: number, stepPx: number): void =>
  scrollOver(track, (getComputedStyle(track).direction === 'rtl' ? -1 : 1) * index * stepPx, CAROUSEL.speedMs)
