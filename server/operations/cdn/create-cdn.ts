import type { FastifyBaseLogger } from 'fastify'
import type { ServerConfig } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { Counts } from '../counts.ts'
import type { ReportFailure } from '../errors/report-failure.ts'
import type { Jobs } from '../queue/jobs.ts'
import { createPurgeCaches, DUE, PURGE_CHANNEL, type PurgeCaches, type PurgeJob } from './purge-jobs.ts'
import { purgeWork } from './purge-work.ts'

/** The caches in front of a shop; without any, nothing is queued. */
export interface Cdn {
  readonly purgeCaches: PurgeCaches
  /** Begins to purge, until the jobs of the process are stopped. */
  readonly start: (deps: StartDeps) => Promise<void>
}

interface StartDeps {
  readonly fetch: typeof fetch
  readonly counts: Pick<Counts, 'cdnPurges'>
  readonly reportFailure: ReportFailure
}

interface Deps {
  readonly config: Pick<ServerConfig, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN' | 'CDN_SECONDS'>
  readonly database: Database
  readonly jobs: Pick<Jobs, 'queue' | 'work'>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** The other processes hear of a change by the same commit, and drop their own pages meanwhile; changes that come together go together. */
const REST_MS = 200
/** Finds what is due again without an announcement. */
const POLL_MS = 2_000
const BATCH = 500
const RETRY_SECONDS = 10
/** Beyond what a cache may keep, it is also given a stale page while it asks for a new one. */
const SPARE_SECONDS = 600

export const createCdn = ({ config, database, jobs, log }: Deps): Cdn => {
  const { CDN_PURGE_URL: addresses, CDN_PURGE_TOKEN: token = '', CDN_SECONDS } = config
  if (addresses.length === 0) return { purgeCaches: async () => undefined, start: async () => undefined }
  const queue = jobs.queue<PurgeJob>({
    name: 'cdn',
    // After that long, a cache that did not answer has no page of before the change any more.
    retryLimit: Math.ceil((CDN_SECONDS + SPARE_SECONDS) / RETRY_SECONDS),
    isSteady: true,
    firstRetrySeconds: RETRY_SECONDS,
    expireSeconds: 60,
  })
  return {
    purgeCaches: createPurgeCaches({ addresses, queue }),
    start: (deps) =>
      jobs.work({
        ...purgeWork({ ...deps, queue, database, log, addresses, token }),
        channel: PURGE_CHANNEL,
        restMs: (payload) => (payload === DUE ? 0 : REST_MS),
        pollMs: POLL_MS,
        batch: BATCH,
      }),
  }
}
