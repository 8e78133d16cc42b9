const HOVER_MS = 50

interface Magnification {
  readonly factor: number
  /** Of the file, in pixels. */
  readonly fileWidth: number
}

/** Where a pointer is. */
type Point = Pick<PointerEvent, 'clientX' | 'clientY'>

/**
 * Enlarges what a mouse rests on, around the point under it, and lets go on leaving, scrolling or Escape (PDP-28, PDP-30). Never by
 * touch, and not where the file has no more to show.
 */
export const magnify = (slide: HTMLElement, { factor, fileWidth }: Magnification, start: Point): void => {
  const frame = slide.firstElementChild
  // The code may come when the mouse has gone.
  if (!(frame instanceof HTMLElement) || !slide.matches(':hover') || fileWidth < slide.clientWidth * factor) return
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
  const end = new AbortController()
  const options = { signal: end.signal, passive: true }
  let point = start
  const show = (): void => {
    const { left, top, width, height } = slide.getBoundingClientRect()
    frame.style.transformOrigin = `${(((point.clientX - left) / width) * 100).toFixed(1)}% ${(((point.clientY - top) / height) * 100).toFixed(1)}%`
    frame.style.transform = `scale(${factor})`
  }
  const timer = setTimeout(show, HOVER_MS)
  const stop = (): void => {
    end.abort()
    clearTimeout(timer)
    frame.style.removeProperty('transform')
  }
  slide.addEventListener(
    'pointermove',
    (event) => {
      point = event
      if (frame.style.transform !== '') show()
    },
    options,
  )
  slide.addEventListener('pointerleave', stop, options)
  window.addEventListener('scroll', stop, options)
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') stop()
    },
    options,
  )
}
