import type { AnalyticsData } from '../../../schemas/generated/analytics.ts'
import type { PageContext } from '../../page/page-context.ts'

export type EventType = keyof AnalyticsData

/** One thing that is counted (contracts 6): the closed set of schemas/analytics, told apart by `event`. */
export type AnalyticsEvent = { readonly [Type in EventType]: { readonly event: Type; readonly data: AnalyticsData[Type] } }[EventType]

/** What an event needs to know of the page it happened on. */
export interface EventPage {
  readonly view: { readonly context: PageContext; readonly data: Readonly<Record<string, Readonly<Record<string, unknown>>>> }
  readonly location: { readonly search: string }
}

/** An event as every sink gets it. */
export type Envelope = AnalyticsEvent & {
  readonly eventId: string
  readonly timestamp: number
  readonly version: 1
  readonly site: { readonly clientName: string; readonly country: string; readonly language: string; readonly siteTag: string }
  readonly page: PageOfEvent
  readonly user: { readonly signedIn: boolean; readonly navContext: string }
}

export interface PageOfEvent {
  /** With prefix, without query. */
  readonly path: string
  readonly type: string
  readonly title: string
  readonly query: Readonly<Record<string, string>>
}
