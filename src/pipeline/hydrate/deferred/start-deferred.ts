import { report } from '../../../lib/report.ts'
import { listCampaigns } from '../../../clients/commerce/operations/list-campaigns.ts'
import { readCampaignData } from '../../../clients/content/read-campaign-data.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { promotionMessages } from '../../../features/campaigns/promotion-messages.ts'
import { publishPromotions } from '../../../features/campaigns/promotion-texts.ts'
import { startCampaigns, loadCampaigns } from '../../../features/campaigns/create-campaigns.ts'
import { readDebugFlags } from '../../../site/debug-flags.ts'
import { tabStorage } from '../../../lib/browser-storage.ts'
import { loadCoreTexts } from '../../../i18n/load-core-texts.ts'
import type { Messages } from '../../../i18n/messages.ts'
import { sharedTranslate } from '../../../i18n/shared-translate.ts'
import { installPageBehaviour } from '../../../ui/install-page-behaviour.ts'
import { forgetLostCode, tellOfLostCode } from '../../lost-code/tell-of-lost-code.ts'
import { storeViewed } from '../../../features/recently-viewed/store-viewed.ts'
import { becomeReady } from './become-ready.ts'
import { markHydrated } from './mark-hydrated.ts'
import type { DeferredDeps } from './deferred-deps.ts'
import { wallTime } from '../../../lib/clock.ts'

/** What a page does after its start: campaigns at once, and after a while the bundle of what nobody waits for (CAMP-01, CAMP-05). */
export const startDeferred = (deps: DeferredDeps): void => {
  const { site, shopper, pages, gates, lostParts, onFailed, build } = deps
  loadCoreTexts(site.locale).then(
    (texts) => tellShopperOfLostCode(deps, texts),
    (cause: unknown) => lostParts.tellBy(() => onFailed(cause)),
  )
  storeViewed(pages)
  installPageBehaviour(document)
  void markHydrated(document, gates)
  const request = window.fetch.bind(window)
  const readData = readCampaignData({ site: site.site, language: site.language, build, fetch: request })
  startCampaigns({
    load: () => loadCampaigns({ list: listCampaigns(shopper.commerce), readData, report }),
    onChange: (running) =>
      publishPromotions((position) =>
        promotionMessages(running, position, { formatPrice: (amount) => formatPrice(amount, site.site, site.locale) }),
      ),
    now: wallTime,
    report,
    page: document,
  })
  // From the first scroll on, and at the latest with the bundle: nobody waits for it, and who does not stay costs nothing.
  const watch = onlyOnce(
    () => void import('./watch-cards.ts').then(({ watchCards }) => watchCards({ site, pages, root: document.body }), ignore),
  )
  document.addEventListener('scroll', watch, { capture: true, once: true, passive: true })
  const flags = readDebugFlags(new URLSearchParams(window.location.search))
  void import('./start-consent.tsx').then(({ startConsent }) => startConsent(deps, flags), ignore)
  becomeReady({
    isLoading: () => document.readyState !== 'complete' || pages.getShown().isReloading,
    onLoadingChange: (listener) => {
      window.addEventListener('load', listener)
      return pages.subscribe(listener)
    },
    loadBundle: async () => {
      watch()
      await (await import('./deferred-scripts.tsx')).runDeferredScripts({ ...deps, flags })
    },
    page: document,
    events: window,
    report,
  })
}

/** From here, with its texts, since they are there before a deployment takes any away. */
const tellShopperOfLostCode = ({ site, shopper, env, pages, lostParts }: DeferredDeps, messages: Messages): void => {
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
      sessionId: shopper.commerce.sessionId,
    }),
  )
  forget()
  pages.subscribe(forget)
}

/** Without its code nothing is reported, and nothing else is missing. */
const ignore = (): void => undefined

const onlyOnce = (run: () => void): (() => void) => {
  let isDone = false
  return () => {
    if (!isDone) run()
    isDone = true
  }
}
