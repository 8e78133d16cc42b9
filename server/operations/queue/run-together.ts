import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { ReportFailure } from '../errors/report-failure.ts'
import type { JobQueue, TakenJob } from './job-queue.ts'
import type { Work } from './start-worker.ts'

interface Deps<Data extends object> {
  readonly queue: JobQueue<Data>
  readonly database: Database
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly reportFailure: ReportFailure
  /** May be repeated: a process that is killed after it, and before that is stored, leaves jobs that are run again. */
  readonly run: (data: readonly Data[]) => Promise<unknown>
}

/** Handles a batch by one function: all of it is done, or all of it is tried again and said so in the log. */
export const runTogether = <Data extends object>({
  queue,
  database,
  log,
  reportFailure,
  run,
}: Deps<Data>): Pick<Work<Data>, 'queue' | 'handle' | 'giveUp'> => {
  const dataOf = (jobs: readonly TakenJob<Data>[]): readonly Data[] => jobs.map(({ data }) => data)
  return {
    queue,
    handle: async (jobs) => {
      try {
        await run(dataOf(jobs))
      } catch (error) {
        const incident = reportFailure({
          code: 'jobFailed',
          severity: 3,
          message: 'A job failed.',
          cause: error,
          tags: { queue: queue.name },
        })
        const facts = { err: error, event: 'jobFailed', queue: queue.name, jobs: dataOf(jobs), incident }
        log.warn(facts, 'A job failed; it is tried again later')
        return queue.failed(jobs, database)
      }
      await queue.done(jobs, database)
    },
    giveUp: async (jobs) => {
      await queue.putAway(jobs, database)
      const incident = reportFailure({ code: 'jobLost', severity: 2, message: 'Jobs were given up.', tags: { queue: queue.name } })
      log.error({ event: 'jobLost', queue: queue.name, jobs: dataOf(jobs), incident }, `Jobs of the queue ${queue.name} were given up`)
    },
  }
}
