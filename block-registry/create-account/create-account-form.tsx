import { useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { EmailField } from '../../src/features/account/email-field.tsx'
import { NewPasswordField } from '../../src/features/account/new-password-field.tsx'
import { AccountPhoneField, NameFields } from '../../src/features/account/person-fields.tsx'
import { useNavigate } from '../../src/page/router-context.ts'
import type { AccountCode } from '../../src/clients/identity/account-code.ts'
import { useAccount } from '../../src/clients/identity/account-context.tsx'
import { accountPhone } from '../../src/lib/phone-number.ts'
import { noteFor } from '../../src/features/account/use-account-note.ts'
import { useIdentityAction } from '../../src/features/account/use-identity-action.ts'
import { emailProblem } from '../../src/features/account/email-problem.ts'
import { passwordProblem } from '../../src/features/account/password-rules.ts'
import styles from './create-account-form.module.scss'

const EMPTY: AccountDraft = { givenName: '', familyName: '', email: '', phoneNumber: '', password: '' }

export const CreateAccountForm = () => {
  const t = useTranslate()
  const [draft, setDraft] = useState(EMPTY)
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy, code, isPhoneWrong, create } = useCreateAccount()
  const set = (name: keyof AccountDraft) => (value: string) => setDraft({ ...draft, [name]: value })

  const submit = (): void => {
    setIsChecked(true)
    if (isComplete(draft)) void create(draft)
  }
  return (
    <AccountForm code={code} isBusy={isBusy} action={t('account.create')} onSubmit={submit}>
      <div className={styles.names}>
        <NameFields names={draft} isChecked={isChecked} onChange={(name, value) => set(name)(value)} />
      </div>
      <EmailField value={draft.email} isChecked={isChecked} onChange={set('email')} />
      <AccountPhoneField value={draft.phoneNumber} isWrong={isPhoneWrong} onChange={set('phoneNumber')} />
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

interface Creation {
  readonly isBusy: boolean
  readonly code: AccountCode | undefined
  readonly isPhoneWrong: boolean
  readonly create: (draft: AccountDraft) => Promise<void>
}

/** Makes the account, then goes to the page that takes its code. The password waits in memory for the sign-in (ROUTE-33). */
const useCreateAccount = (): Creation => {
  const { site } = useSite()
  const account = useAccount()
  const navigate = useNavigate()
  const { isBusy, code, run } = useIdentityAction()
  const [isPhoneWrong, setIsPhoneWrong] = useState(false)
  const create = async (draft: AccountDraft): Promise<void> => {
    const phoneNumber = await accountPhone(draft.phoneNumber, site.code)
    setIsPhoneWrong(phoneNumber === undefined)
    if (phoneNumber === undefined || !(await run('signUp', (identity) => identity.signUp({ ...draft, phoneNumber })))) return
    const username = draft.email.trim().toLowerCase()
    account.setPending({ username, password: draft.password })
    await navigate('/account/verify', { state: noteFor({ username }) })
  }
  return { isBusy, code, isPhoneWrong, create }
}

/** The form as typed. */
interface AccountDraft {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly phoneNumber: string
  readonly password: string
}

/** Whether there is anything to send: what is missing is shown beside its field. */
const isComplete = ({ givenName, familyName, email, password }: AccountDraft): boolean =>
  givenName.trim() !== '' && familyName.trim() !== '' && emailProblem(email) === undefined && passwordProblem(password) === undefined
