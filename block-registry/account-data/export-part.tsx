import { useState } from 'react'
import { CommerceError } from '../../src/clients/commerce/commerce-client.ts'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { exportAccount } from '../../src/clients/commerce/operations/own-account.ts'
import { reportFailure } from '../../src/clients/commerce/report-failure.ts'
import { incidentOf } from '../../src/lib/incident-of.ts'
import { AccountPart } from '../../src/features/account/account-part.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { report } from '../../src/lib/report.ts'
import { saveAsFile } from '../../src/lib/save-as-file.ts'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'

type Outcome = { readonly state: 'busy' | 'saved' | 'tooMany' } | { readonly state: 'failed'; readonly incident: string | undefined }

/** Everything the shop holds, as a file. */
export const ExportPart = () => {
  const t = useTranslate()
  const commerce = useCommerce()
  const [outcome, setOutcome] = useState<Outcome>()
  const download = async (): Promise<void> => {
    setOutcome({ state: 'busy' })
    try {
      saveAsFile('my-data.json', JSON.stringify(await exportAccount(commerce)(), undefined, 2), 'application/json')
      setOutcome({ state: 'saved' })
    } catch (cause) {
      reportFailure(report, cause, { code: 'exportFailed', message: 'The data of an account could not be exported' })
      setOutcome(isTooMany(cause) ? { state: 'tooMany' } : { state: 'failed', incident: incidentOf(cause) })
    }
  }
  return (
    <AccountPart title={t('profile.export')}>
      <p>{t('profile.exportText')}</p>
      <Button type="button" variant="secondary" isBusy={outcome?.state === 'busy'} onClick={() => void download()}>
        {t('profile.exportButton')}
      </Button>
      {outcome?.state === 'saved' && <Alert tone="success">{t('profile.exported')}</Alert>}
      {outcome?.state === 'tooMany' && <Alert tone="danger">{t('profile.exportTooMany')}</Alert>}
      {outcome?.state === 'failed' && (
        <Alert tone="danger" incident={outcome.incident}>
          {t('profile.exportFailed')}
        </Alert>
      )}
    </AccountPart>
  )
}

const isTooMany = (cause: unknown): boolean => cause instanceof CommerceError && cause.status === 429
