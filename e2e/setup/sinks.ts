import type { APIRequestContext, Page } from '@playwright/test'

export type Sink = 'search' | 'marketing' | 'context'

interface Received {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
  readonly page: { readonly type: string; readonly path: string; readonly title: string }
  readonly eventId: string
}

/** Bodies that a sink was sent, oldest first. */
export const inbox = async (request: APIRequestContext, sink: Sink): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const answer = await request.get(`/_test/events?sink=${sink}`, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
  // Our own control; what a test looks for in it, it compares.
  const rows = (await answer.json()) as readonly { readonly body: Record<string, unknown> }[]
  return rows.map(({ body }) => body)
}

/** Names of the events that a sink was sent since some number of them. */
export const namesIn = async (request: APIRequestContext, sink: Sink): Promise<readonly string[]> =>
  (await inbox(request, sink)).map((body) =>
    String(sink === 'search' ? body['eventName'] : sink === 'marketing' ? metricOf(body) : body['event']),
  )

const metricOf = (body: unknown): unknown =>
  // The vendor's form of an event (JSON:API).
  (body as { data: { attributes: { metric: { data: { attributes: { name: string } } } } } }).data.attributes.metric.data.attributes.name

/** Records of one type that the page has in its data layer. */
export const pushed = (page: Page, event: string): Promise<readonly Received[]> =>
  page.evaluate((name) => {
    const layer = (window.dataLayer ?? []) as unknown as readonly Received[]
    return layer.filter((entry) => entry.event === name)
  }, event)
