import type { Database } from '../../server/database/database.ts'

/** Does `work` while somebody else's transaction, which has run `first`, is still open. */
export const whileOpen = async (
  database: Database,
  first: (transaction: Database) => PromiseLike<unknown>,
  work: () => Promise<void>,
): Promise<void> => {
  let [begun, end] = [(): void => undefined, (): void => undefined]
  const isOpen = new Promise<void>((resolve) => {
    begun = resolve
  })
  const isOver = new Promise<void>((resolve) => {
    end = resolve
  })
  const other = database.transaction(async (transaction) => {
    await first(transaction)
    begun()
    await isOver
  })
  // One that cannot begin is told of, not waited for.
  await Promise.race([isOpen, other])
  try {
    await work()
  } finally {
    end()
    await other
  }
}
