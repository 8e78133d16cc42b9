import { useTranslate } from '../../i18n/use-translate.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useSite } from '../../site/site-context.tsx'

/** Stands where a page's content or product could not be read, or has none. Trying again asks the server. */
export const PageFailed = () => {
  const t = useTranslate()
  const { href } = useSite()
  const { path, status } = usePageContext()
  const isMissing = status === 404 || status === 410
  return (
    <div className="page-failed">
      <h1>{isMissing ? t('pageTitle.notFound') : t('core.errorTitle')}</h1>
      {!isMissing && <p>{t('core.errorText')}</p>}
      {!isMissing && (
        <a href={href(path)} data-full-load="">
          {t('core.tryAgain')}
        </a>
      )}
      <a href={href('/')}>{t('core.home')}</a>
    </div>
  )
}
