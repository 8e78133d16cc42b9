import { useId, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './tooltip.module.scss'

interface Props {
  /** What it is about: names the button. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * A few words behind a button (WIDGET-05 to WIDGET-09). The browser's popover does it all without JavaScript: a click opens it and closes
 * any other, a click outside, Escape or the close button closes it. The styles position it.
 */
export const Tooltip = ({ label, children }: Props) => {
  const t = useTranslate()
  const id = useId()
  const name = t('widget.about', { label })
  return (
    <span className={styles.tooltip}>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={name}>
        <Icon name="info" />
      </button>
      <span id={id} popover="auto" role="dialog" aria-label={name} className={styles.tip}>
        <span className={styles.text}>{children}</span>
        <button type="button" className={styles.button} popoverTarget={id} popoverTargetAction="hide" aria-label={t('ui.close')}>
          <Icon name="close" />
        </button>
      </span>
    </span>
  )
}
