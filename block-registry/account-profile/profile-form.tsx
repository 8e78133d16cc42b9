import { useState } from 'react'
import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { useIdentityAction } from '../../src/features/account/use-identity-action.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { toInternational } from '../../src/lib/phone-number.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { PhoneField } from '../../src/ui/field/phone-field.tsx'
import { TextField } from '../../src/ui/field/text-field.tsx'

const MAX_NAME_LENGTH = 100
const E164 = /^\+[1-9]\d{6,14}$/
const NAMES = [
  { name: 'givenName', label: 'account.givenName', autoComplete: 'given-name' },
  { name: 'familyName', label: 'account.familyName', autoComplete: 'family-name' },
] as const

/** Name and phone number, as the identity provider has them. */
export const ProfileForm = () => {
  const t = useTranslate()
  const { site } = useSite()
  const { userGivenName, userFamilyName, userPhoneNumber } = useAccountState()
  const [draft, setDraft] = useState({ givenName: userGivenName, familyName: userFamilyName, phoneNumber: userPhoneNumber })
  const [isChecked, setIsChecked] = useState(false)
  const [isPhoneWrong, setIsPhoneWrong] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, code, run } = useIdentityAction()
  const change = (name: keyof typeof draft, value: string): void => {
    setIsSaved(false)
    setDraft({ ...draft, [name]: value })
  }
  const submit = async (): Promise<void> => {
    setIsChecked(true)
    const profile = { givenName: draft.givenName.trim(), familyName: draft.familyName.trim() }
    const phoneNumber = await toInternational(draft.phoneNumber, site.code)
    const isWrong = phoneNumber !== '' && !E164.test(phoneNumber)
    setIsPhoneWrong(isWrong)
    if (isWrong || profile.givenName === '' || profile.familyName === '') return
    setIsSaved(false)
    const isDone = await run('update', async (identity) => {
      await identity.updateProfile({ ...profile, phoneNumber })
      // Names are in the token.
      await identity.refresh()
    })
    if (!isDone) return
    setDraft({ ...profile, phoneNumber })
    setIsSaved(true)
  }
  return (
    <AccountForm code={code} isBusy={isBusy} action={t('profile.save')} onSubmit={() => void submit()}>
      {isSaved && <Alert tone="success">{t('profile.saved')}</Alert>}
      {NAMES.map(({ name, label, autoComplete }) => (
        <TextField
          key={name}
          label={t(label)}
          name={name}
          autoComplete={autoComplete}
          maxLength={MAX_NAME_LENGTH}
          required
          value={draft[name]}
          error={isChecked && draft[name].trim() === '' ? t('account.required') : undefined}
          onChange={(event) => change(name, event.target.value)}
        />
      ))}
      <PhoneField
        label={t('account.phone')}
        name="phoneNumber"
        country={site.code}
        autoComplete="tel"
        maxLength={30}
        isOptional
        value={draft.phoneNumber}
        error={isPhoneWrong ? t('account.phoneWrong') : undefined}
        onChange={(event) => change('phoneNumber', event.target.value)}
      />
    </AccountForm>
  )
}
