import { useId, useState } from 'react'
import type { CustomisationOption } from '../../../../schemas/api/customisation.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { graphemes } from '../../../lib/customisation-text.ts'
import { effectiveValue, withHash, type ChoiceProblem, type Choices } from '../../../lib/validate-customisation.ts'
import { FieldError } from '../../../ui/field/field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import chips from '../options/option-chip.module.scss'
import styles from '../options/option-group.module.scss'
import { Swatch } from '../options/swatch.tsx'
import { inputName } from './read-typed.ts'
import { defined } from '../../../lib/defined.ts'

interface Props {
  readonly option: CustomisationOption
  readonly choices: Choices
  readonly problem: ChoiceProblem | undefined
  readonly onChange: (value: string) => void
}

/** One thing to decide: a text, or one of several colors, pictures or places (CUST-01, CUST-02, CUST-03). */
export const CustomisationOptionField = (props: Props) => {
  const error = useProblemText(props)
  return props.option.type === 'text' ? <TextOption {...props} error={error} /> : <ValueOption {...props} error={error} />
}

/** The merchant's own words, else the shop's. */
const useProblemText = ({ problem, option: { inputAttributes } }: Props): string | undefined => {
  const t = useTranslate()
  if (problem === undefined) return undefined
  const count = problem.rule === 'min_length' ? inputAttributes.minLength : inputAttributes.maxLength
  return problem.message ?? t(`customisation.rule.${problem.rule}`, { count: count ?? 0 })
}

type OptionProps = Omit<Props, 'problem'> & { readonly error: string | undefined }

/**
 * Belongs to no form: the address that the form before JavaScript leads to is not the place for what somebody writes on a gift. What an
 * input method is still composing is the shopper's alone until it is done (TRICKY-22).
 */
const TextOption = ({ option, choices, error, onChange }: OptionProps) => {
  const t = useTranslate()
  const [composing, setComposing] = useState<string>()
  const { id, label, inputAttributes, rules } = option
  const value = choices[id] ?? ''
  const left = inputAttributes.maxLength === undefined ? undefined : Math.max(0, inputAttributes.maxLength - graphemes(value).length)
  return (
    <TextField
      name={inputName(id)}
      form={NO_FORM}
      label={label}
      hint={left === undefined ? undefined : t('customisation.left', { count: left })}
      error={error}
      isOptional={!rules.some(({ rule }) => rule === 'required')}
      dir="auto"
      autoComplete="off"
      value={composing ?? value}
      onChange={({ currentTarget }) => (composing === undefined ? onChange : setComposing)(currentTarget.value)}
      onCompositionStart={({ currentTarget }) => setComposing(currentTarget.value)}
      onCompositionEnd={({ currentTarget }) => {
        setComposing(undefined)
        onChange(currentTarget.value)
      }}
    />
  )
}

/** Names no form there is. */
const NO_FORM = 'customise'

const ValueOption = ({ option, choices, error, onChange }: OptionProps) => {
  const id = useId()
  const chosen = effectiveValue(option, choices)
  const hasError = error !== undefined
  return (
    <div
      role="radiogroup"
      className={styles.group}
      aria-labelledby={`${id}-name`}
      {...(hasError ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
    >
      <p className={styles.legend}>
        <span id={`${id}-name`} className={styles.name}>
          {option.label}
        </span>
        <span className={styles.chosen}>{option.values.find(({ value }) => value === chosen)?.label}</span>
      </p>
      <div className={styles.chips}>
        {option.values.map(({ value, label, type, image }) => (
          <label key={value} className={type === 'text' ? chips.chip : chips.color} title={type === 'text' ? undefined : label}>
            <input
              type="radio"
              className={chips.input}
              name={inputName(option.id)}
              form={NO_FORM}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {type === 'text' ? (
              <span className={chips.box}>{label}</span>
            ) : (
              <Swatch
                group={{
                  name: label,
                  ...(type === 'hex' ? { hex: [withHash(value)] } : {}),
                  ...defined({ swatch: image }),
                }}
              />
            )}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
