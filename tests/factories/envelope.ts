import { createEnvelopes } from '../../src/features/analytics/create-envelope.ts'
import type { AnalyticsEvent, Envelope } from '../../src/features/analytics/analytics-event.ts'
import type { PageContext } from '../../src/page/page-context.ts'
import { siteValueOf } from '../../src/site/site-value.ts'
import { pageContext } from './page-context.ts'
import { site } from './site.ts'

interface Changes {
  readonly context?: Partial<PageContext>
  readonly search?: string
}

/** An event as sinks get it, of a page of the British site. */
export const envelope = (event: AnalyticsEvent, { context = {}, search = '' }: Changes = {}): Envelope =>
  createEnvelopes({ site: siteValueOf(site('gb'), 'en'), isSignedIn: () => false, newId: () => 'id' })(event, {
    at: 1_763_600_000_000,
    page: { view: { context: pageContext(context), data: {} }, location: { search } },
  })
