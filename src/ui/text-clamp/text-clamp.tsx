import { useId, useState, useEffect, useRef, type RefObject } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { classNames } from '../../lib/class-names.ts'
import styles from './text-clamp.module.scss'

/**
 * Two lines of a text, and the rest on request where there is more (WIDGET-10, WIDGET-11). The button lies over the end of
 * the second line, so that nothing moves when it appears. Without JavaScript the whole text shows.
 */
export const TextClamp = ({ text }: { readonly text: string }) => {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { ref, isOverflowing } = useOverflow(isOpen)
  return (
    <div className={classNames(styles.clamp, isOpen && styles.open)}>
      <div ref={ref} id={id} className={styles.text}>
        {text}
      </div>
      {isOverflowing && (
        <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen((was) => !was)}>
          {t(isOpen ? 'widget.readLess' : 'widget.readMore')}
        </button>
      )}
    </div>
  )
}

/** A line's height is never whole pixels; this much more than fits is not hidden text yet (WIDGET-11). */
const TOLERANCE_PX = 5

interface Overflow {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly isOverflowing: boolean
}

/** Whether an element has more content than it shows, whatever its width becomes. While `isOpen` the last answer is used. */
const useOverflow = (isOpen: boolean): Overflow => {
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
