import { resolve } from 'node:path'
import type { ServerConfig } from '../server/config.ts'
import { DatabaseMarkError, requireOwnDatabase } from '../server/database/claim-database.ts'
import { connectPglite, connectPostgres } from '../server/database/connect.ts'
import type { DatabaseHandle } from '../server/database/database.ts'
import { PoolerError } from '../server/database/session.ts'
import { DataDirectoryError, lockDataDirectory } from '../server/database/lock.ts'

type Opened = Omit<DatabaseHandle, 'kind' | 'listen'>

/**
 * The shop's database for a command: one that is marked as another environment's is refused, as the start refuses it. A running shop
 * holds the lock of its data folder; with PostgreSQL both can work at once.
 */
export const openDatabase = async (config: ServerConfig): Promise<Opened> => {
  const handle = await connect(config)
  try {
    await requireOwnDatabase(handle.database, config)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

const connect = async ({ DATABASE_URL, DATABASE_SESSION_URL = DATABASE_URL, DATA_DIR }: ServerConfig): Promise<Opened> => {
  // Not through a pooler, which ends long statements.
  if (DATABASE_SESSION_URL !== undefined) return connectPostgres(DATABASE_SESSION_URL)
  const lock = await lockDataDirectory(DATA_DIR)
  const handle = await connectPglite(resolve(DATA_DIR, 'database'))
  return {
    ...handle,
    close: async () => {
      await handle.close()
      await lock.release()
    },
  }
}

/** An error that says by itself what to do, about where the database is, whose it is or how it is reached. */
export const isDatabaseProblem = (error: unknown): error is Error =>
  error instanceof DataDirectoryError ||
  error instanceof DatabaseMarkError ||
  error instanceof PoolerError ||
  (error instanceof Error && 'code' in error && ['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000'].includes(String(error.code)))
