import pg from 'pg'

/** Any number that no other advisory lock of this database uses. */
const TURN_LOCK = 4_101_000

/**
 * Runs `work` while no other process on the database at `url` runs such work: migrations, seeds, a first index. The lock
 * lives as long as its own connection, so a process that dies gives its turn to the next.
 */
export const inTurn = async <Result>(url: string, work: () => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  // Losing the lock cannot undo what is under way, and all such work may be repeated.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TURN_LOCK])
    return await work()
  } finally {
    await client.end()
  }
}
