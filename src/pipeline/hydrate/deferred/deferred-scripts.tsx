import { createRoot } from 'react-dom/client'
import type { DebugFlags } from '../../../site/debug-flags.ts'
import { App } from '../../render/app.tsx'
import { CountryProposalHost } from '../../../features/site-settings/country-proposal/country-proposal-host.tsx'
import { wantsEmailPopup } from '../../../features/sign-up/popup/wants-email-popup.ts'
import { createSplash } from '../../splash/create-splash.ts'
import { SplashHost } from '../../splash/splash-host.tsx'
import type { DeferredDeps } from './deferred-deps.ts'

/**
 * What may open in front of a page: the splash window, and once it is gone the e-mail popup (CAMP-06). A root of
 * its own, so that the page's is not touched by what comes late.
 */
export const runDeferredScripts = async (deps: DeferredDeps & { readonly flags: DebugFlags }): Promise<void> => {
  const { site, messages, loadTexts, shopper, env, pages, flags } = deps
  const container = document.createElement('div')
  document.body.append(container)
  const splash = createSplash(deps)
  const frame = { header: [], footer: [], data: {} }
  const loadPopup = async () => {
    const [{ EmailPopup }] = await Promise.all([import('../../../features/sign-up/popup/email-popup.tsx'), loadTexts()])
    return EmailPopup
  }
  const loadAfter = wantsEmailPopup(site.site, flags) ? loadPopup : undefined
  createRoot(container).render(
    <App site={site} messages={messages} navigation={[]} app={{ frame, env }} shopper={shopper}>
      <SplashHost splash={splash} pages={pages} env={env} loadAfter={loadAfter} />
      {!flags.hidePopups && <CountryProposalHost commerce={shopper.commerce} loadTexts={loadTexts} />}
    </App>,
  )
}
