import { useState } from 'react'
import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useAccountNote } from '../../src/features/account/use-account-note.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { Link } from '../../src/ui/link/link.tsx'
import { Notice } from '../../src/ui/notice/notice.tsx'
import { AccountPage } from '../../src/features/account/account-page.tsx'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { NewPasswordField } from '../../src/features/account/new-password-field.tsx'
import { CurrentPasswordField } from '../../src/features/account/current-password-field.tsx'
import { passwordProblem } from '../../src/features/account/password-rules.ts'
import { useIdentityAction } from '../../src/features/account/use-identity-action.ts'
import type { BlockViewProps } from '../block.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/**
 * Whoever asked for a code sets a new password by it, signed in or not: who is signed in may have forgotten it too. Without one a signed-in
 * user changes the password, and everybody else requests a code first (AUTH-09).
 */
export const SetPassword = ({ props }: BlockViewProps<'set-password'>) => {
  const t = useTranslate()
  const { userEmail } = useAccountState()
  const { query } = usePageContext()
  const note = useAccountNote()
  const username = query['username'] ?? query['email'] ?? note.username
  const heading = props.heading === '' ? t('account.setPassword') : props.heading
  const text = props.text !== '' && <p>{props.text}</p>
  if (username === undefined)
    return (
      <AccountPage heading={heading} guestsGoTo="/account/forgot-password">
        {text}
        <ChangePasswordForm email={userEmail} />
      </AccountPage>
    )
  return (
    <Notice heading={heading}>
      {text}
      <NewPasswordForm key={username} username={username} givenCode={query['code'] ?? ''} first={note.code} />
    </Notice>
  )
}

/** The present password and the next. */
const ChangePasswordForm = ({ email }: { readonly email: string }) => {
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
    <AccountForm
      code={code}
      isBusy={isBusy}
      action={t('account.save')}
      onSubmit={() => void submit()}
      after={<Link to="/account/forgot-password">{t('account.forgotPassword')}</Link>}
    >
      <CurrentPasswordField value={present} isMissing={isChecked && present === ''} onChange={setPresent} />
      <NewPasswordField label={t('account.newPassword')} value={next} email={email} isChecked={isChecked} onChange={setNext} />
    </AccountForm>
  )
}
