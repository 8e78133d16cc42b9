import { useId, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { useOverflow } from './use-overflow.ts'
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
