import { useMemo } from 'react'
import '../../../themes/base.scss'
import './shell.scss'
import { useTranslate } from '../../i18n/use-translate.ts'
import { PageContextProvider, usePageContext } from '../../page/use-page-context.ts'
import { renderBlocks } from './render-blocks.tsx'
import type { PageView } from '../load/page-view.ts'
import { useApp } from './app.tsx'
import { PageEffects } from './page-effects.tsx'
import { ProductProvider } from '../../features/product/product.provider.tsx'
import { FAVORITES_FORM } from '../../features/favorites/favorites-form.ts'
import { formAction } from '../../site/form-action.ts'
import { useSite } from '../../site/site-context.tsx'

/** Everything between <body> and the blocks: skip link, header, main, footer, and what follows each navigation. */
export const Shell = ({ view }: { readonly view: PageView }) => {
  const { frame: first, env } = useApp()
  const { frame = first } = view
  const t = useTranslate()
  const site = useSite()
  const frameEnv = useMemo(() => ({ ...env, data: frame.data }), [env, frame])
  const header = useMemo(() => renderBlocks(frame.header, frameEnv), [frame, frameEnv])
  const footer = useMemo(() => renderBlocks(frame.footer, frameEnv), [frame, frameEnv])
  return (
    <PageContextProvider value={view.context}>
      <ProductProvider context={env.watchedContext ?? view.context}>
        <form id={FAVORITES_FORM} method="post" action={formAction('favorites', site)} hidden />
        <header data-part="header">
          {/* First to be reached by keyboard, and like all else of the page inside a landmark. */}
          <a className="skip-link" href="#main">
            {t('core.skipToContent')}
          </a>
          {header}
        </header>
        <Main view={view} />
        <footer data-part="footer">{footer}</footer>
        <PageEffects view={view} />
      </ProductProvider>
    </PageContextProvider>
  )
}

const Main = ({ view }: { readonly view: PageView }) => {
  const { env } = useApp()
  const { context, items, data } = view
  const blocks = useMemo(() => renderBlocks(items, { ...env, data }), [items, data, env])
  return (
    <main key={identityOf(view)} id="main" tabIndex={-1} data-status={context.status} data-kind={context.kind}>
      {items.length === 0 ? <PageFailed /> : blocks}
    </main>
  )
}

/**
 * A page at another path is another page, even where its content entry is the same; filters are not, and the steps of the
 * checkout are one flow that must outlive the change of its address.
 */
const identityOf = ({ key, context }: PageView): string => (context.kind === 'checkout' ? key : `${key} ${context.path}`)

/** Stands where a page's content or product could not be read, or has none. Trying again asks the server. */
const PageFailed = () => {
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
