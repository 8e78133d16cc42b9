import { TransactionRollbackError } from 'drizzle-orm'
import type { Needs } from '../needs.ts'

/** Runs a write to learn whether it would be refused, and takes back whatever it wrote. */
export const rehearse = async (needs: Needs, write: (needs: Needs) => Promise<unknown>): Promise<void> => {
  try {
    await needs.database.transaction(async (transaction) => {
      await write({ ...needs, database: transaction })
      transaction.rollback()
    })
  } catch (error) {
    // Its own end; a refusal goes on to the caller.
    if (!(error instanceof TransactionRollbackError)) throw error
  }
}
