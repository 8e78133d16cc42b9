import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Hit } from '../../../clients/search/hit.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { raise } from '../../analytics/raise.ts'
import { classNames } from '../../../lib/class-names.ts'
import styles from './reveal-designer.module.scss'

/** How long brand and title stay after the pointer has left (CARD-12). */
export const HIDE_AFTER_MS = 3_000

/** Brand and title behind a toggle (CARD-11). Screen readers have them always, and who comes by keyboard sees what has the focus. */
export const RevealDesigner = ({ hit: { name, productId, brand }, children }: { readonly hit: Hit; readonly children: ReactNode }) => {
  const t = useTranslate()
  const [isRevealed, setRevealed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = (): void => clearTimeout(timer.current)
  useEffect(() => stay, [])
  return (
    <div
      className={styles.reveal}
      onPointerEnter={stay}
      onPointerLeave={() => {
        stay()
        timer.current = setTimeout(() => setRevealed(false), HIDE_AFTER_MS)
      }}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isRevealed}
        aria-label={t('listing.revealDesignerOf', { name })}
        onClick={() => {
          setRevealed(!isRevealed)
          if (!isRevealed) raise({ event: 'reveal-designer', data: { productId, brand } })
        }}
      >
        {t('listing.revealDesigner')}
      </button>
      <div className={classNames(styles.designer, !isRevealed && styles.concealed)}>{children}</div>
    </div>
  )
}
