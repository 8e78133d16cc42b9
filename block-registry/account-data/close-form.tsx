import { useState } from 'react'
import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { AccountForm } from '../../src/features/account/account-form.tsx'
import { CurrentPasswordField } from '../../src/features/account/current-password-field.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { useClosing } from './use-closing.ts'

/** The password once more, and the last word. */
export const CloseForm = ({ onKeep }: { readonly onKeep: () => void }) => {
  const t = useTranslate()
  const { userEmail } = useAccountState()
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy, isProven, code, refusal, close } = useClosing()
  const submit = async (): Promise<void> => {
    setIsChecked(true)
    if (isProven || password !== '') await close(password)
  }
  return (
    <AccountForm
      code={code}
      isBusy={isBusy}
      action={isProven ? t('core.tryAgain') : t('profile.closeForGood')}
      onSubmit={() => void submit()}
      after={
        <Button type="button" variant="secondary" fullWidth onClick={onKeep}>
          {t('profile.keepAccount')}
        </Button>
      }
    >
      {refusal !== undefined && (
        <Alert tone="danger" incident={refusal.incident}>
          {t(refusal.text)}
        </Alert>
      )}
      <p>{t('profile.closeText', { email: userEmail })}</p>
      {!isProven && <CurrentPasswordField value={password} isMissing={isChecked && password === ''} onChange={setPassword} />}
    </AccountForm>
  )
}
