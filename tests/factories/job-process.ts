import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import type { DatabaseHandle } from '../../server/database/database.ts'
import type { JobQueue, QueueOptions } from '../../server/operations/queue/job-queue.ts'
import { createJobs, type Jobs } from '../../server/operations/queue/jobs.ts'
import { runTogether } from '../../server/operations/queue/run-together.ts'

export interface NumberJob {
  readonly number: number
}

/** A process that works on one queue: its jobs, and its log. */
export interface JobProcess extends Jobs {
  readonly numbers: JobQueue<NumberJob>
  readonly start: () => Promise<void>
  readonly log: () => string
}

export const CHANNEL = 'numbers'

interface Options extends Partial<QueueOptions> {
  readonly run: (numbers: readonly NumberJob[]) => Promise<unknown>
}

export const createJobProcess = async (handle: DatabaseHandle, { run, ...options }: Options): Promise<JobProcess> => {
  const lines: string[] = []
  const { log } = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } })
  const jobs = createJobs({ handle, log })
  const numbers = jobs.queue<NumberJob>({ name: 'numbers', retryLimit: 2, firstRetrySeconds: 30, expireSeconds: 60, ...options })
  await jobs.install()
  return {
    ...jobs,
    numbers,
    start: () =>
      jobs.work({
        ...runTogether({ queue: numbers, database: handle.database, log, run, reportFailure: () => 'E-00000000' }),
        channel: CHANNEL,
        batch: 10,
      }),
    log: () => lines.join(''),
  }
}

export const announce = async ({ database }: Pick<DatabaseHandle, 'database'>): Promise<void> => {
  await database.execute(sql`select pg_notify(${CHANNEL}, '')`)
}

/** Lets nine hours pass for every job, and wakes the processes. */
export const letHoursPass = async (handle: Pick<DatabaseHandle, 'database'>): Promise<void> => {
  await handle.database.execute(
    sql`update jobs.job set start_after = start_after - interval '9 hours', started_on = started_on - interval '9 hours'`,
  )
  await announce(handle)
}
