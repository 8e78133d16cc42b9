import '../../../themes/base.scss'
import './shell.scss'
import { useMemo } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { PageContextProvider } from '../../page/use-page-context.ts'
import { renderBlocks } from './render-blocks.tsx'
import type { PageView } from '../load/page-view.ts'
import { useApp } from './app-context.ts'
import { PageEffects } from './page-effects.tsx'
import { PageFailed } from './page-failed.tsx'
import { PageProviders } from './page-providers.tsx'

/** Everything between <body> and the blocks: skip link, header, main, footer, and what follows each navigation. */
export const Shell = ({ view }: { readonly view: PageView }) => {
  const { frame, env } = useApp()
  const t = useTranslate()
  const frameEnv = useMemo(() => ({ ...env, data: frame.data }), [env, frame])
  const header = useMemo(() => renderBlocks(frame.header, frameEnv), [frame, frameEnv])
  const footer = useMemo(() => renderBlocks(frame.footer, frameEnv), [frame, frameEnv])
  return (
    <PageContextProvider value={view.context}>
      <PageProviders context={env.watchedContext ?? view.context}>
        <a className="skip-link" href="#main">
          {t('core.skipToContent')}
        </a>
        <header data-part="header">{header}</header>
        <Main view={view} />
        <footer data-part="footer">{footer}</footer>
        <PageEffects view={view} />
      </PageProviders>
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
