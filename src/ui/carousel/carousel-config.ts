/** How a carousel moves. */
export interface CarouselConfig {
  /** How long a step takes. */
  readonly speedMs: number
  /** Slides side by side in wide windows. */
  readonly slidesToShow: number
  /** Slides that one click moves by. */
  readonly slidesToScroll: number
}

/** What a carousel does unless given: one slide shown, one moved by, and never by itself (BLOCK-54). */
export const CAROUSEL: CarouselConfig = { speedMs: 300, slidesToShow: 1, slidesToScroll: 1 }

/** A tray shows four cards. */
const TRAY: CarouselConfig = { ...CAROUSEL, slidesToShow: 4 }

const MAX_SLIDES = 8
const MAX_SPEED_MS = 2_000

/** A tray's settings with those of its block (`speed` in ms); a value that makes no sense is left out. There is no autoplay to ask for. */
export const readTrayConfig = ({ speed, slidesToShow, slidesToScroll }: Readonly<Record<string, unknown>>): CarouselConfig => ({
  speedMs: isWithin(speed, 0, MAX_SPEED_MS) ? speed : TRAY.speedMs,
  slidesToShow: isWithin(slidesToShow, 1, MAX_SLIDES) ? slidesToShow : TRAY.slidesToShow,
  slidesToScroll: isWithin(slidesToScroll, 1, MAX_SLIDES) ? slidesToScroll : TRAY.slidesToScroll,
})

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
