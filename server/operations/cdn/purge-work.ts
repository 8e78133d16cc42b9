import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { Counts } from '../counts.ts'
import type { ReportFailure } from '../errors/report-failure.ts'
import type { JobQueue, TakenJob } from '../queue/job-queue.ts'
import type { Work } from '../queue/start-worker.ts'
import { DUE, PURGE_CHANNEL, type PurgeJob } from './purge-jobs.ts'
import { sendPurge } from './send-purge.ts'

/**
 * A page that was being made while the change was committed, and one of a process that heard of it late, may get into a cache after it was
 * purged. So it is purged again: soon, as a busy process hears some tenths of a second late, and once after no page can be under way any more
 * that a cache may keep: a search is waited for 2.5 s, and a page without its answer is not kept.
 */
const AGAIN_SECONDS = [0.4, 5]
/** A job is due by the clock of the database, a little after the transaction that adds it began. */
const SPARE_MS = 20

interface Deps {
  readonly queue: JobQueue<PurgeJob>
  readonly database: Database
  readonly fetch: typeof fetch
  readonly addresses: readonly string[]
  readonly token: string
  readonly counts: Pick<Counts, 'cdnPurges'>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly reportFailure: ReportFailure
}

type Taken = readonly TakenJob<PurgeJob>[]

/** Purges each cache of the keys of all jobs that were taken, by one request; and again later. */
export const purgeWork = (deps: Deps): Pick<Work<PurgeJob>, 'queue' | 'handle' | 'giveUp'> => ({
  queue: deps.queue,
  handle: async (jobs) => {
    await Promise.all([...byAddress(jobs)].map(([address, own]) => purgeOne(deps, address, own)))
  },
  giveUp: async (jobs) => {
    const { queue, database, log, reportFailure } = deps
    await queue.putAway(jobs, database)
    const incident = reportFailure({ code: 'jobLost', severity: 2, message: 'Purges were given up.', tags: { queue: queue.name } })
    const facts = { event: 'jobLost', queue: queue.name, jobs: jobs.map(({ data }) => data), incident }
    log.error(facts, 'A cache in front did not take purges for as long as it may keep a page')
  },
})

const byAddress = (jobs: Taken): ReadonlyMap<string, Taken> => {
  const groups = new Map<string, Taken>()
  for (const job of jobs) groups.set(job.data.address, [...(groups.get(job.data.address) ?? []), job])
  return groups
}

const purgeOne = async (deps: Deps, address: string, jobs: Taken): Promise<void> => {
  const { queue, database, addresses, token, counts, log, reportFailure } = deps
  // One that is not in front any more has nothing to drop.
  if (!addresses.includes(address)) return queue.done(jobs, database)
  const { host } = new URL(address)
  const keys = [...new Set(jobs.flatMap(({ data }) => data.keys))]
  try {
    await sendPurge({ address, token, keys, fetch: deps.fetch })
  } catch (error) {
    counts.cdnPurges.inc({ outcome: 'failed' })
    const incident = reportFailure({ code: 'purgeFailed', severity: 2, message: 'A cache in front did not take a purge.', cause: error })
    log.warn(
      { err: error, event: 'cdnPurgeFailed', cache: host, keys, incident },
      'A cache in front did not take a purge; it is sent again',
    )
    return queue.failed(jobs, database)
  }
  counts.cdnPurges.inc({ outcome: 'done' })
  log.info({ event: 'cdnPurged', cache: host, keys }, 'A cache in front was purged')
  await finish(deps, address, jobs)
}

const finish = async ({ queue, database, log }: Deps, address: string, jobs: Taken): Promise<void> => {
  const due = AGAIN_SECONDS.map((afterSeconds, turn) => ({ afterSeconds, turn: turn + 1, keys: keysOfTurn(jobs, turn) })).filter(
    ({ keys }) => keys.length > 0,
  )
  await database.transaction(async (transaction) => {
    await queue.done(jobs, transaction)
    for (const { afterSeconds, turn, keys } of due) await queue.add({ address, keys, turn }, transaction, { afterSeconds })
  })
  for (const { afterSeconds } of due) setTimeout(() => void announceDue({ database, log }), afterSeconds * 1000 + SPARE_MS).unref()
}

const keysOfTurn = (jobs: Taken, turn: number): readonly string[] => [
  ...new Set(jobs.filter(({ data }) => (data.turn ?? 0) === turn).flatMap(({ data }) => data.keys)),
]

/** Without it, they are found some seconds later. */
const announceDue = ({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<unknown> =>
  database
    .execute(sql`select pg_notify(${PURGE_CHANNEL}, ${DUE})`)
    .then(undefined, (error: unknown) => log.warn({ err: error }, 'That it is time to purge again could not be announced'))
