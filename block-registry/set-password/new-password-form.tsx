import { useState } from 'react'
import { useNavigate } from '../../src/page/router-context.ts'
import type { AccountCode } from '../../src/clients/identity/account-code.ts'
import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { NewPasswordField } from '../../src/features/account/new-password-field.tsx'
import { passwordProblem } from '../../src/features/account/password-rules.ts'
import { ResendButton } from '../../src/features/account/resend-button.tsx'
import { noteFor } from '../../src/features/account/use-account-note.ts'
import { useIdentityAction } from '../../src/features/account/use-identity-action.ts'
import { emptyCode, withTyped } from '../../src/ui/code-field/code-digits.ts'
import { CodeField } from '../../src/ui/code-field/code-field.tsx'

interface Props {
  readonly username: string
  /** The code of a link from the mail. */
  readonly givenCode: string
  readonly first: AccountCode | undefined
}

/** A new password by the code from the mail. */
export const NewPasswordForm = ({ username, givenCode, first }: Props) => {
  const t = useTranslate()
  const navigate = useNavigate()
  const { isUserSignedIn, userEmail } = useAccountState()
  const [digits, setDigits] = useState(() => withTyped(emptyCode(), 0, givenCode).digits)
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy, code, show, run } = useIdentityAction(first)
  const submit = async (): Promise<void> => {
    setIsChecked(true)
    const typed = digits.join('')
    if (typed.length < digits.length || passwordProblem(password) !== undefined) return
    const isDone = await run('setPassword', (identity) => identity.setForgottenPassword({ username, code: typed, password }))
    if (!isDone) return setDigits(emptyCode())
    // The provider has ended every sign-in of the old password, this one too.
    const isOwn = isUserSignedIn && userEmail === username
    const staysSignedIn = isOwn ? await run('signIn', (identity) => identity.signIn(username, password)) : isUserSignedIn
    const next = staysSignedIn ? '/account' : '/account/sign-in'
    await navigate(next, { replace: true, state: noteFor({ username, code: 'successNewPassword' }) })
  }
  const resend = async (): Promise<boolean> => {
    const isSent = await run('send', (identity) => identity.forgotPassword(username))
    if (isSent) show('newCode')
    return isSent
  }
  return (
    <AccountForm
      after={<ResendButton isBusy={isBusy} onResend={resend} />}
      code={code}
      isBusy={isBusy}
      action={t('account.save')}
      onSubmit={() => void submit()}
    >
      <p>{t('account.codeSentTo', { email: username })}</p>
      <CodeField
        label={t('account.code')}
        digits={digits}
        isInvalid={code === 'codeInvalid' || (isChecked && digits.includes(''))}
        onChange={setDigits}
        onComplete={() => undefined}
      />
      <NewPasswordField label={t('account.newPassword')} value={password} email={username} isChecked={isChecked} onChange={setPassword} />
    </AccountForm>
  )
}
