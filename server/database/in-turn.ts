import { setTimeout as sleep } from 'node:timers/promises'
import { openSession } from './session.ts'

/** Any number that no other advisory lock of this database uses. */
const TURN_LOCK = 4_101_000
const ASK_AGAIN_MS = 50

/**
 * Runs `work` while no other process on the database at `url` runs such work: migrations, seeds, a first index. The lock
 * is held by its own session, so a process that dies releases it; `url` must not lead through a pooler.
 */
export const inTurn = async <Result>(url: string, work: () => Promise<Result>): Promise<Result> => {
  // Losing the lock cannot undo work in progress, and all such work may be repeated.
  const session = await openSession(url, () => undefined)
  const isTaken = async (): Promise<boolean> => {
    const { rows } = await session.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [TURN_LOCK])
    return rows[0]?.taken === true
  }
  try {
    // Asked again and again: a statement that waits for the lock is a transaction, for whose end an index that is made concurrently
    // by the holder would wait, and both would wait for ever.
    while (!(await isTaken())) await sleep(ASK_AGAIN_MS)
    return await work()
  } finally {
    await session.end()
  }
}
