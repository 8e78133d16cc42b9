import { sql } from 'drizzle-orm'
import type PgBoss from 'pg-boss'
import type { Database } from '../../database/database.ts'
import { selectRows } from '../../database/select-rows.ts'
import { withinTransaction } from './queue-database.ts'

/** How a queue treats its jobs. */
export interface QueueOptions {
  readonly name: string
  /** Tries after the first, each about twice as long after the one before; with `isSteady` always as long. */
  readonly retryLimit: number
  readonly isSteady?: boolean
  readonly firstRetrySeconds: number
  /** A job that is taken longer than this was lost with its process, and is repeated. */
  readonly expireSeconds: number
  /** A job is due this often, whoever asks for it: at most one waits and one is under way. An hour at most. */
  readonly everySeconds?: number
}

/** A job that this process has taken: no other process gets it until it is done, failed or expired. */
export interface TakenJob<Data extends object> {
  readonly id: string
  readonly data: Data
}

/** One queue of jobs in the database, shared by every process on it. */
export interface JobQueue<Data extends object> {
  readonly name: string
  /** Adds a job that exists if and only if the transaction commits. */
  readonly add: (data: Data, transaction: Database, options?: { readonly afterSeconds?: number }) => Promise<void>
  /** Adds the job of this period, unless a process has: does nothing for a queue without `everySeconds`. */
  readonly addDue: () => Promise<void>
  readonly take: (most: number) => Promise<readonly TakenJob<Data>[]>
  readonly done: (jobs: readonly TakenJob<Data>[], transaction: Database) => Promise<void>
  /** Repeats the jobs later, or after the last try moves them to the lost ones. */
  readonly failed: (jobs: readonly TakenJob<Data>[], transaction: Database) => Promise<void>
  /** Jobs whose last try failed or whose process was killed in it; each is taken once, until it is put away. */
  readonly takeLost: (most: number) => Promise<readonly TakenJob<Data>[]>
  readonly putAway: (jobs: readonly TakenJob<Data>[], transaction: Database) => Promise<void>
}

/** What a process has seen of the jobs of a queue since it started. */
export interface Tally {
  failed: number
  lost: number
}

/** Jobs nobody handles stay until somebody does, and are seen as the oldest; the library would drop them after two weeks. */
const RETENTION_MINUTES = 10 * 365 * 24 * 60

/** Installs a queue, and gives one of an earlier release its options of today. */
export const installQueue = async (boss: PgBoss, options: QueueOptions): Promise<void> => {
  const lost = lostOf(options)
  const policy = {
    policy: options.everySeconds === undefined ? 'standard' : 'stately',
    retryLimit: options.retryLimit,
    retryDelay: options.firstRetrySeconds,
    retryBackoff: options.isSteady !== true,
    expireInSeconds: options.expireSeconds,
    retentionMinutes: RETENTION_MINUTES,
    deadLetter: lost,
  } as const
  await boss.createQueue(lost)
  await boss.createQueue(options.name, { name: options.name, ...policy })
  await boss.updateQueue(options.name, { name: options.name, ...policy })
}

export const createJobQueue = <Data extends object>(boss: PgBoss, options: QueueOptions, tally: Tally): JobQueue<Data> => {
  const { name, everySeconds } = options
  const lost = lostOf(options)
  return {
    name,
    add: async (data, transaction, { afterSeconds = 0 } = {}) => {
      const startAfter = afterSeconds === 0 ? {} : { startAfter: await momentIn(afterSeconds, transaction) }
      await boss.send(name, data, { db: withinTransaction(transaction), ...startAfter })
    },
    addDue: async () => {
      // By the clock of the database, so that the clocks of the processes need not agree.
      if (everySeconds !== undefined) await boss.send(name, {}, { singletonSeconds: everySeconds })
    },
    take: (most) => boss.fetch<Data>(name, { batchSize: most }),
    done: async (jobs, transaction) => {
      for (const { id } of jobs) await boss.complete(name, id, {}, { db: withinTransaction(transaction) })
    },
    failed: async (jobs, transaction) => {
      for (const { id } of jobs) await boss.fail(name, id, {}, { db: withinTransaction(transaction) })
      // Counted once it is written: whoever reads the count may then rely on the row.
      tally.failed += jobs.length
    },
    takeLost: (most) => boss.fetch<Data>(lost, { batchSize: most }),
    putAway: async (jobs, transaction) => {
      for (const { id } of jobs) await boss.complete(lost, id, {}, { db: withinTransaction(transaction) })
      tally.lost += jobs.length
    },
  }
}

/** By the clock of the database. */
const momentIn = async (seconds: number, transaction: Database): Promise<string> => {
  const inUtc = sql`(now() + make_interval(secs => ${seconds})) at time zone 'UTC'`
  const rows = await selectRows<{ moment: string }>(transaction, sql`select to_char(${inUtc}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment`)
  return rows[0]?.moment ?? ''
}

const lostOf = ({ name }: Pick<QueueOptions, 'name'>): string => `${name}-lost`
