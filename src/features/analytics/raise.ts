import { wallTime } from '../../lib/clock.ts'
import type { AnalyticsEvent, EventPage } from './analytics-event.ts'

/** Something a shopper did: an event by name, or a click that is still to be understood. */
export interface Occurrence<Page = EventPage> {
  readonly event?: AnalyticsEvent
  readonly clicked?: Element
  readonly at: number
  /** The page it was done on: by the time it is looked at another one may be shown. */
  readonly page: Page
}

/** Occurrences that wait for the code that reads them; the oldest go. */
const MAX_KEPT = 100

let kept: Occurrence[] = []
let take = (occurrence: Occurrence): void => {
  kept = [...kept.slice(1 - MAX_KEPT), occurrence]
}
let shown: (() => EventPage) | undefined

/** Says that a shopper did something. Where nothing is counted, such as on the server, it is dropped. */
export const raise = (event: AnalyticsEvent): void => add({ event })

const add = (what: Pick<Occurrence, 'event' | 'clicked'>): void => {
  if (shown !== undefined) take({ ...what, at: wallTime(), page: shown() })
}

/** From now on occurrences are kept in memory, clicks among them wherever they are stopped, until somebody takes them. */
export const keepOccurrences = (getShown: () => EventPage): void => {
  shown = getShown
  document.addEventListener('click', ({ target }) => target instanceof Element && add({ clicked: target }), { capture: true })
}

/** Hands over what was kept, and all that follows. */
export const takeOccurrences = (next: (occurrence: Occurrence) => void): void => {
  take = next
  const before = kept
  kept = []
  before.forEach(next)
}
