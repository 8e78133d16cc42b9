import pg from 'pg'
import type { ServerConfig } from '../../server/config.ts'
import { markProblem } from '../../server/database/claim-database.ts'
import { PoolerError, requireSession } from '../../server/database/session.ts'
import { reasonOf } from '../../server/operations/start-error.ts'

/** What keeps a start from using the PostgreSQL of the environment; nothing is written, and no password is in the sentence. */
export const callDatabase = async (config: ServerConfig, deadlineMs: number): Promise<string | undefined> => {
  const { DATABASE_URL = '', DATABASE_SESSION_URL = DATABASE_URL } = config
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: deadlineMs, query_timeout: deadlineMs })
  // A connection that breaks is told by the query that it breaks.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await requireSession(DATABASE_SESSION_URL)
    const { rows: tables } = await client.query<{ name: string | null }>(`select to_regclass('database_mark')::text as name`)
    if (tables[0]?.name === null) return undefined
    const { rows: marks } = await client.query<{ holder: 'demo' | 'production' }>('select holder from database_mark')
    return markProblem(config, marks[0]?.holder)
  } catch (error) {
    if (error instanceof PoolerError) return error.message
    return `the database at ${new URL(DATABASE_URL).host} cannot be used (${reasonOf(error)}): check DATABASE_URL and that PostgreSQL is running`
  } finally {
    await client.end().catch(() => undefined)
  }
}
