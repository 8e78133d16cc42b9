interface Point {
  readonly clientX: number
  readonly clientY: number
}

const FARTHEST = 1
const NEAREST = 4

/** How much what scrolls in the element is enlarged. */
export const zoomOf = (stage: HTMLElement): number => Number(stage.style.getPropertyValue('--zoom') || 1)

/** Enlarges what scrolls in the element, and keeps the point of it where it is; its middle unless given. */
export const zoomTo = (stage: HTMLElement, factor: number, point?: Point): void => {
  const { left, top, width, height } = stage.getBoundingClientRect()
  const x = point === undefined ? width / 2 : point.clientX - left
  const y = point === undefined ? height / 2 : point.clientY - top
  const next = Math.min(NEAREST, Math.max(FARTHEST, factor))
  const change = next / zoomOf(stage)
  // From the left in pictures of every language: see the stage's direction.
  const target = { left: (stage.scrollLeft + x) * change - x, top: (stage.scrollTop + y) * change - y }
  stage.style.setProperty('--zoom', String(next))
  stage.scrollTo({ ...target, behavior: 'instant' })
}

/** Two fingers enlarge and make small around the point between them. Returns how to stop. */
export const listenForPinch = (stage: HTMLElement, onZoom: () => void): (() => void) => {
  const end = new AbortController()
  let begun: { readonly distance: number; readonly zoom: number } | undefined
  stage.addEventListener(
    'touchstart',
    (event) => {
      const pair = pairOf(event)
      if (pair === undefined) return
      // The browser would scroll with them.
      event.preventDefault()
      begun = { distance: pair.distance, zoom: zoomOf(stage) }
    },
    { signal: end.signal, passive: false },
  )
  stage.addEventListener(
    'touchmove',
    (event) => {
      const pair = pairOf(event)
      if (pair === undefined || begun === undefined) return
      event.preventDefault()
      zoomTo(stage, (begun.zoom * pair.distance) / begun.distance, pair)
      onZoom()
    },
    { signal: end.signal, passive: false },
  )
  return () => end.abort()
}

const pairOf = ({ touches: [one, other, third] }: TouchEvent): (Point & { readonly distance: number }) | undefined => {
  if (one === undefined || other === undefined || third !== undefined) return undefined
  return {
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  }
}
