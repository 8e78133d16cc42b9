import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Waits for other transactions that hold `name`, and holds it until this one ends: what is read next stays as it was read. */
export const lockUntilCommit = async (transaction: Database, name: string): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
