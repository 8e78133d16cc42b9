import pg from 'pg'

/** Any number that no other advisory lock of this database uses. */
const TURN_LOCK = 4_101_000

/**
 * Runs `work` while no other process on the database at `url` runs such work: migrations, seeds, a first index. The lock
 * is held by its own connection, so a process that dies releases it.
 */
export const inTurn = async <Result>(url: string, work: () => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  // Losing the lock cannot undo work in progress, and all such work may be repeated.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TURN_LOCK])
    return await work()
  } finally {
    await client.end()
  }
}
