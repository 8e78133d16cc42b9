import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { selectRows } from '../../database/select-rows.ts'

/** What waits in a queue, by the clock of the database. */
export interface WaitingJobs {
  readonly name: string
  readonly waiting: number
  readonly oldestSeconds: number
  /** Null where no job was done in the hours for which the rows of done jobs are stored. */
  readonly doneSeconds: number | null
}

/** Waiting is whatever is not done: due, to be tried again later, or under way. */
export const readWaitingJobs = (database: Database, schema: string): Promise<readonly WaitingJobs[]> => {
  const table = sql`${sql.identifier(schema)}.${sql.identifier('job')}`
  const queue = sql`${sql.identifier(schema)}.${sql.identifier('queue')}`
  return selectRows<WaitingJobs>(
    database,
    sql`
      select queue.name, count(job.id) filter (where job.state < 'completed')::int as waiting,
        coalesce(extract(epoch from now() - min(job.created_on) filter (where job.state < 'completed')), 0)::float8 as "oldestSeconds",
        extract(epoch from now() - max(job.completed_on) filter (where job.state = 'completed'))::float8 as "doneSeconds"
      from ${queue} as queue left join ${table} as job on job.name = queue.name
      group by queue.name order by queue.name`,
  )
}
