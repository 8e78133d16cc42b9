import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './saved-items.module.scss'

/** What is saved with the account, as cards. */
export const SavedItems = ({ children }: { readonly children: ReactNode }) => <ul className={styles.items}>{children}</ul>

interface ItemProps {
  /** Tells one item from the next where only its buttons are read. */
  readonly name: string
  /** A change is under way. */
  readonly isBusy: boolean
  /** Absent where the item cannot be changed here. */
  readonly onEdit?: (() => void) | undefined
  readonly onRemove: () => void
  /** Absent where the item cannot become the default, or is it. */
  readonly onDefault?: (() => void) | undefined
  readonly children: ReactNode
}

/** One of them, with what can be done to it. */
export const SavedItem = ({ name, isBusy, onEdit, onRemove, onDefault, children }: ItemProps) => {
  const t = useTranslate()
  return (
    <li className={styles.item}>
      {children}
      <div className={styles.actions}>
        {onEdit !== undefined && (
          <Button type="button" variant="text" size="small" aria-label={t('myAccount.editNamed', { name })} onClick={onEdit}>
            {t('myAccount.edit')}
          </Button>
        )}
        <Button type="button" variant="text" size="small" aria-label={t('myAccount.removeNamed', { name })} onClick={onRemove}>
          {t('myAccount.remove')}
        </Button>
        {onDefault !== undefined && (
          <Button
            type="button"
            variant="text"
            size="small"
            isBusy={isBusy}
            aria-label={t('myAccount.defaultNamed', { name })}
            onClick={onDefault}
          >
            {t('myAccount.makeDefault')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The form of a dialog about an item: its parts, one below the other. */
export const TaskBody = ({ children }: { readonly children: ReactNode }) => <div className={styles.task}>{children}</div>

interface RemovalProps {
  readonly isBusy: boolean
  readonly onRemove: () => void
  readonly onKeep: () => void
}

/** Whether an item is really to go. */
export const RemovalChoice = ({ isBusy, onRemove, onKeep }: RemovalProps) => {
  const t = useTranslate()
  return (
    <div className={styles.choice}>
      <Button type="button" isBusy={isBusy} onClick={onRemove}>
        {t('myAccount.remove')}
      </Button>
      <Button type="button" variant="secondary" onClick={onKeep}>
        {t('myAccount.keep')}
      </Button>
    </div>
  )
}
