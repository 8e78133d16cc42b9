import { useState } from 'react'
import { followAddress } from '../../src/clients/commerce/operations/own-account.ts'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { ResendButton } from '../../src/features/account/resend-button.tsx'
import { useFirstFieldFocus } from '../../src/features/account/use-first-field-focus.ts'
import { useIdentityAction } from '../../src/features/account/use-identity-action.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { report } from '../../src/lib/report.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { emptyCode } from '../../src/ui/code-field/code-digits.ts'
import { CodeField } from '../../src/ui/code-field/code-field.tsx'

interface Props {
  /** The address that is to be proven. */
  readonly email: string
  readonly onDone: () => void
  readonly onLeave: () => void
}

/** The code that was mailed to the new address. Until it is right the account stays with the present one. */
export const EmailCodeForm = ({ email, onDone, onLeave }: Props) => {
  const t = useTranslate()
  const commerce = useCommerce()
  const [digits, setDigits] = useState(emptyCode)
  const { isBusy, code, show, run } = useIdentityAction()
  const form = useFirstFieldFocus()
  const submit = async (typed: string): Promise<void> => {
    if (!(await run('confirm', (identity) => identity.verifyAttribute('email', typed)))) return setDigits(emptyCode())
    // The address is changed from here on: what follows may fail without undoing it.
    await run('update', (identity) => identity.refresh())
    await followAddress(commerce)().catch((cause: unknown) =>
      report({
        code: 'addressNotFollowed',
        message: 'What is held under the former address stays there',
        details: { cause: String(cause) },
      }),
    )
    onDone()
  }
  const resend = async (): Promise<boolean> => {
    const isSent = await run('send', (identity) => identity.changeEmail(email))
    if (isSent) show('newCode')
    return isSent
  }
  const whole = digits.join('')
  return (
    <div ref={form}>
      <AccountForm
        code={code}
        isBusy={isBusy}
        action={t('account.confirm')}
        onSubmit={() => whole.length === digits.length && void submit(whole)}
        after={
          <>
            <ResendButton isBusy={isBusy} onResend={resend} />
            <Button type="button" variant="text" onClick={onLeave}>
              {t('profile.keepEmail')}
            </Button>
          </>
        }
      >
        <p>{t('account.codeSentTo', { email })}</p>
        <p>{t('profile.untilThen')}</p>
        <CodeField
          label={t('account.code')}
          digits={digits}
          isInvalid={code === 'codeInvalid'}
          onChange={setDigits}
          onComplete={(typed) => void submit(typed)}
        />
      </AccountForm>
    </div>
  )
}
