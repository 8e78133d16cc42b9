import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import type { DatabaseHandle } from '../../server/database/database.ts'
import { createCdn, type Cdn } from '../../server/operations/cdn/create-cdn.ts'
import { PURGE_CHANNEL } from '../../server/operations/cdn/purge-jobs.ts'
import { createCounts } from '../../server/operations/counts.ts'
import { createJobs, type Jobs } from '../../server/operations/queue/jobs.ts'

/** A process of a shop with caches in front, and what it says. */
export interface CdnProcess extends Pick<Cdn, 'purgeCaches'>, Pick<Jobs, 'stop'> {
  readonly start: () => Promise<void>
  readonly log: () => string
  readonly metrics: () => Promise<string>
}

interface Options {
  readonly addresses: readonly string[]
  readonly fetch: typeof fetch
}

export const createCdnProcess = async (handle: DatabaseHandle, { addresses, fetch }: Options): Promise<CdnProcess> => {
  const lines: string[] = []
  const { log } = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } })
  const counts = createCounts()
  const jobs = createJobs({ handle, log })
  const config = { CDN_PURGE_URL: [...addresses], CDN_PURGE_TOKEN: 'purge-of-tests', CDN_SECONDS: 3_600 }
  const cdn = createCdn({ config, database: handle.database, jobs, log })
  await jobs.install()
  return {
    purgeCaches: cdn.purgeCaches,
    start: () => cdn.start({ fetch, counts, reportFailure: () => 'E-00000000' }),
    stop: jobs.stop,
    log: () => lines.join(''),
    metrics: () => counts.registry.metrics(),
  }
}

/** Lets a minute pass for every purge, and wakes the processes. */
export const letMinutePass = async ({ database }: Pick<DatabaseHandle, 'database'>): Promise<void> => {
  await database.execute(sql`update jobs.job set start_after = start_after - interval '1 minute' where name = 'cdn'`)
  await database.execute(sql`select pg_notify(${PURGE_CHANNEL}, '')`)
}
