import PgBoss from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, DatabaseHandle } from '../../database/connect.ts'
import { queueDatabase, withinTransaction } from './queue-database.ts'

/** How a queue treats its jobs. */
export interface QueueOptions {
  readonly name: string
  /** Tries after the first, each about twice as long after the one before. */
  readonly retryLimit: number
  readonly firstRetrySeconds: number
  /** A job that is taken longer than this was lost with its process, and is repeated. */
  readonly expireSeconds: number
}

/** A job that this process has taken: no other process gets it until it is done, failed or expired. */
export interface TakenJob<Data extends object> {
  readonly id: string
  readonly data: Data
}

/** One queue of jobs in the database, shared by every process on it. */
export interface JobQueue<Data extends object> {
  /** Adds a job that exists if and only if the transaction commits. */
  readonly add: (data: Data, transaction: Database) => Promise<void>
  readonly take: (most: number) => Promise<readonly TakenJob<Data>[]>
  readonly done: (job: TakenJob<Data>, transaction: Database) => Promise<void>
  /** Repeats the job later, or after the last try moves it to the lost ones. */
  readonly failed: (job: TakenJob<Data>, transaction: Database) => Promise<void>
  /** Jobs whose last try failed or whose process was killed in it; each is taken once, until it is put away. */
  readonly takeLost: (most: number) => Promise<readonly TakenJob<Data>[]>
  readonly putAway: (job: TakenJob<Data>, transaction: Database) => Promise<void>
  /** Repeats what was lost with a process, and deletes what has been done for long; otherwise every half minute, by one of all processes. */
  readonly maintain: () => Promise<void>
  readonly stop: () => Promise<void>
}

interface Deps {
  readonly handle: Pick<DatabaseHandle, 'database' | 'runScript' | 'inTurn'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** False for a command, which only adds jobs. */
  readonly isWorking?: boolean
}

/** Beside the shop's own tables; the library installs and migrates it. */
const SCHEMA = 'jobs'
const MAINTENANCE_SECONDS = 30
/** The rows of finished jobs are of use to nobody. */
const KEPT_SECONDS = 3_600

/** Opens a queue, and installs it where it is not there yet. */
export const openJobQueue = async <Data extends object>(
  { handle, log, isWorking = true }: Deps,
  { name, retryLimit, firstRetrySeconds, expireSeconds }: QueueOptions,
): Promise<JobQueue<Data>> => {
  const boss = new PgBoss({
    db: queueDatabase(handle),
    schema: SCHEMA,
    schedule: false,
    supervise: isWorking,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: KEPT_SECONDS,
    deleteAfterSeconds: KEPT_SECONDS,
  })
  // The library goes on by itself; an error without a listener would end the process.
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue could not be maintained'))
  const lost = `${name}-lost`
  const policy = { retryLimit, retryDelay: firstRetrySeconds, retryBackoff: true, expireInSeconds: expireSeconds, deadLetter: lost }
  await handle.inTurn(async () => {
    await boss.start()
    await boss.createQueue(lost)
    await boss.createQueue(name, { name, ...policy })
    // A queue that an earlier release made keeps its options otherwise.
    await boss.updateQueue(name, { name, ...policy })
  })
  return {
    add: async (data, transaction) => {
      await boss.send(name, data, { db: withinTransaction(transaction) })
    },
    take: (most) => boss.fetch<Data>(name, { batchSize: most }),
    done: ({ id }, transaction) => boss.complete(name, id, {}, { db: withinTransaction(transaction) }),
    failed: ({ id }, transaction) => boss.fail(name, id, {}, { db: withinTransaction(transaction) }),
    takeLost: (most) => boss.fetch<Data>(lost, { batchSize: most }),
    putAway: ({ id }, transaction) => boss.complete(lost, id, {}, { db: withinTransaction(transaction) }),
    maintain: () => boss.maintain(),
    stop: () => boss.stop(),
  }
}
