import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './chip.module.scss'

interface ChipLinkProps {
  readonly to: string
  readonly isCurrent?: boolean
  readonly children?: ReactNode
}

/** A short link among others of its kind. */
export const ChipLink = ({ to, isCurrent = false, children }: ChipLinkProps) => (
  <Link to={to} className={classNames(styles.chip, isCurrent && styles.current)} {...(isCurrent ? { 'aria-current': 'true' } : {})}>
    {children}
  </Link>
)

interface RemovableChipProps {
  /** What a click on it removes. */
  readonly label: string
  /** Where it goes without JavaScript, with the thing taken away; a button otherwise. */
  readonly to?: string
  readonly onRemove?: () => void
}

/** Something chosen, that a click removes. */
export const RemovableChip = ({ label, to, onRemove }: RemovableChipProps) => {
  const t = useTranslate()
  const content = (
    <>
      {label}
      <Icon name="close" size="1.4rem" />
    </>
  )
  const name = t('ui.remove', { label })
  if (to !== undefined) {
    return (
      <Link to={to} className={styles.chip} aria-label={name} {...(onRemove === undefined ? {} : { onFollow: onRemove })}>
        {content}
      </Link>
    )
  }
  return (
    <button type="button" className={styles.chip} aria-label={name} onClick={onRemove}>
      {content}
    </button>
  )
}
