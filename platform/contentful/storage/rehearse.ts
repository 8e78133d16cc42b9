import { TransactionRollbackError } from 'drizzle-orm'
import type { Deps } from '../deps.ts'

/** Runs a write to learn whether it would be refused, and takes back whatever it wrote. */
export const rehearse = async (deps: Deps, write: (deps: Deps) => Promise<unknown>): Promise<void> => {
  try {
    await deps.database.transaction(async (transaction) => {
      await write({ ...deps, database: transaction })
      transaction.rollback()
    })
  } catch (error) {
    // Its own end; a refusal goes on to the caller.
    if (!(error instanceof TransactionRollbackError)) throw error
  }
}
