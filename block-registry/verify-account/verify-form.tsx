import { useState, useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { EmailField } from '../../src/features/account/email-field.tsx'
import { ResendButton } from '../../src/features/account/resend-button.tsx'
import type { AccountNote } from '../../src/features/account/use-account-note.ts'
import { CodeField } from '../../src/ui/code-field/code-field.tsx'
import { emptyCode } from '../../src/ui/code-field/code-digits.ts'
import { useNavigate } from '../../src/page/router-context.ts'
import { useAccount } from '../../src/clients/identity/account-context.tsx'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useVerification } from './use-verification.ts'
import { defined } from '../../src/lib/defined.ts'

interface Props {
  readonly note: AccountNote
  readonly isPhone: boolean
}

/** Entering the sixth digit submits the code; the button is for a corrected one. */
export const VerifyForm = ({ note, isPhone }: Props) => {
  const t = useTranslate()
  const [digits, setDigits] = useState(emptyCode)
  const opened = useOpenedWith({
    suggested: note.username,
    onCode: (username, code) => {
      setDigits([...code])
      void submit(username, code)
    },
  })
  const { isBusy, code, isCodeWrong, verify, resend } = useVerification({
    isPhone,
    ...defined({ first: note.code }),
  })
  const submit = async (username: string, typed: string): Promise<void> => {
    if (!(await verify(username, typed))) setDigits(emptyCode())
  }
  const whole = digits.join('')
  return (
    <AccountForm
      after={<ResendButton isBusy={isBusy} onResend={() => resend(opened.username)} />}
      code={code}
      isBusy={isBusy}
      action={t('account.confirm')}
      onSubmit={() => whole.length === digits.length && void submit(opened.username, whole)}
    >
      {!opened.isKnown && !isPhone && <EmailField value={opened.username} isChecked={false} onChange={opened.setUsername} />}
      {opened.isKnown && !isPhone && <p>{t('account.codeSentTo', { email: opened.username })}</p>}
      <CodeField
        label={t('account.code')}
        digits={digits}
        isInvalid={isCodeWrong}
        onChange={setDigits}
        onComplete={(typed) => void submit(opened.username, typed)}
      />
    </AccountForm>
  )
}

interface Deps {
  /** What the page before passed on about the user. */
  readonly suggested: string | undefined
  readonly onCode: (username: string, code: string) => void
}

interface Opened {
  readonly username: string
  /** Whether it is known from the address or the page before; then the form has no field for it. */
  readonly isKnown: boolean
  readonly setUsername: (username: string) => void
}

const CODE = /^\d{6}$/

/** Who and which code a link from a mail names. A code is sent once, and both are removed from the address (ROUTE-33). */
const useOpenedWith = ({ suggested, onCode }: Deps): Opened => {
  const { query, path } = usePageContext()
  const navigate = useNavigate()
  const account = useAccount()
  const [initial] = useState(() => query['username'] ?? query['email'] ?? suggested ?? account.getPending()?.username)
  const [username, setUsername] = useState(initial ?? '')
  const begin = useEffectEvent(() => {
    const { code } = query
    if (code === undefined && query['username'] === undefined && query['email'] === undefined) return
    if (code !== undefined && CODE.test(code) && username !== '') onCode(username, code)
    const attribute = query['attribute']
    void navigate(attribute === undefined ? path : `${path}?attribute=${encodeURIComponent(attribute)}`, { replace: true })
  })
  useEffect(() => begin(), [])
  return { username, isKnown: initial !== undefined, setUsername }
}
