import { EVENT_SINKS } from '../../../schemas/generated/analytics.ts'
import type { Report } from '../../lib/report.ts'
import type { ConsentState } from '../../site/consent.ts'
import type { AnalyticsEvent, Envelope } from './analytics-event.ts'
import type { DataLayer } from './data-layer.ts'
import { createEnvelopes, describePage, type EnvelopeDeps, type Moment } from './create-envelope.ts'
import { createEventQueue } from './event-queue.ts'
import type { Sink } from './sinks/sink.ts'

interface Deps extends EnvelopeDeps {
  readonly consentOf: (category: Sink['category']) => ConsentState
  /** Whether the page has started, so that what nobody waits for may be sent. */
  readonly isReady: () => boolean
  readonly dataLayer: DataLayer
  readonly sinks: readonly Sink[]
  readonly report: (entry: Report) => void
  /** Shows each event to a developer, whatever the shopper agrees to. */
  readonly log?: ((event: Envelope) => void) | undefined
}

/** Where everything that is counted goes. */
export interface Analytics {
  readonly report: (event: AnalyticsEvent, moment: Moment) => void
  readonly trackPageview: (moment: Moment) => void
  /** Consent may be another, or the page ready. */
  readonly update: () => void
  /** The page is being left. */
  readonly leave: () => void
}

/**
 * Hands each event to the sinks of its type (ANALYTICS-17): to the data layer at once, to the others by their queues. A sink that fails
 * stops no other.
 */
export const createAnalytics = (deps: Deps): Analytics => {
  const { site, consentOf, isReady, dataLayer, sinks, report, log } = deps
  const envelopeOf = createEnvelopes(deps)
  const failed = new Set<string>()
  const attempt = (sink: string, run: () => void): void => {
    try {
      run()
    } catch (cause) {
      if (!failed.has(sink))
        report({ code: 'analyticsSinkFailed', message: `Events do not reach ${sink}`, details: { cause: String(cause) } })
      failed.add(sink)
    }
  }
  const ways = sinks.map((sink) => ({
    sink,
    queue: createEventQueue({
      consent: () => consentOf(sink.category),
      isReady,
      send: (envelope: Parameters<Sink['send']>[0]) => attempt(sink.name, () => sink.send(envelope)),
    }),
  }))
  const push = (record: Parameters<DataLayer['push']>[0]): void => {
    if (consentOf('statistics') !== 'refused') attempt('dataLayer', () => dataLayer.push(record))
  }
  return {
    report: (event, moment) => {
      const envelope = envelopeOf(event, moment)
      const names: readonly string[] = EVENT_SINKS[event.event]
      log?.(envelope)
      push(envelope)
      for (const { sink, queue } of ways) if (names.includes(sink.name)) queue.add(envelope)
    },
    trackPageview: ({ page }) => {
      push({ event: 'virtualPageview', page: { ...describePage(page, site.basePath), status: page.view.context.status } })
    },
    update: () => {
      if (consentOf('statistics') === 'refused') dataLayer.forget()
      for (const { sink, queue } of ways) {
        queue.update()
        const consent = consentOf(sink.category)
        if (consent === 'refused') attempt(sink.name, sink.discard)
        if (consent === 'granted' && isReady()) attempt(sink.name, () => sink.resume?.())
      }
    },
    leave: () => {
      for (const { sink, queue } of ways) {
        queue.update(true)
        if (consentOf(sink.category) === 'granted') attempt(sink.name, sink.flush)
      }
    },
  }
}
