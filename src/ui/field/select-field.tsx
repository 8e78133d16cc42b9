import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import { describedBy, useFieldIds } from './use-field-ids.ts'
import { Icon } from '../icon/icon.tsx'
import fieldStyles from './field.module.scss'
import styles from './select-field.module.scss'

interface SelectOption {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
  /** What it stands under; given for all options, those of one group in a row. */
  readonly group?: string
  /** Language of the label where it is not the page's. */
  readonly lang?: string
}

interface Props extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  readonly name: string
  readonly options: readonly SelectOption[]
  /** A first entry without value: "Choose a country". */
  readonly placeholder?: string
}

/** A choice of one from many, by the platform's own list. */
export const SelectField = ({ label, hint, error, isOptional = false, id, className, options, placeholder, ...rest }: Props) => {
  const ids = useFieldIds(id)
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} ids={ids}>
      <span className={styles.frame}>
        <select
          {...rest}
          {...describedBy(ids, { hint, error })}
          id={ids.control}
          className={classNames(fieldStyles.control, styles.select, className)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {groupsOf(options).map(({ name, members }) =>
            name === undefined ? (
              members.map(optionElement)
            ) : (
              <optgroup key={name} label={name}>
                {members.map(optionElement)}
              </optgroup>
            ),
          )}
        </select>
        <Icon name="chevron-down" size="1.6rem" className={styles.icon} />
      </span>
    </Field>
  )
}

const optionElement = ({ value, label, isDisabled, lang }: SelectOption) => (
  // Names of countries are the platform's own: the server's and the browser's may know a place by different ones.
  <option key={value} value={value} disabled={isDisabled} lang={lang} suppressHydrationWarning>
    {label}
  </option>
)

interface Group {
  readonly name: string | undefined
  readonly members: readonly SelectOption[]
}

/** One group needs no name. */
const groupsOf = (options: readonly SelectOption[]): readonly Group[] => {
  const names = [...new Set(options.map(({ group }) => group))]
  return names.map((name) => ({ name: names.length === 1 ? undefined : name, members: options.filter(({ group }) => group === name) }))
}
