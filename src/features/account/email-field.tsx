import { useTranslate } from '../../i18n/use-translate.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { emailProblem } from './email-problem.ts'

interface Props {
  readonly value: string
  readonly isChecked: boolean
  readonly onChange: (value: string) => void
}

/** The address that an account goes by. */
export const EmailField = ({ value, isChecked, onChange }: Props) => {
  const t = useTranslate()
  const problem = isChecked ? emailProblem(value) : undefined
  return (
    <TextField
      label={t('account.email')}
      name="email"
      type="email"
      dir="ltr"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={254}
      required
      value={value}
      error={problem === undefined ? undefined : t(`codes.account.${problem}`)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
