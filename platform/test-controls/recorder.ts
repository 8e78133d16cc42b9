import type { FastifyInstance } from 'fastify'
import type { Report } from '../../src/lib/report.ts'

/** What left the shop for a vendor, or was reported, in the order it came. */
export interface Recorded {
  /** Epoch milliseconds. */
  readonly at: number
  readonly body: unknown
}

/** Traffic that no table keeps, for tests to look at; the newest of it. */
export interface Recorder {
  readonly report: (report: Report) => void
  readonly list: (kind: RecordedKind) => readonly Recorded[]
  readonly clear: () => void
}

export type RecordedKind = 'marketing' | 'reports'

const MOST_KEPT = 1_000

/** Vendors' addresses whose bodies are kept (contracts 3). */
const PATHS: readonly (readonly [prefix: string, kind: RecordedKind])[] = [
  ['/klaviyo/client/events', 'marketing'],
  ['/monitoring/v2/track', 'reports'],
]

export const createRecorder = (app: FastifyInstance, now: () => number): Recorder => {
  const kept: Record<RecordedKind, Recorded[]> = { marketing: [], reports: [] }
  const keep = (kind: RecordedKind, body: unknown): void => {
    kept[kind].push({ at: now(), body })
    if (kept[kind].length > MOST_KEPT) kept[kind].shift()
  }
  app.addHook('preHandler', async ({ method, url, body }) => {
    if (method !== 'POST') return
    for (const [prefix, kind] of PATHS) if (url.startsWith(prefix)) keep(kind, body)
  })
  return {
    report: (report) => keep('reports', report),
    list: (kind) => kept[kind],
    clear: () => {
      for (const list of Object.values(kept)) list.length = 0
    },
  }
}
