import type { Envelope } from '../analytics-event.ts'
import type { Post, Sink } from './sink.ts'

interface Deps {
  /** Without trailing slash. */
  readonly baseUrl: string
  /** The shop's public key at the vendor. */
  readonly companyId: string
  readonly newId: () => string
  readonly post: Post
}

/** The version of the vendor's API that this call is written for. */
const REVISION = '2025-04-15'

/** The marketing service, by Klaviyo's client API: one call an event. Shoppers are known to it for as long as the page only. */
export const createMarketing = ({ baseUrl, companyId, newId, post }: Deps): Sink => {
  const anonymousId = newId()
  const url = `${baseUrl}/client/events/?${new URLSearchParams({ company_id: companyId }).toString()}`
  return {
    name: 'marketing',
    category: 'marketing',
    send: (envelope) =>
      void post(url, JSON.stringify(bodyOf(envelope, anonymousId)), { 'content-type': 'application/vnd.api+json', revision: REVISION }),
    // Each left by itself.
    flush: () => undefined,
    discard: () => undefined,
  }
}

const bodyOf = ({ event, data, eventId, timestamp, site, page }: Envelope, anonymousId: string) => ({
  data: {
    type: 'event',
    attributes: {
      metric: { data: { type: 'metric', attributes: { name: event } } },
      profile: { data: { type: 'profile', attributes: { anonymous_id: anonymousId } } },
      properties: { ...data, site, page },
      time: new Date(timestamp).toISOString(),
      unique_id: eventId,
    },
  },
})
