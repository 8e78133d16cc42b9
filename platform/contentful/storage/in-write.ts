import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/connect.ts'
import type { Needs } from '../needs.ts'
import { withSettings } from './with-settings.ts'

/** Any number that no other advisory lock of this database uses. */
const WRITE_LOCK = 4_101_001

/**
 * Runs a write in a transaction, one at a time over all processes. Versions are then exact, and the change numbers that
 * sync tokens count are committed in their order. A CMS is written by people; it can afford it.
 */
export const inWrite = async <Result>(needs: Needs, write: (needs: Needs) => Promise<Result>): Promise<Result> => {
  let hasCalls = false
  const noteCalls = (): void => {
    hasCalls = true
  }
  const result = await needs.database.transaction(async (transaction) => {
    const database: Database = transaction
    await database.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(WRITE_LOCK))})`)
    return write(withSettings({ ...needs, database, wakeCourier: noteCalls }))
  })
  // Nobody sees the calls before they are committed.
  if (hasCalls) needs.wakeCourier()
  return result
}
