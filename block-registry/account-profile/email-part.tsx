import { useState } from 'react'
import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { AccountPart } from '../../src/features/account/account-part.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { EmailCodeForm } from './email-code-form.tsx'
import { NewEmailForm } from './new-email-form.tsx'

type Step = { readonly name: 'shown' | 'changed' | 'typing' } | { readonly name: 'code'; readonly email: string }

/** The address to sign in with. Another one is asked for, proven by a code, and only then the account's. */
export const EmailPart = ({ onMoved }: { readonly onMoved: () => void }) => {
  const t = useTranslate()
  const { userEmail } = useAccountState()
  const [step, setStep] = useState<Step>({ name: 'shown' })
  const finish = (): void => {
    setStep({ name: 'changed' })
    onMoved()
  }
  const leave = (): void => setStep({ name: 'shown' })
  return (
    <AccountPart title={t('account.email')}>
      {step.name === 'changed' && <Alert tone="success">{t('profile.emailChanged')}</Alert>}
      <p>
        <bdi dir="ltr">{userEmail}</bdi>
      </p>
      {(step.name === 'shown' || step.name === 'changed') && (
        <Button type="button" variant="secondary" onClick={() => setStep({ name: 'typing' })}>
          {t('profile.changeEmail')}
        </Button>
      )}
      {step.name === 'typing' && <NewEmailForm onSent={(email) => setStep({ name: 'code', email })} onLeave={leave} />}
      {step.name === 'code' && <EmailCodeForm email={step.email} onDone={finish} onLeave={leave} />}
    </AccountPart>
  )
}
