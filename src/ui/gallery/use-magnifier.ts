import { useEffect, useRef, useState, type CSSProperties, type PointerEventHandler } from 'react'

interface Magnifier {
  readonly style: CSSProperties | undefined
  readonly onPointerEnter: PointerEventHandler<HTMLElement>
  readonly onPointerMove: PointerEventHandler<HTMLElement>
  readonly onPointerLeave: () => void
}

const HOVER_MS = 50

/**
 * Enlarges what a mouse rests on, around the point under it, and lets go on leaving, scrolling or Escape (PDP-28,
 * PDP-30). Never by touch, and not where the file has no more to show. `fileWidth` in pixels.
 */
export const useMagnifier = (factor: number, fileWidth: number): Magnifier => {
  const [origin, setOrigin] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = (): void => {
    clearTimeout(timer.current)
    setOrigin(undefined)
  }
  useEffect(() => (origin === undefined ? undefined : listenForEnd(stop)), [origin])
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    style: origin === undefined ? undefined : { transform: `scale(${factor})`, transformOrigin: origin },
    onPointerEnter: ({ pointerType, currentTarget, clientX, clientY }) => {
      const isFine = pointerType === 'mouse' && matchMedia('(hover: hover) and (pointer: fine)').matches
      if (!isFine || fileWidth < currentTarget.clientWidth * factor) return
      timer.current = setTimeout(() => setOrigin(originOf(currentTarget, clientX, clientY)), HOVER_MS)
    },
    onPointerMove: ({ currentTarget, clientX, clientY }) => {
      if (origin !== undefined) setOrigin(originOf(currentTarget, clientX, clientY))
    },
    onPointerLeave: stop,
  }
}

const originOf = (element: HTMLElement, x: number, y: number): string => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return `${(((x - left) / width) * 100).toFixed(1)}% ${(((y - top) / height) * 100).toFixed(1)}%`
}

const listenForEnd = (stop: () => void): (() => void) => {
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') stop()
  }
  window.addEventListener('scroll', stop, { passive: true })
  window.addEventListener('keydown', onKey)
  return () => {
    window.removeEventListener('scroll', stop)
    window.removeEventListener('keydown', onKey)
  }
}
