import { useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { NewPasswordField } from '../../src/features/account/new-password-field.tsx'
import { PasswordField } from '../../src/features/account/password-field.tsx'
import { passwordProblem } from '../../src/features/account/password-rules.ts'
import { useIdentityAction } from '../../src/features/account/use-identity-action.ts'

/** The present password and the next. */
export const ChangePasswordForm = ({ email }: { readonly email: string }) => {
  const t = useTranslate()
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy, code, show, run } = useIdentityAction()
  const submit = async (): Promise<void> => {
    setIsChecked(true)
    if (present === '' || passwordProblem(next) !== undefined) return
    const isDone = await run('changePassword', (identity) => identity.changePassword(present, next))
    setIsChecked(false)
    setPresent('')
    setNext('')
    if (isDone) show('successNewPassword')
  }
  return (
    <AccountForm code={code} isBusy={isBusy} action={t('account.save')} onSubmit={() => void submit()}>
      <PasswordField
        label={t('account.currentPassword')}
        name="current-password"
        autoComplete="current-password"
        required
        value={present}
        error={isChecked && present === '' ? t('account.required') : undefined}
        onChange={(event) => setPresent(event.target.value)}
      />
      <NewPasswordField label={t('account.newPassword')} value={next} email={email} isChecked={isChecked} onChange={setNext} />
    </AccountForm>
  )
}
