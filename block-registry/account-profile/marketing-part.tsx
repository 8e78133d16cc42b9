import { useCallback, useState } from 'react'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { changeConsent, readConsent } from '../../src/clients/commerce/operations/own-account.ts'
import { incidentOf } from '../../src/lib/incident-of.ts'
import { AccountPart } from '../../src/features/account/account-part.tsx'
import { Unlisted } from '../../src/features/account/unlisted.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { report } from '../../src/lib/report.ts'
import { useAnswer } from '../../src/lib/use-answer.ts'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Checkbox } from '../../src/ui/field/checkbox.tsx'

/** Consent to marketing mail, as the marketing service has it for the account's address. */
export const MarketingPart = () => {
  const t = useTranslate()
  return (
    <AccountPart title={t('profile.marketing')}>
      <Consent />
    </AccountPart>
  )
}

type Outcome = { readonly state: 'saving' | 'saved' } | { readonly state: 'failed'; readonly incident: string | undefined }

const Consent = () => {
  const t = useTranslate()
  const commerce = useCommerce()
  const [attempt, setAttempt] = useState(0)
  const ask = useCallback(() => readConsent(commerce)(), [commerce])
  const answer = useAnswer({ ask, attempt, onFailure })
  // What was chosen last, shown at once, and again what was before where that was not saved.
  const [changed, setChanged] = useState<boolean>()
  const [outcome, setOutcome] = useState<Outcome>()
  if (answer.status !== 'loaded')
    return (
      <Unlisted
        status={answer.status}
        failure={t('profile.marketingUnread')}
        incident={answer.status === 'failed' ? incidentOf(answer.cause) : undefined}
        onRetry={() => setAttempt(attempt + 1)}
      />
    )
  const change = async (isWanted: boolean): Promise<void> => {
    if (outcome?.state === 'saving') return
    const before = changed
    setOutcome({ state: 'saving' })
    setChanged(isWanted)
    try {
      setChanged(await changeConsent(commerce)(isWanted))
      setOutcome({ state: 'saved' })
    } catch (cause) {
      onFailure(cause)
      setChanged(before)
      setOutcome({ state: 'failed', incident: incidentOf(cause) })
    }
  }
  return (
    <>
      <Checkbox
        name="marketing"
        label={t('profile.marketingLabel')}
        checked={changed ?? answer.value}
        aria-busy={outcome?.state === 'saving'}
        onChange={(event) => void change(event.target.checked)}
      />
      {outcome?.state === 'saved' && <Alert tone="success">{t('profile.marketingSaved')}</Alert>}
      {outcome?.state === 'failed' && (
        <Alert tone="danger" incident={outcome.incident}>
          {t('profile.marketingUnsaved')}
        </Alert>
      )}
    </>
  )
}

const onFailure = (cause: unknown): void =>
  report({ code: 'consentFailed', message: 'Consent could not be read or changed', details: { cause: String(cause) } })
