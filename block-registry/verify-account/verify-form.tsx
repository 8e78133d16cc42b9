import { useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { EmailField } from '../../src/features/account/email-field.tsx'
import { ResendButton } from '../../src/features/account/resend-button.tsx'
import type { AccountNote } from '../../src/features/account/use-account-note.ts'
import { CodeField } from '../../src/ui/code-field/code-field.tsx'
import { emptyCode } from '../../src/ui/code-field/code-digits.ts'
import { useOpenedWith } from './use-opened-with.ts'
import { useVerification } from './use-verification.ts'

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
    ...(note.code === undefined ? {} : { first: note.code }),
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
