import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './file-field.module.scss'
import { describedBy, useFieldIds } from './use-field-ids.ts'

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  readonly name: string
  /** What the button says: the browser's own would say it in the browser's language. */
  readonly buttonLabel: string
}

/** Files from the shopper's machine, with the names of those chosen. */
export const FileField = ({ label, hint, error, isOptional = false, buttonLabel, ...rest }: Props) => {
  const ids = useFieldIds()
  const input = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState('')
  const readNames = (): void => setNames([...(input.current?.files ?? [])].map(({ name }) => name).join(', '))
  // They may have been chosen before the script came.
  useEffect(readNames, [])
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} ids={ids}>
      <span className={styles.file}>
        <input {...rest} {...describedBy(ids, { hint, error })} ref={input} id={ids.control} type="file" title="" onChange={readNames} />
        <span aria-hidden className={styles.button}>
          {buttonLabel}
        </span>
        <bdi className={styles.names}>{names}</bdi>
      </span>
    </Field>
  )
}
