import type { Envelope } from '../analytics-event.ts'

/** One event on the wire of the search vendor (Algolia Insights). */
export interface InsightsEvent {
  readonly eventType: 'click' | 'view'
  readonly eventName: string
  readonly index: string
  readonly userToken: string
  readonly timestamp: number
  readonly objectIDs?: readonly string[]
  readonly filters?: readonly string[]
  readonly positions?: readonly number[]
  readonly queryID?: string
}

/** The vendor takes this many objects an event. */
const MAX_OBJECTS = 20

type Whose = Pick<InsightsEvent, 'index' | 'userToken'>

/** What the search learns from an event; nothing from those it has no form for. */
export const insightsOf = (envelope: Envelope, { index, userToken }: Whose): readonly InsightsEvent[] => {
  const { timestamp } = envelope
  const shared = { eventName: envelope.event, index, userToken, timestamp }
  switch (envelope.event) {
    case 'productClick':
    case 'productImpression': {
      const { objectID, position, queryID, indexName = index } = envelope.data
      const isClick = envelope.event === 'productClick'
      const answer = queryID === undefined ? {} : { queryID, ...(isClick ? { positions: [position] } : {}) }
      return [{ ...shared, eventType: isClick ? 'click' : 'view', index: indexName, objectIDs: [objectID], ...answer }]
    }
    case 'productTrayImpression':
      return inParts(envelope.data.productIds).map((objectIDs) => ({ ...shared, eventType: 'view', objectIDs }))
    case 'clickCategoryNavItem':
      return [{ ...shared, eventType: 'click', filters: [`categories:${encodeURIComponent(envelope.data.category)}`] }]
    default:
      return []
  }
}

const inParts = (ids: readonly string[]): readonly (readonly string[])[] =>
  ids.length === 0 ? [] : [ids.slice(0, MAX_OBJECTS), ...inParts(ids.slice(MAX_OBJECTS))]
