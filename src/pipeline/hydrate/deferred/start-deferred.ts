import { report } from '../../../lib/report.ts'
import { loadPromotionsBy } from '../../../features/campaigns/promotion-texts.ts'
import { readDebugFlags } from '../../../site/debug-flags.ts'
import { storedSessionId } from '../../../clients/commerce/stored-session-id.ts'
import { browserStorage, tabStorage } from '../../../lib/browser-storage.ts'
import { importTexts } from '../../../i18n/import-texts.ts'
import type { Messages } from '../../../i18n/messages.ts'
import { sharedTranslate } from '../../../i18n/shared-translate.ts'
import { installPageBehaviour } from '../../../ui/install-page-behaviour.ts'
import { forgetLostCode, tellOfLostCode } from '../../lost-code/tell-of-lost-code.ts'
import { storeViewed } from '../../../features/recently-viewed/store-viewed.ts'
import { allowAnalytics } from '../analytics/allow-analytics.ts'
import { allowSpeed } from '../speed/allow-speed.ts'
import { becomeReady } from './become-ready.ts'
import { markHydrated } from './mark-hydrated.ts'
import { startConsent } from './start-consent.tsx'
import type { DeferredDeps } from './deferred-deps.ts'
import { wallTime } from '../../../lib/clock.ts'

/** What a page does after its start: campaigns once something shows them, and after a while the bundle of what nobody waits for (CAMP-01, CAMP-05). */
export const startDeferred = (deps: DeferredDeps): void => {
  const { site, pages, gates, lostParts, onFailed } = deps
  importTexts(deps.textAddresses.core).then(
    (texts) => tellShopperOfLostCode(deps, texts),
    (cause: unknown) => lostParts.tellBy(() => onFailed(cause)),
  )
  storeViewed(pages)
  installPageBehaviour(document)
  void markHydrated(document, gates)
  loadPromotionsBy(() => {
    import('./start-promotions.ts').then(
      ({ startPromotions }) => startPromotions(deps),
      (cause: unknown) =>
        report({ code: 'campaignsFailed', message: 'The code of campaigns did not load', details: { cause: String(cause) } }),
    )
  })
  const count = deps.isCounted ? allowAnalytics({ mode: site.site.consent.mode, begin: () => beginAnalytics(deps) }) : ignore
  if (deps.isCounted) allowSpeed({ mode: site.site.consent.mode, begin: () => beginSpeed(deps) })
  const flags = readDebugFlags(new URLSearchParams(window.location.search))
  void startConsent(deps, flags)
  becomeReady({
    isLoading: () => document.readyState !== 'complete' || pages.getShown().isReloading,
    onLoadingChange: (listener) => {
      window.addEventListener('load', listener)
      return pages.subscribe(listener)
    },
    loadBundle: async () => {
      count()
      const { runDeferredScripts } = await import('./deferred-scripts.ts')
      runDeferredScripts({ ...deps, flags })
    },
    page: document,
    events: window,
    report,
  })
}

/** From here, with its texts, since they are there before a deployment takes any away. */
const tellShopperOfLostCode = ({ site, env, pages, lostParts }: DeferredDeps, messages: Messages): void => {
  const storage = tabStorage()
  const forget = (): void => forgetLostCode(storage, (type) => env.views.get(type) !== undefined)
  lostParts.tellBy(
    tellOfLostCode({
      page: document,
      storage,
      reload: () => window.location.reload(),
      now: wallTime,
      translate: () => sharedTranslate({ messages, locale: site.locale }),
      home: `${site.basePath}/`,
      sessionId: () => storedSessionId(site.site.siteTag, { storage: browserStorage(), cookie: document.cookie }),
    }),
  )
  forget()
  pages.subscribe(forget)
}

/** Without its code nothing is reported, and nothing else is missing. */
const ignore = (): void => undefined

const beginSpeed = (deps: DeferredDeps): void => void import('../speed/start-speed.ts').then(({ startSpeed }) => startSpeed(deps), ignore)

const beginAnalytics = (deps: DeferredDeps): void =>
  void import('../analytics/start-analytics.ts').then(({ startAnalytics }) => startAnalytics(deps), ignore)
