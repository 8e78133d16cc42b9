import type { ForWhom } from '../../../../schemas/page.ts'
import type { AnalyticsEvent, EventPage } from '../../../features/analytics/analytics-event.ts'
import type { PageNavigation, ShownPage } from '../../navigate/page-navigation.ts'

interface Deps {
  readonly pages: Pick<PageNavigation, 'first' | 'getShown' | 'subscribe'>
  /** Whether pages are chosen for the visitor: one who has just agreed saw the original whatever her number is, and would bias the counts. */
  readonly takesPart: () => boolean
  /** Whether a block for somebody is shown here; one that is hidden counts for nobody. */
  readonly isFor: (whom: ForWhom) => boolean
  readonly onPage: (page: EventPage, events: readonly AnalyticsEvent[]) => void
}

/**
 * Tells each page that is shown, from the server's on, with what it is an event for: a variant it has, nothing found at its address, or by its search.
 * (NOTFOUND-06, NOTFOUND-08). Filters and sorts show the same page.
 */
export const trackPages = ({ pages, takesPart, isFor, onPage }: Deps): void => {
  let last: string | undefined
  let referrer = document.referrer
  const track = (page: ShownPage): void => {
    const { context } = page.view
    const key = `${context.kind} ${context.status} ${context.path} ${context.query['query'] ?? ''}`
    if (key === last) return
    last = key
    onPage(page, [...(takesPart() ? variantsOf(page, isFor) : []), ...eventsOf(page, referrer)])
    referrer = `${window.location.origin}${page.location.pathname}`
  }
  track(pages.first)
  track(pages.getShown())
  pages.subscribe(() => track(pages.getShown()))
}

const variantsOf = ({ view: { key, variants = [] } }: ShownPage, isShown: Deps['isFor']): readonly AnalyticsEvent[] =>
  variants.flatMap(({ isFor = [], ...shown }) => (isFor.every(isShown) ? [{ event: 'variantSeen', data: { page: key, ...shown } }] : []))

const eventsOf = ({ view: { key, context } }: ShownPage, referrer: string): readonly AnalyticsEvent[] => {
  const { kind, status, path, listing, query } = context
  if (status === 404) return [{ event: 'page-not-found', data: { path, referrer } }]
  const words = (query['query'] ?? '').trim()
  // A shop may have a page of its own for it, which travels without the listing.
  const isEmpty = key === 'emptySearch' || (listing?.status === 'loaded' && listing.nbHits === 0)
  return kind === 'search' && words !== '' && isEmpty ? [{ event: 'emptySearch', data: { query: words } }] : []
}
