import { useEffect } from 'react'
import { report } from '../../lib/report.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'

/** A navigation whose page could not be loaded or rendered at all. Trying again asks the server for the whole page. */
export const RouteFailed = ({ cause }: { readonly cause: unknown }) => {
  const t = useTranslate()
  const { href } = useSite()
  useEffect(
    () =>
      report({ code: 'pageFailed', message: 'A page could not be shown', severity: 2, details: { cause: String(cause) }, thrown: cause }),
    [cause],
  )
  return (
    <main id="main" tabIndex={-1} className="page-failed">
      <h1>{t('core.errorTitle')}</h1>
      <p>{t('core.errorText')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('core.tryAgain')}
      </button>
      <a href={href('/')} data-full-load="">
        {t('core.home')}
      </a>
    </main>
  )
}
