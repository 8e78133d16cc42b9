import type { FastifyInstance } from 'fastify'
import type { Report } from '../../src/lib/report.ts'

/** What left the shop for a vendor, or was reported, in the order it came. */
export interface Recorded {
  /** Epoch milliseconds. */
  readonly at: number
  readonly body: unknown
}

/** Traffic that no table stores, for tests to look at; the newest of it. */
export interface Recorder {
  readonly report: (report: Report) => void
  readonly list: (kind: RecordedKind) => readonly Recorded[]
  readonly clear: () => void
}

export type RecordedKind = 'marketing' | 'reports'

const MAX_RECORDED = 1_000

/** Vendors' addresses whose bodies are recorded (contracts 3). */
const PATHS: readonly (readonly [prefix: string, kind: RecordedKind])[] = [
  ['/klaviyo/client/events', 'marketing'],
  ['/sentry/api/', 'reports'],
]

export const createRecorder = (app: FastifyInstance, now: () => number): Recorder => {
  const recorded: Record<RecordedKind, Recorded[]> = { marketing: [], reports: [] }
  const record = (kind: RecordedKind, body: unknown): void => {
    recorded[kind].push({ at: now(), body })
    if (recorded[kind].length > MAX_RECORDED) recorded[kind].shift()
  }
  app.addHook('preHandler', async ({ method, url, body }) => {
    if (method !== 'POST') return
    for (const [prefix, kind] of PATHS) if (url.startsWith(prefix)) record(kind, body)
  })
  return {
    report: (report) => record('reports', report),
    list: (kind) => recorded[kind],
    clear: () => {
      for (const list of Object.values(recorded)) list.length = 0
    },
  }
}
