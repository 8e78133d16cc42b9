import type { AnalyticsEvent } from '../../../features/analytics/analytics-event.ts'
import type { PageNavigation } from '../../navigate/page-navigation.ts'
import { CARDS, cardHitOf, productInList, trayOf } from './card-hit.ts'
import { bannerOf, BANNERS } from './read-click.ts'
import { watchSeen } from './watch-seen.ts'

interface Deps {
  readonly currency: string
  readonly pages: Pick<PageNavigation, 'getShown' | 'subscribe'>
  /** The element that pages are in. */
  readonly root: HTMLElement
  readonly report: (event: AnalyticsEvent) => void
}

/** How much of a card and of a banner has to be in the window (CARD-17, ANALYTICS-18), and of a row of products. */
const CARD_SEEN = 0.25
const BANNER_SEEN = 0.5
const TRAY_SEEN = 0.25

/**
 * Reports cards, banners and rows of products once they are seen. Each product counts once for each load of its list (CARD-01, CARD-17): a
 * card scrolled away and back, rendered again or hydrated is the same one; another page, sort, filter or visit is another load. Answers
 * how to look at the rows again, once another tab of one shows.
 */
export const watchViews = ({ currency, pages, root, report }: Deps): (() => void) => {
  const reported = new Set<string>()
  const once = (key: string, event: () => AnalyticsEvent): void => {
    if (reported.has(key)) return
    reported.add(key)
    report(event())
  }
  const onCard = (card: HTMLElement): void => {
    const { view, location } = pages.getShown()
    const found = cardHitOf(card, view)
    if (found === undefined) return
    const { hit, list } = found
    const load = hit.queryID ?? `${list}${location.search}`
    once(`${view.context.path}|${load}|${hit.objectID}`, () => ({ event: 'productImpression', data: productInList(found, currency) }))
  }
  const onBanner = (banner: HTMLElement): void => {
    const data = bannerOf(banner)
    once(`banner|${data.title}|${data.position}`, () => ({ event: 'bannerView', data }))
  }
  const onTray = (tray: HTMLElement): void => {
    const data = trayOf(tray, pages.getShown().view)
    // Its products are known once it has hydrated.
    if (data.productIds.length > 0) once(`tray|${data.trayTitle}|${data.tabTitle ?? ''}`, () => ({ event: 'productTrayImpression', data }))
  }
  const again = [
    watchSeen({ root, selector: CARDS, threshold: CARD_SEEN, onSeen: onCard }),
    watchSeen({ root, selector: BANNERS, threshold: BANNER_SEEN, onSeen: onBanner }),
  ]
  const trays = watchSeen({ root, selector: '[data-track="tray"]', threshold: TRAY_SEEN, onSeen: onTray })
  let shown = pages.getShown().view
  pages.subscribe(() => {
    const { view } = pages.getShown()
    if (view === shown) return
    if (view.context.path !== shown.context.path) reported.clear()
    shown = view
    // What stays while its list or page changes is seen anew.
    for (const look of [...again, trays]) look()
  })
  return trays
}
