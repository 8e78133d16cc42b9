import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import { PhoneField } from '../../ui/field/phone-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'

const MAX_NAME_LENGTH = 100
const NAMES = [
  { name: 'givenName', label: 'account.givenName', autoComplete: 'given-name' },
  { name: 'familyName', label: 'account.familyName', autoComplete: 'family-name' },
] as const

/** Languages that write the name of the family first. */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['ja', 'ko', 'zh'])

interface NameProps {
  readonly names: Readonly<Record<(typeof NAMES)[number]['name'], string>>
  readonly isChecked: boolean
  readonly onChange: (name: (typeof NAMES)[number]['name'], value: string) => void
}

/** Both names of an account, which it cannot be without. */
export const NameFields = ({ names, isChecked, onChange }: NameProps) => {
  const t = useTranslate()
  const { language } = useSite()
  return (FAMILY_FIRST.has(language) ? NAMES.toReversed() : NAMES).map(({ name, label, autoComplete }) => (
    <TextField
      key={name}
      label={t(label)}
      name={name}
      autoComplete={autoComplete}
      maxLength={MAX_NAME_LENGTH}
      required
      value={names[name]}
      error={isChecked && names[name].trim() === '' ? t('account.required') : undefined}
      onChange={(event) => onChange(name, event.target.value)}
    />
  ))
}

interface PhoneProps {
  readonly value: string
  readonly isWrong: boolean
  readonly onChange: (value: string) => void
}

/** An account's phone number, which it can be without. */
export const AccountPhoneField = ({ value, isWrong, onChange }: PhoneProps) => {
  const t = useTranslate()
  const { site } = useSite()
  return (
    <PhoneField
      label={t('account.phone')}
      name="phoneNumber"
      country={site.code}
      autoComplete="tel"
      maxLength={30}
      isOptional
      value={value}
      error={isWrong ? t('account.phoneWrong') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
