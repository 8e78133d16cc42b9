import { resolve } from 'node:path'
import type { ServerConfig } from '../server/config.ts'
import { connectPglite, connectPostgres, type DatabaseHandle } from '../server/database/connect.ts'
import { DataDirectoryError, lockDataDirectory } from '../server/database/lock.ts'

/** The shop's database for a command. A running shop holds the lock of its data folder; with PostgreSQL both can work at once. */
export const openDatabase = async ({ DATABASE_URL, DATA_DIR }: ServerConfig): Promise<Omit<DatabaseHandle, 'kind' | 'listen'>> => {
  if (DATABASE_URL !== undefined) return connectPostgres(DATABASE_URL)
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

/** An error that says by itself what to do, about where the database is or how it is reached. */
export const isDatabaseProblem = (error: unknown): error is Error =>
  error instanceof DataDirectoryError ||
  (error instanceof Error && 'code' in error && ['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000'].includes(String(error.code)))
