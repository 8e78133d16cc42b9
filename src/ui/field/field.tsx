import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../icon/icon.tsx'
import type { FieldIds } from './use-field-ids.ts'
import styles from './field.module.scss'

export interface FieldTexts {
  readonly label: string
  /** Stays visible under the label. */
  readonly hint?: string | undefined
  /** What is wrong and how to mend it. */
  readonly error?: string | undefined
  /** Says that it may be left empty; required fields carry no mark. */
  readonly isOptional?: boolean
}

interface Props extends FieldTexts {
  readonly ids: FieldIds
  readonly children: ReactNode
}

/** Label, hint and error around a control. */
export const Field = ({ label, hint, error, isOptional = false, ids, children }: Props) => {
  const t = useTranslate()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.control}>
        {label} {isOptional && <span className={styles.optional}>({t('ui.optional')})</span>}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={ids.error} error={error} />
    </div>
  )
}

/** The message of a field in error, named by the control that it belongs to. */
export const FieldError = ({ id, error }: { readonly id: string; readonly error?: string | undefined }) =>
  error === undefined || error === '' ? null : (
    <p className={styles.error} id={id}>
      <Icon name="error" size="1.6rem" />
      <span>{error}</span>
    </p>
  )
