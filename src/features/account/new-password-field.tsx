import { useTranslate } from '../../i18n/use-translate.ts'
import { isWeakPassword, passwordProblem } from './password-rules.ts'
import { PasswordField } from './password-field.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly email: string
  readonly isChecked: boolean
  readonly onChange: (value: string) => void
}

/** A password to be: its rules first, what is wrong once the form was sent, and a word on one that is easily guessed. */
export const NewPasswordField = ({ label, value, email, isChecked, onChange }: Props) => {
  const t = useTranslate()
  const problem = isChecked ? passwordProblem(value) : undefined
  const isWeak = passwordProblem(value) === undefined && isWeakPassword(value, email)
  return (
    <PasswordField
      label={label}
      name="new-password"
      autoComplete="new-password"
      required
      value={value}
      hint={isWeak ? t('codes.account.weakPassword') : t('account.passwordHint')}
      error={problem === undefined ? undefined : t(`codes.account.${problem}`)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
