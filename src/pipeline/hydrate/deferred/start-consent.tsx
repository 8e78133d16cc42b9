import { followOtherTabs } from '../../../features/consent/choose-consent.ts'
import { importTexts } from '../../../i18n/import-texts.ts'
import { report } from '../../../lib/report.ts'
import { withRetries } from '../../../lib/with-retries.ts'
import type { DebugFlags } from '../../../site/debug-flags.ts'
import type { DeferredDeps } from './deferred-deps.ts'
import { renderApart } from './render-apart.tsx'

/** The notice's code is asked for again this often, and after this while (FRAME-03). */
const RETRIES = { maxRetries: 5, intervalMs: 10_000 }

/**
 * Shows the consent notice to who has not chosen, and the way back to the choice in the footer. Without its code everything
 * optional stays as it is: nobody can agree to it.
 */
export const startConsent = async (
  { site, messages, textAddresses, loadTexts, env }: DeferredDeps,
  flags: Pick<DebugFlags, 'hideCookieBanner'>,
): Promise<void> => {
  followOtherTabs()
  try {
    const { ConsentHost, texts } = await withRetries(() => loadNotice(textAddresses.consent), RETRIES)
    Object.assign(messages, texts)
    const container = document.createElement('div')
    // First, so that the keyboard reaches it before the page; it is fixed and moves nothing.
    document.body.prepend(container)
    renderApart(
      { site, messages, env },
      container,
      <ConsentHost
        loadTexts={loadTexts}
        isNoticeHidden={flags.hideCookieBanner}
        footer={document.querySelector<HTMLElement>('[data-part="footer"]')}
      />,
    )
  } catch (cause) {
    report({ code: 'consentNoticeFailed', message: 'The consent notice did not load', severity: 2, details: { cause: String(cause) } })
  }
}

/** The notice and its texts, apart from everything a page begins with. */
const loadNotice = async (address: string) => {
  const [{ ConsentHost }, texts] = await Promise.all([import('../../../features/consent/consent-host.tsx'), importTexts(address)])
  return { ConsentHost, texts }
}
