import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import type { Deps } from '../deps.ts'
import { withSettings } from './with-settings.ts'

/** Any number that no other advisory lock of this database uses. */
const WRITE_LOCK = 4_101_001

/**
 * Runs a write in a transaction, one at a time over all processes. Versions are then exact, and the change numbers that
 * sync tokens count are committed in their order. A CMS is written by people; it can afford it.
 */
export const inWrite = async <Result>(deps: Deps, write: (deps: Deps) => Promise<Result>): Promise<Result> => {
  let hasCalls = false
  const noteCalls = (): void => {
    hasCalls = true
  }
  const result = await deps.database.transaction(async (transaction) => {
    const database: Database = transaction
    await database.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(WRITE_LOCK))})`)
    return write(withSettings({ ...deps, database, wakeCourier: noteCalls }))
  })
  // Nobody sees the calls before they are committed.
  if (hasCalls) deps.wakeCourier()
  return result
}
