import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './field.tsx'
import { describedBy, useFieldIds } from './use-field-ids.ts'
import styles from './checkbox.module.scss'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  readonly name: string
  readonly label: ReactNode
  readonly error?: string | undefined
}

/** Yes or no, with its label beside it. */
export const Checkbox = ({ label, error, id, ...rest }: Props) => {
  const ids = useFieldIds(id)
  return (
    <div>
      <label className={styles.row} htmlFor={ids.control}>
        <input {...rest} {...describedBy(ids, { error })} id={ids.control} type="checkbox" className={styles.control} />
        <span>{label}</span>
      </label>
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
