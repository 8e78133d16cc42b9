import { useId, type MouseEvent, type PointerEventHandler, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useModal } from './use-modal.ts'
import styles from './modal.module.scss'

export interface ModalProps {
  readonly isOpen: boolean
  /** The shopper asks to close the dialog: by button, Escape, or a click beside it. The component that opened it decides. */
  readonly onClose: () => void
  /** Names the dialog. */
  readonly title: string
  readonly isTitleHidden?: boolean
  /** Stays in view below the content. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

interface Props extends ModalProps {
  readonly className?: string | undefined
  /** CSS length. */
  readonly width?: string
  readonly onPointerDown?: PointerEventHandler<HTMLElement>
}

/** What dialogs and drawers share. */
export const Modal = ({ isOpen, onClose, title, isTitleHidden = false, footer, className, width, onPointerDown, children }: Props) => {
  const t = useTranslate()
  const titleId = useId()
  const { ref, isPresent } = useModal(isOpen)
  const heading = (
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
  )
  return (
    // The native dialog brings role, Escape and focus; the click is for its backdrop only.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={classNames(styles.modal, className)}
      aria-labelledby={titleId}
      style={width === undefined ? undefined : { inlineSize: width }}
      onPointerDown={onPointerDown}
      onCancel={(event) => {
        // A cancel event of a dialog that is opened from this one bubbles to here, since it is rendered inside.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (isOnBackdrop(event)) onClose()
      }}
    >
      {isPresent && (
        <div className={styles.frame}>
          <div className={styles.head}>
            {isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            <button type="button" className={styles.close} onClick={onClose} aria-label={t('ui.close')}>
              <Icon name="close" size="2.4rem" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}

/** A click on the dialog element itself, not on anything in it, is one on its backdrop. */
const isOnBackdrop = ({ target, currentTarget }: MouseEvent): boolean => target === currentTarget
