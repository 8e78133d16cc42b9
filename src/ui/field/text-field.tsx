import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import { describedBy, useFieldIds } from './use-field-ids.ts'
import fieldStyles from './field.module.scss'

interface Props extends FieldTexts, ComponentProps<'input'> {
  readonly name: string
}

/** One line of text with its label. Everything an input takes goes to the input (`dir="ltr"` for figures). */
export const TextField = ({ label, hint, error, isOptional = false, id, className, type = 'text', ...rest }: Props) => {
  const ids = useFieldIds(id)
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} ids={ids}>
      <input
        {...rest}
        {...describedBy(ids, { hint, error })}
        id={ids.control}
        type={type}
        className={classNames(fieldStyles.control, className)}
      />
    </Field>
  )
}
