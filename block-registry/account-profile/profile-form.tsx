import { useState } from 'react'
import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { AccountPhoneField, NameFields } from '../../src/features/account/person-fields.tsx'
import { useIdentityAction } from '../../src/features/account/use-identity-action.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { accountPhone } from '../../src/lib/phone-number.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'

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
    const phoneNumber = await accountPhone(draft.phoneNumber, site.code)
    setIsPhoneWrong(phoneNumber === undefined)
    if (phoneNumber === undefined || profile.givenName === '' || profile.familyName === '') return
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
      <NameFields names={draft} isChecked={isChecked} onChange={change} />
      <AccountPhoneField value={draft.phoneNumber} isWrong={isPhoneWrong} onChange={(value) => change('phoneNumber', value)} />
    </AccountForm>
  )
}
