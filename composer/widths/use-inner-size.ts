import { useLayoutEffect, useState, type RefObject } from 'react'

interface InnerSize {
  readonly width: number
  readonly height: number
}

/** The room inside an element, known before it is painted first; undefined while it has none. */
export const useInnerSize = (element: RefObject<HTMLElement | null>): InnerSize | undefined => {
  const [size, setSize] = useState<InnerSize>()
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current
      if (width > 0 && height > 0) setSize((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
