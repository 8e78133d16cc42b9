import { EVENT_SINKS } from '../../../schemas/generated/analytics.ts'
import type { PageKind } from '../../../schemas/page-kinds.ts'
import { plainText } from '../../lib/plain-text.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { AnalyticsEvent, Envelope, EventPage, PageOfEvent } from './analytics-event.ts'

export interface EnvelopeDeps {
  readonly site: Pick<SiteValue, 'site' | 'language' | 'basePath'>
  readonly isSignedIn: () => boolean
  readonly newId: () => string
}

/** When an event happened, and on which page. */
export interface Moment {
  readonly at: number
  readonly page: EventPage
}

/** What surrounds the data of every event (contracts 6). A type that nobody knows is an error (ANALYTICS-16). */
export const createEnvelopes =
  ({ site: { site, language, basePath }, isSignedIn, newId }: EnvelopeDeps) =>
  (event: AnalyticsEvent, { at, page }: Moment): Envelope => {
    if (!Object.hasOwn(EVENT_SINKS, event.event)) throw new Error('Request to report analytics for an unknown type')
    const { path } = page.view.context
    return {
      ...withPlainNames(event),
      eventId: newId(),
      timestamp: at,
      version: 1,
      site: { clientName: site.clientName, country: site.code, language, siteTag: site.siteTag },
      page: describePage(page, basePath),
      user: { signedIn: isSignedIn(), navContext: path.split('/')[1] ?? '' },
    }
  }

/** Fields that hold what a merchandiser wrote, which is a name where things are counted. */
const NAMES: readonly string[] = ['title', 'label', 'analyticsTitle', 'trayTitle', 'tabTitle']

/** Names without what is made of letters only for the eye; a banner has a title for each width of window, and is one banner (ANALYTICS-15). */
const withPlainNames = (event: AnalyticsEvent): AnalyticsEvent => {
  const isBanner = event.event === 'bannerView' || event.event === 'bannerClick'
  const plain = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !NAMES.includes(name)) return value
    const text = plainText(value)
    return isBanner ? text.replace(/-(?:tablet|desktop)$/, '') : text
  }
  // The same fields, with the same types.
  return {
    ...event,
    data: Object.fromEntries(Object.entries(event.data).map(([name, value]) => [name, plain(name, value)])),
  } as AnalyticsEvent
}

/** Of the address only what the shop itself put there or a campaign is told apart by: never what a shopper typed into a form. */
const QUERY =
  /^(?:query|page|sortBy|brand|categories|categoryPageIds|collections|color|priceRange|size|onSale|utm_(?:source|medium|campaign|term|content|id))$/

export const describePage = ({ view: { context }, location }: EventPage, basePath: string): PageOfEvent => ({
  path: `${basePath}${context.path}`,
  type: typeOf(context.kind, context.status),
  title: context.title,
  query: Object.fromEntries([...new URLSearchParams(location.search)].reverse().filter(([name]) => QUERY.test(name))),
})

const SAME_NAME: readonly PageKind[] = [
  ...(['home', 'listing', 'search', 'brand', 'brandIndex', 'product', 'landing'] as const),
  ...(['checkout', 'complete', 'orders', 'tracking', 'favorites', 'notFound'] as const),
]

const typeOf = (kind: PageKind, status: number): string => {
  if (status === 404 || status === 410) return 'notFound'
  if (SAME_NAME.includes(kind)) return kind
  if (kind.startsWith('account')) return 'account'
  return kind === 'orderDetails' || kind === 'orderStatus' ? 'orders' : 'other'
}
