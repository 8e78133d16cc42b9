import { useEffect, useRef, useState, type RefObject } from 'react'

/** A line's height is never whole pixels; this much more than fits is not hidden text yet (WIDGET-11). */
const TOLERANCE_PX = 5

interface Overflow {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly isOverflowing: boolean
}

/** Whether an element has more content than it shows, whatever its width becomes. While `isOpen` the last answer is used. */
export const useOverflow = (isOpen: boolean): Overflow => {
  const ref = useRef<HTMLDivElement>(null)
  const [isOverflowing, setIsOverflowing] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || isOpen) return undefined
    const observer = new ResizeObserver(() => setIsOverflowing(element.scrollHeight - element.clientHeight > TOLERANCE_PX))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])
  return { ref, isOverflowing }
}
