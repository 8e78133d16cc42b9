import { useId, type ReactNode } from 'react'
import { FieldError } from './field.tsx'
import styles from './radio-group.module.scss'

interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly isDisabled?: boolean
}

interface Props {
  readonly legend: string
  readonly name: string
  readonly options: readonly RadioOption[]
  /** The chosen value, where the owner has it; else `defaultValue` starts it. */
  readonly value?: string
  readonly defaultValue?: string
  readonly onChange?: (value: string) => void
  readonly error?: string | undefined
}

/** A choice of one from few, all visible. */
export const RadioGroup = ({ legend, name, options, value, defaultValue, onChange, error }: Props) => {
  const errorId = useId()
  const hasError = error !== undefined && error !== ''
  return (
    <fieldset className={styles.group} {...(hasError ? { 'aria-describedby': errorId } : {})}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.isDisabled}
            className={styles.control}
            {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
            {...(hasError ? { 'aria-invalid': true } : {})}
            onChange={() => onChange?.(option.value)}
          />
          <span className={styles.text}>
            {option.label}
            {option.description !== undefined && <span className={styles.description}>{option.description}</span>}
          </span>
        </label>
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
