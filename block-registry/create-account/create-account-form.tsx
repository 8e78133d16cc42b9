import { useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { EmailField } from '../../src/features/account/email-field.tsx'
import { NewPasswordField } from '../../src/features/account/new-password-field.tsx'
import { PhoneField } from '../../src/ui/text-field/phone-field.tsx'
import { TextField } from '../../src/ui/text-field/text-field.tsx'
import { isComplete, type AccountDraft } from './account-draft.ts'
import { useCreateAccount } from './use-create-account.ts'
import styles from './create-account-form.module.scss'

const EMPTY: AccountDraft = { givenName: '', familyName: '', email: '', phoneNumber: '', password: '' }
const MAX_NAME_LENGTH = 100

export const CreateAccountForm = () => {
  const t = useTranslate()
  const { site } = useSite()
  const [draft, setDraft] = useState(EMPTY)
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy, code, isPhoneWrong, create } = useCreateAccount()
  const set = (name: keyof AccountDraft) => (value: string) => setDraft({ ...draft, [name]: value })
  const missing = (value: string): string | undefined => (isChecked && value.trim() === '' ? t('account.required') : undefined)

  const submit = (): void => {
    setIsChecked(true)
    if (isComplete(draft)) void create(draft)
  }
  return (
    <AccountForm code={code} isBusy={isBusy} action={t('account.create')} onSubmit={submit}>
      <div className={styles.names}>
        {NAMES.map(({ name, label, autoComplete }) => (
          <TextField
            key={name}
            label={t(label)}
            name={name}
            autoComplete={autoComplete}
            maxLength={MAX_NAME_LENGTH}
            required
            value={draft[name]}
            error={missing(draft[name])}
            onChange={(event) => set(name)(event.target.value)}
          />
        ))}
      </div>
      <EmailField value={draft.email} isChecked={isChecked} onChange={set('email')} />
      <PhoneField
        label={t('account.phone')}
        name="phoneNumber"
        country={site.code}
        autoComplete="tel"
        maxLength={30}
        isOptional
        value={draft.phoneNumber}
        error={isPhoneWrong ? t('account.phoneWrong') : undefined}
        onChange={(event) => set('phoneNumber')(event.target.value)}
      />
      <NewPasswordField
        label={t('account.password')}
        value={draft.password}
        email={draft.email}
        isChecked={isChecked}
        onChange={set('password')}
      />
    </AccountForm>
  )
}

const NAMES = [
  { name: 'givenName', label: 'account.givenName', autoComplete: 'given-name' },
  { name: 'familyName', label: 'account.familyName', autoComplete: 'family-name' },
] as const
