import { scrub } from '../../../src/lib/scrub.ts'
import type { Runtime } from '../../runtime.ts'
import { loggedError } from '../logged-error.ts'
import type { Collector } from './collector.ts'
import { incidentId } from './incident.ts'
import { parseStack } from './parse-stack.ts'
import type { ReportFailure } from './report-failure.ts'

interface Deps extends Pick<Runtime, 'clock' | 'ids' | 'counts'> {
  readonly collector: Pick<Collector, 'collect'>
  readonly release: string
}

const MINUTE_MS = 60_000

export const createFailures = ({ collector, clock, ids, counts, release }: Deps): ReportFailure => {
  const reported = new Map<string, { readonly incident: string; readonly until: number }>()
  return ({ code, severity, message, cause, tags = {} }) => {
    const now = clock.now()
    for (const [key, { until }] of reported) if (now >= until) reported.delete(key)
    const { type, message: reason, stack } = loggedError(cause)
    const text = scrub(cause === undefined ? message : `${message} ${type}: ${reason}`)
    const key = JSON.stringify([code, tags, text])
    const known = reported.get(key)
    counts.failures.inc({ code, outcome: known === undefined ? 'reported' : 'repeated' })
    if (known !== undefined) return known.incident
    const incident = incidentId(ids)
    reported.set(key, { incident, until: now + MINUTE_MS })
    collector.collect({ incident, origin: 'server', release, code, severity, message: text, frames: parseStack(stack), tags })
    return incident
  }
}
