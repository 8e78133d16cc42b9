import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import styles from './pick-dialog.module.scss'

interface Props {
  readonly title: string
  /** As large as the window allows, however much is in it. */
  readonly isWide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A window to choose something in. It is open while it is rendered; the focus goes back to where it was. */
export const PickDialog = ({ title, isWide = false, onClose, children }: Props) => {
  const t = useTranslate()
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      onClose={({ target, currentTarget }) => {
        // One that another rendering has opened again is not closed by her.
        if (target === currentTarget && !currentTarget.open) onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" onClick={onClose}>
          {t('compose.panel.close')}
        </button>
      </header>
      {children}
    </dialog>
  )
}
