import type { AnalyticsEvent } from '../../../features/analytics/analytics-event.ts'
import { createAnalytics } from '../../../features/analytics/create-analytics.ts'
import { createDataLayer } from '../../../features/analytics/data-layer.ts'
import { takeOccurrences } from '../../../features/analytics/raise.ts'
import { verboseLog } from '../../../features/analytics/verbose-log.ts'
import { createTagManager } from '../../../features/analytics/sinks/tag-manager.ts'
import { wallTime } from '../../../lib/clock.ts'
import { loadScript } from '../../../lib/load-script.ts'
import { tabStorage } from '../../../lib/browser-storage.ts'
import { report } from '../../../lib/report.ts'
import { CONSENT_CHANGED, consentHere, type ConsentCategory } from '../../../site/consent.ts'
import type { DeferredDeps } from '../deferred/deferred-deps.ts'
import { createSinks } from './create-sinks.ts'
import { isForShopper } from './is-for-shopper.ts'
import { createLateVariants, takesPart } from './late-variants.ts'
import { readClick } from './read-click.ts'
import { trackPages } from './track-pages.ts'
import { watchViews } from './watch-views.ts'

/** Counts what shoppers do from here on, and what was kept until now: by the document, since most of a page never hydrates. */
export const startAnalytics = ({ site, pages }: Pick<DeferredDeps, 'site' | 'pages'>): void => {
  const consentOf = (category: ConsentCategory) => consentHere(category, site.site.consent.mode)
  const isReady = (): boolean => document.documentElement.dataset['appReady'] === 'true'
  const newId = (): string => crypto.randomUUID()
  const variants = createLateVariants(site)
  const analytics = createAnalytics({
    site,
    // The shopper's own code comes with the first block that needs it; the mark is there before.
    isSignedIn: () => document.documentElement.dataset['shopper'] === 'signedIn',
    newId,
    consentOf,
    isReady,
    dataLayer: createDataLayer(),
    sinks: [...createSinks(site, newId), variants],
    report,
    log: verboseLog(tabStorage()),
  })
  const { tagManager } = site.site.integrations
  const tags =
    tagManager?.baseUrl === undefined || tagManager.containerId === undefined
      ? undefined
      : createTagManager({ baseUrl: tagManager.baseUrl, containerId: tagManager.containerId, consentOf, loadScript, now: wallTime })
  const update = (): void => {
    variants.update(consentOf('statistics'))
    analytics.update()
    if (isReady()) tags?.update()
  }
  const reportNow = (event: AnalyticsEvent): void => analytics.report(event, { at: wallTime(), page: pages.getShown() })

  trackPages({
    pages,
    takesPart,
    isFor: isForShopper(document.documentElement, site.site),
    onPage: (page, events) => {
      const moment = { at: wallTime(), page }
      analytics.trackPageview(moment)
      for (const event of events) analytics.report(event, moment)
    },
  })
  const lookAtTrays = watchViews({ currency: site.site.currency.code, pages, root: document.body, report: reportNow })
  takeOccurrences(({ event, clicked, ...moment }) => {
    const events = event === undefined ? (clicked === undefined ? [] : readClick(clicked, moment.page, site)) : [event]
    for (const each of events) analytics.report(each, moment)
    // The row of the tab is there with the next frame.
    if (event?.event === 'clickProductTrayMenu') requestAnimationFrame(() => requestAnimationFrame(lookAtTrays))
  })
  window.addEventListener(CONSENT_CHANGED, update)
  window.addEventListener('appReady', update)
  // Also where a browser keeps the page, and on phones that end a page they hid.
  window.addEventListener('pagehide', analytics.leave)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && analytics.leave())
  update()
}
