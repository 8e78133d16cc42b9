import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { JobQueue } from '../queue/job-queue.ts'

/** Surrogate keys that one cache in front is to drop its pages of. A job for each cache: one that is away holds up no other. */
export interface PurgeJob {
  readonly address: string
  readonly keys: readonly string[]
  /** How often they were purged before. */
  readonly turn?: number
}

/** Says, in the transaction that changes what pages are made of, which of them caches in front must drop. */
export type PurgeCaches = (surrogateKeys: readonly string[], transaction: Database) => Promise<void>

/** Wakes the processes once a change is committed, and with `DUE` where it is time to purge again. */
export const PURGE_CHANNEL = 'cdn_purges'
export const DUE = 'due'

interface Deps {
  readonly addresses: readonly string[]
  readonly queue: Pick<JobQueue<PurgeJob>, 'add'>
}

export const createPurgeCaches =
  ({ addresses, queue }: Deps): PurgeCaches =>
  async (keys, transaction) => {
    if (keys.length === 0) return
    for (const address of addresses) await queue.add({ address, keys }, transaction)
    await transaction.execute(sql`select pg_notify(${PURGE_CHANNEL}, '')`)
  }
