import { useTranslate } from '../../i18n/use-translate.ts'
import { PasswordField } from './password-field.tsx'

interface Props {
  readonly value: string
  /** The form was sent without it. */
  readonly isMissing: boolean
  readonly onChange: (value: string) => void
}

/** The password the account has, given again: who finds a browser signed in cannot take the account over. */
export const CurrentPasswordField = ({ value, isMissing, onChange }: Props) => {
  const t = useTranslate()
  return (
    <PasswordField
      label={t('account.currentPassword')}
      name="current-password"
      autoComplete="current-password"
      required
      value={value}
      error={isMissing ? t('account.required') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
