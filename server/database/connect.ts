import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { analyzeUnknown } from './analyze.ts'
import type { DatabaseHandle } from './database.ts'
import { openDataFolder } from './data-folder.ts'
import { listenOnPool } from './embedded/listen-on-pool.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { inTurn } from './in-turn.ts'
import { outliveConnections } from './outlive-connections.ts'
import { migrateDatabase } from './migrate.ts'
import { readNotifications } from './read-notifications.ts'
import * as schema from './schema/index.ts'
import { openSession, requireSession } from './session.ts'
import { driverDeadline, limitStatements, requireLimits } from './statement-limits.ts'

interface PostgresOptions {
  /** The same database without the pooler that `url` leads through: LISTEN, turns and migrations need sessions. */
  readonly sessionUrl?: string | undefined
  readonly onLostConnection?: (error: Error) => void
  /** How long a statement may take. Counted here too, since a database that hangs counts nothing. Not for imports, whose statements are long. */
  readonly deadlineMs?: number
}

const CONNECT_MS = 5_000
/** Finds out about a machine that is gone without a word. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** PostgreSQL at `url`. Throws where it cannot be reached or is behind the wrong pooler; `main` turns that into one sentence. */
export const connectPostgres = async (
  url: string,
  { sessionUrl = url, onLostConnection = ignoreLost, deadlineMs }: PostgresOptions = {},
): Promise<DatabaseHandle> => {
  await requireSession(sessionUrl)
  const pool = await openPool(url, { isPooled: sessionUrl !== url, deadlineMs, onLostConnection })
  const database = drizzle(pool, { schema, casing: 'snake_case' })
  const notifications = readNotifications({ url: sessionUrl, onLostConnection })
  return {
    database,
    kind: 'postgres',
    migrate: () =>
      inTurn(sessionUrl, async () => {
        const session = await openSession(sessionUrl, onLostConnection)
        try {
          await migrateDatabase({ database: drizzle(session, { schema, casing: 'snake_case' }), isEmbedded: false })
        } finally {
          await session.end()
        }
      }),
    inTurn: (work) => inTurn(sessionUrl, work),
    runScript: (statements) => runScript(pool, statements),
    connections: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await notifications.close()
      await pool.end()
    },
    listen: notifications.listen,
  }
}

interface PoolOptions extends Required<Pick<PostgresOptions, 'onLostConnection'>> {
  readonly isPooled: boolean
  readonly deadlineMs: number | undefined
}

const openPool = async (url: string, { isPooled, deadlineMs, onLostConnection }: PoolOptions): Promise<pg.Pool> => {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    ...KEEP_ALIVE,
    max: 20,
    ...(deadlineMs === undefined
      ? {}
      : { query_timeout: driverDeadline(deadlineMs), onConnect: limitStatements({ deadlineMs, isPooled }) }),
  })
  outliveConnections(pool, onLostConnection)
  try {
    await (isPooled ? requireLimits(pool) : pool.query('select 1'))
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

interface EmbeddedOptions {
  readonly onLostConnection?: (error: Error) => void
  /** A file that PGlite dumped, to begin with. */
  readonly dump?: string
}

/**
 * PGlite in `directory`, or in memory for `memory://`, on a thread of its own and behind the driver of PostgreSQL. `lockDataDirectory`
 * refuses a second process on the same folder. Throws `DataDirectoryError`.
 */
export const connectPglite = async (
  directory: string,
  { onLostConnection = ignoreLost, dump }: EmbeddedOptions = {},
): Promise<DatabaseHandle> => {
  const { pool, close } = await openDataFolder(directory, () => openEmbedded(directory, { onLost: onLostConnection, dump }))
  const listen = listenOnPool(pool)
  const database = drizzle(pool, { schema, casing: 'snake_case' })
  return {
    database,
    kind: 'pglite',
    migrate: async () => {
      await migrateDatabase({ database, isEmbedded: true })
      await analyzeUnknown(database)
    },
    inTurn: (work) => work(),
    runScript: (statements) => runScript(pool, statements),
    close,
    listen,
  }
}

const runScript = async (pool: pg.Pool, statements: string): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query(statements)
    client.release()
  } catch (error) {
    // Its transaction is still open, and failed: nobody else can use this connection.
    client.release(true)
    throw error
  }
}

const ignoreLost = (): void => undefined
