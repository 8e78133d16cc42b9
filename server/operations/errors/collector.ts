import type { Runtime } from '../../runtime.ts'
import { parseDsn, type Dsn } from './dsn.ts'
import type { Incident } from './incident.ts'
import { envelopeOf } from './sentry-envelope.ts'

const PATIENCE_MS = 5_000
/** In an outage every request fails for the same reason: the log has all of them, the collector enough. */
const MAX_A_MINUTE = 60
const MINUTE_MS = 60_000

/** Whoever is told that something failed. */
export interface Collector {
  /** Never throws, and nobody waits for it. */
  readonly collect: (incident: Incident) => void
  /** Resolves once nothing is on its way any more. */
  readonly settled: () => Promise<void>
}

type Deps = Pick<Runtime, 'config' | 'fetch' | 'clock' | 'ids' | 'counts'> & { readonly log: Pick<Runtime['log'], 'warn'> }

/** Sends incidents to the collector that SENTRY_DSN names; without one nothing is sent, and the log is all there is. */
export const createCollector = ({ config, fetch, clock, ids, counts, log }: Deps): Collector => {
  const dsn = parseDsn(config.sentryDsn ?? '')
  const underWay = new Set<Promise<void>>()
  let minute = { endsAt: 0, sent: 0 }
  const count = ({ origin }: Incident, outcome: 'sent' | 'dropped' | 'failed' | 'off'): void => counts.incidents.inc({ origin, outcome })
  const send = async (incident: Incident, to: Dsn): Promise<void> => {
    const eventId = ids.uuid().replace(/-/g, '')
    const body = envelopeOf(incident, { eventId, at: clock.now(), environment: config.APP_ENV })
    try {
      const { ok, status } = await fetch(to.address, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=vitrine/1, sentry_key=${to.key}`,
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      count(incident, ok ? 'sent' : 'failed')
      if (!ok) log.warn({ event: 'collectorRefused', status, incident: incident.incident }, 'The collector of errors refused a report')
    } catch (cause) {
      count(incident, 'failed')
      log.warn({ event: 'collectorAway', err: cause, incident: incident.incident }, 'The collector of errors did not answer')
    }
  }
  return {
    collect: (incident) => {
      if (clock.now() >= minute.endsAt) minute = { endsAt: clock.now() + MINUTE_MS, sent: 0 }
      minute.sent += 1
      if (dsn === undefined) return count(incident, 'off')
      if (minute.sent > MAX_A_MINUTE) return count(incident, 'dropped')
      const sending = send(incident, dsn).finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    settled: async () => {
      await Promise.all(underWay)
    },
  }
}
