import { useState } from 'react'
import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { emailProblem } from '../../src/features/account/email-problem.ts'
import { CurrentPasswordField } from '../../src/features/account/current-password-field.tsx'
import { useFirstFieldFocus } from '../../src/features/account/use-first-field-focus.ts'
import { useIdentityAction } from '../../src/features/account/use-identity-action.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { TextField } from '../../src/ui/field/text-field.tsx'

interface Props {
  /** A code is on its way, as far as anybody is told. */
  readonly onSent: (email: string) => void
  readonly onLeave: () => void
}

/** Another address, and the password again: who finds a browser signed in cannot take the account over. */
export const NewEmailForm = ({ onSent, onLeave }: Props) => {
  const t = useTranslate()
  const { userEmail } = useAccountState()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy, code, run } = useIdentityAction()
  const form = useFirstFieldFocus()
  const next = email.trim().toLowerCase()
  const problem = next === userEmail.toLowerCase() ? t('profile.sameEmail') : emailProblem(email) && t('codes.account.invalidEmail')
  const submit = async (): Promise<void> => {
    setIsChecked(true)
    if (problem !== undefined || password === '') return
    if (!(await run('giveAgain', (identity) => identity.signIn(userEmail, password)))) return setPassword('')
    if (await run('send', (identity) => identity.changeEmail(next))) onSent(next)
  }
  return (
    <div ref={form}>
      <AccountForm
        code={code}
        isBusy={isBusy}
        action={t('account.sendCode')}
        onSubmit={() => void submit()}
        after={
          <Button type="button" variant="text" onClick={onLeave}>
            {t('profile.keepEmail')}
          </Button>
        }
      >
        <TextField
          label={t('profile.newEmail')}
          hint={t('profile.newEmailHint')}
          name="newEmail"
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          required
          value={email}
          error={isChecked ? problem : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <CurrentPasswordField value={password} isMissing={isChecked && password === '' && code === undefined} onChange={setPassword} />
      </AccountForm>
    </div>
  )
}
