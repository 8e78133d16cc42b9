import { useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useAccountNote, type AccountNote } from '../../src/features/account/use-account-note.ts'
import { Link } from '../../src/ui/link/link.tsx'
import { EntryLayout } from '../../src/features/account/entry-layout.tsx'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { emailProblem } from '../../src/features/account/email-problem.ts'
import { EmailField } from '../../src/features/account/email-field.tsx'
import { PasswordField } from '../../src/features/account/password-field.tsx'
import { useSignIn } from '../../src/features/account/sign-in.provider.ts'
import type { BlockViewProps } from '../block.ts'
import { useSignInOutcome } from './use-sign-in-outcome.ts'
import styles from './sign-in.module.scss'

/** Signing in with e-mail and password, with links to create an account or reset the password. */
export const SignIn = ({ props, slots }: BlockViewProps<'sign-in'>) => {
  const t = useTranslate()
  const note = useAccountNote()
  return (
    <EntryLayout beside={slots.beside} heading={props.heading === '' ? t('account.signIn') : props.heading}>
      {props.text !== '' && <p>{props.text}</p>}
      <SignInForm key={note.username} note={note} />
      <p className={styles.ways}>
        <Link to="/account/forgot-password">{t('account.forgotPassword')}</Link>
        <Link to="/account/create">{t('account.create')}</Link>
      </p>
    </EntryLayout>
  )
}

/** A failure clears the password and leaves the e-mail address (TRICKY-17). */
const SignInForm = ({ note }: { readonly note: AccountNote }) => {
  const t = useTranslate()
  const [snapshot, send] = useSignIn(note.username ?? '')
  const [username, setUsername] = useState(note.username ?? '')
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const isBusy = snapshot.hasTag('busy')
  const code =
    useSignInOutcome({ snapshot, given: { username, password }, onFailed: () => setPassword('') }) ?? (isBusy ? undefined : note.code)

  const submit = (): void => {
    setIsChecked(true)
    if (emailProblem(username) === undefined && password !== '')
      send({ type: 'credentials.submitted', credentials: { username, password } })
  }
  const isPasswordMissing = isChecked && password === '' && snapshot.context.problem === undefined
  return (
    <AccountForm code={code} isBusy={isBusy} action={t('account.signIn')} onSubmit={submit}>
      <EmailField value={username} isChecked={isChecked} onChange={setUsername} />
      <PasswordField
        label={t('account.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={isPasswordMissing ? t('account.required') : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
    </AccountForm>
  )
}
