import PgBoss from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseHandle } from '../../database/database.ts'
import { createJobQueue, installQueue, type JobQueue, type QueueOptions, type Tally } from './job-queue.ts'
import { queueDatabase } from './queue-database.ts'
import { readWaitingJobs, type WaitingJobs } from './waiting-jobs.ts'
import { startWorker, type Work, type Worker } from './start-worker.ts'
import { defined } from '../../../src/lib/defined.ts'

/** All queues of a process, in one schema of the database, and the workers that this process runs on them. */
export interface Jobs {
  /** Declares a queue; it can be used once `install` is done. */
  readonly queue: <Data extends object>(options: QueueOptions) => JobQueue<Data>
  readonly install: () => Promise<void>
  /** Starts handling jobs of a queue, as one of any number of processes. */
  readonly work: <Data extends object>(work: Work<Data>) => Promise<void>
  /** Repeats what was lost with a process, and deletes what has been done for long; otherwise every half minute, by one of all processes. */
  readonly maintain: () => Promise<void>
  /** What waits in every queue of the database. */
  readonly waiting: () => Promise<readonly WaitingJobs[]>
  /** Failed tries and jobs given up, as seen by this process, by queue. */
  readonly tallies: () => ReadonlyMap<string, Readonly<Tally>>
  /** Takes no job any more, and waits for those under way for some seconds; what is cut off is repeated by another process. */
  readonly stop: () => Promise<void>
}

interface Deps {
  readonly handle: Pick<DatabaseHandle, 'database' | 'runScript' | 'inTurn'> & Partial<Pick<DatabaseHandle, 'listen'>>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** False for a command, which only adds jobs. */
  readonly isWorking?: boolean
}

/** Beside the shop's own tables; the library installs and migrates it. */
const SCHEMA = 'jobs'
const MAINTENANCE_SECONDS = 30
/** Longer than the longest period: the row of the last run keeps others from running a second one in it. */
const KEPT_SECONDS = 2 * 3_600

export const createJobs = ({ handle, log, isWorking = true }: Deps): Jobs => {
  const boss = new PgBoss({
    db: queueDatabase(handle),
    schema: SCHEMA,
    // The library's own schedules are run by its `work()`, which does not wait for the database (docs/decisions/0025).
    schedule: false,
    supervise: isWorking,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: KEPT_SECONDS,
    deleteAfterSeconds: KEPT_SECONDS,
  })
  // The library goes on by itself; an error without a listener would end the process.
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue could not be maintained'))
  const queues = new Map<string, QueueOptions>()
  const tallies = new Map<string, Tally>()
  const workers: Worker[] = []
  const state = { isStopped: false }
  return {
    queue: (options) => {
      const tally: Tally = { failed: 0, lost: 0 }
      queues.set(options.name, options)
      tallies.set(options.name, tally)
      return createJobQueue(boss, options, tally)
    },
    install: () =>
      handle.inTurn(async () => {
        await boss.start()
        for (const options of queues.values()) await installQueue(boss, options)
      }),
    work: async (work) => {
      // A shop that is stopped while it starts.
      if (state.isStopped) return
      workers.push(await startWorker({ ...work, log, ...defined({ listen: handle.listen }) }))
    },
    maintain: () => boss.maintain(),
    waiting: () => readWaitingJobs(handle.database, SCHEMA),
    tallies: () => tallies,
    stop: async () => {
      state.isStopped = true
      await Promise.all(workers.splice(0).map((worker) => worker.stop()))
      await boss.stop()
    },
  }
}
