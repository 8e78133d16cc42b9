import { useTranslate } from '../../i18n/use-translate.ts'
import { Alert } from '../../ui/notice/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/waiting/spinner.tsx'

interface Props {
  readonly status: 'loading' | 'failed'
  /** Says that it could not be listed. */
  readonly failure: string
  readonly incident?: string | undefined
  readonly onRetry: () => void
}

/** What stands where a list of the account will be. */
export const Unlisted = ({ status, failure, incident, onRetry }: Props) => {
  const t = useTranslate()
  if (status === 'loading') return <Spinner label={t('core.loading')} />
  return (
    <Alert tone="danger" title={failure} incident={incident}>
      <Button type="button" variant="secondary" size="small" onClick={onRetry}>
        {t('core.tryAgain')}
      </Button>
    </Alert>
  )
}
