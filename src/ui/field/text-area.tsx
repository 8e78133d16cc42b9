import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import { describedBy, useFieldIds } from './use-field-ids.ts'
import fieldStyles from './field.module.scss'

interface Props extends FieldTexts, ComponentProps<'textarea'> {
  readonly name: string
}

/** Several lines of text with their label. */
export const TextArea = ({ label, hint, error, isOptional = false, id, className, rows = 6, ...rest }: Props) => {
  const ids = useFieldIds(id)
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} ids={ids}>
      <textarea
        {...rest}
        {...describedBy(ids, { hint, error })}
        id={ids.control}
        rows={rows}
        className={classNames(fieldStyles.control, className)}
      />
    </Field>
  )
}
