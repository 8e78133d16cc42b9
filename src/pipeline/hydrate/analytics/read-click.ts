import type { AnalyticsData } from '../../../../schemas/generated/analytics.ts'
import type { AnalyticsEvent, EventPage } from '../../../features/analytics/analytics-event.ts'
import type { SiteValue } from '../../../site/site-value.ts'
import { CARDS, cardHitOf, productInList } from './card-hit.ts'
import { defined } from '../../../lib/defined.ts'

type Site = Pick<SiteValue, 'site' | 'basePath'>

/** What the server marks for it: most of what is clicked never hydrates. */
export const BANNERS = '[data-track="banner"]'

/** The events of a click on something of a page; a button of a banner is two. None for what is not counted. */
export const readClick = (clicked: Element, { view }: EventPage, { site, basePath }: Site): readonly AnalyticsEvent[] => {
  const link = clicked.closest<HTMLAnchorElement>('a[href]')
  if (link === null) return []
  const href = link.getAttribute('href') ?? ''
  const banner = link.closest<HTMLElement>(BANNERS)
  return [
    ...markedEvents(link, view),
    ...(banner === null ? [] : [{ event: 'bannerClick', data: { ...bannerOf(banner), href } } as const]),
    ...cardEvents(link, view, site.currency.code),
    ...(link.closest(CATEGORY_LINKS) === null || link.dataset['track'] !== undefined ? [] : categoryEvents(link, basePath)),
  ]
}

const markedEvents = (link: HTMLAnchorElement, { context }: EventPage['view']): readonly AnalyticsEvent[] => {
  const { track, trackTitle: title } = link.dataset
  if (track === 'logo') return [{ event: 'clickLogo', data: {} }]
  if (track === 'button') {
    const href = link.getAttribute('href') ?? ''
    return [{ event: 'buttonClick', data: { label: textOf(link), href, ...defined({ analyticsTitle: title }) } }]
  }
  if (track !== 'category' || title === undefined) return []
  // As the page was when it was clicked: by now the link may say the opposite.
  const chosen = context.listing?.selectedFilters.categories ?? []
  return [{ event: 'clickCategoryNavItem', data: { category: title, active: !chosen.includes(title) } }]
}

const cardEvents = (link: HTMLAnchorElement, view: EventPage['view'], currency: string): readonly AnalyticsEvent[] => {
  const card = link.closest(CARDS)
  const found = card === null || !link.pathname.includes('/product/') ? undefined : cardHitOf(card, view)
  return found === undefined ? [] : [{ event: 'productClick', data: productInList(found, currency) }]
}

/** The header's menu, in wide windows and in narrow ones, and the levels beside a listing. */
const CATEGORY_LINKS = '[data-type="header-navigation"],[data-type="menu-button"],[data-categories]'

const categoryEvents = (link: HTMLAnchorElement, basePath: string): readonly AnalyticsEvent[] => {
  const { pathname, origin } = new URL(link.href)
  if (origin !== window.location.origin || !`${pathname}/`.startsWith(`${basePath}/`)) return []
  const path = pathname.slice(basePath.length) || '/'
  return [{ event: 'clickCategoryNavLink', data: { label: textOf(link), path, level: path.split('/').filter(Boolean).length } }]
}

const textOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** A banner's name, and its place among those of the page. One that is no longer on the page is counted among those it went with. */
export const bannerOf = (banner: HTMLElement): AnalyticsData['bannerView'] => {
  const around = banner.getRootNode()
  const all = around instanceof Element || around instanceof Document ? [...around.querySelectorAll(BANNERS)] : []
  return { title: banner.dataset['trackTitle'] ?? '', position: Math.max(0, all.indexOf(banner)) + 1 }
}
