import { useId } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Checkbox } from '../../src/ui/field/checkbox.tsx'
import { FieldError } from '../../src/ui/field/field.tsx'
import styles from './email-sign-up.module.scss'

interface Props {
  readonly keys: readonly string[]
  readonly chosen: readonly string[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly string[]) => void
}

/** The topics a shopper subscribes to; at least one (EMAIL-07). */
export const InterestChoice = ({ keys, chosen, error, onChange }: Props) => {
  const t = useTranslate()
  const errorId = useId()
  return (
    <fieldset className={styles.interests} {...(error === undefined ? {} : { 'aria-describedby': errorId })}>
      <legend>{t('emailSignup.interestsLabel')}</legend>
      <div className={styles.choices}>
        {keys.map((key) => (
          <Checkbox
            key={key}
            name="interests"
            value={key}
            label={t(`emailSignup.interest.${key}`) || key}
            checked={chosen.includes(key)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, key] : chosen.filter((other) => other !== key))}
          />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
