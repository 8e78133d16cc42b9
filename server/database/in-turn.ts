import { openSession } from './session.ts'

/** Any number that no other advisory lock of this database uses. */
const TURN_LOCK = 4_101_000

/**
 * Runs `work` while no other process on the database at `url` runs such work: migrations, seeds, a first index. The lock
 * is held by its own session, so a process that dies releases it; `url` must not lead through a pooler.
 */
export const inTurn = async <Result>(url: string, work: () => Promise<Result>): Promise<Result> => {
  // Losing the lock cannot undo work in progress, and all such work may be repeated.
  const session = await openSession(url, () => undefined)
  try {
    await session.query('select pg_advisory_lock($1)', [TURN_LOCK])
    return await work()
  } finally {
    await session.end()
  }
}
