import { useState } from 'react'
import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useAccountNote, noteFor, type AccountNote } from '../../src/features/account/use-account-note.ts'
import { EntryLayout } from '../../src/features/account/entry-layout.tsx'
import type { BlockViewProps } from '../block.ts'
import { useNavigate } from '../../src/page/router-context.ts'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { EmailField } from '../../src/features/account/email-field.tsx'
import { emailProblem } from '../../src/features/account/email-problem.ts'
import { useIdentityAction } from '../../src/features/account/use-identity-action.ts'

/** Asking for a code for a new password. */
export const ForgotPassword = ({ props, slots }: BlockViewProps<'forgot-password'>) => {
  const t = useTranslate()
  const note = useAccountNote()
  // Who is signed in may have forgotten it too, and need not type the address.
  const { userEmail } = useAccountState()
  const username = note.username ?? userEmail
  return (
    <EntryLayout heading={props.heading === '' ? t('account.forgotPassword') : props.heading} beside={slots.beside}>
      {props.text !== '' && <p>{props.text}</p>}
      <ForgotPasswordForm key={username} note={{ ...note, username }} />
    </EntryLayout>
  )
}

/** The answer is the same whether or not there is such an account (AUTH-09). */
const ForgotPasswordForm = ({ note }: { readonly note: AccountNote }) => {
  const t = useTranslate()
  const navigate = useNavigate()
  const [username, setUsername] = useState(note.username ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy, code, run } = useIdentityAction(note.code)
  const submit = async (): Promise<void> => {
    setIsChecked(true)
    if (emailProblem(username) !== undefined || !(await run('send', (identity) => identity.forgotPassword(username)))) return
    await navigate('/account/set-password', { state: noteFor({ username: username.trim().toLowerCase(), code: 'newCode' }) })
  }
  return (
    <AccountForm code={code} isBusy={isBusy} action={t('account.sendCode')} onSubmit={() => void submit()}>
      <EmailField value={username} isChecked={isChecked} onChange={setUsername} />
    </AccountForm>
  )
}
