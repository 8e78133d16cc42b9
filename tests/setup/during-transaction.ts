import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../server/database/database.ts'

/** Long enough for a transaction to come to a lock that another one holds. */
const TO_THE_LOCK_MS = 300

/**
 * Begins `work` inside a transaction that has done `first`, so that it meets the locks of `first`, and lets it end after the
 * transaction has done `then`. The embedded database has one connection: there the work waits for the whole transaction.
 */
export const duringTransaction = async <Result>(
  database: Database,
  steps: {
    readonly first: (transaction: Database) => Promise<unknown>
    readonly work: () => Promise<Result>
    readonly then?: (transaction: Database) => Promise<unknown>
  },
): Promise<Result> => {
  const { begun } = await database.transaction(async (transaction) => {
    await steps.first(transaction)
    const work = steps.work()
    await sleep(TO_THE_LOCK_MS)
    await steps.then?.(transaction)
    return { begun: work }
  })
  return begun
}
