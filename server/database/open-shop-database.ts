import { EventEmitter } from 'node:events'
import type { ServerConfig } from '../config.ts'
import { connectPglite, connectPostgres } from './connect.ts'
import type { DatabaseHandle } from './database.ts'

/** The shop's database, on its way. */
export interface OpeningDatabase {
  /** Rejects with what `connectPglite` and `connectPostgres` throw. */
  readonly handle: Promise<DatabaseHandle>
  /** Says `lost`, with the error, for each connection that breaks. */
  readonly losses: EventEmitter<{ lost: [Error] }>
}

/** Longer than any statement of a page or a call takes, shorter than a shopper waits. */
const STATEMENT_MS = 10_000

/** Begins to open the database that the configuration names. */
export const openShopDatabase = ({ DATABASE_URL, DATABASE_SESSION_URL, DATA_DIR }: ServerConfig): OpeningDatabase => {
  const losses = new EventEmitter<{ lost: [Error] }>()
  const onLostConnection = (error: Error): void => void losses.emit('lost', error)
  const handle =
    DATABASE_URL === undefined
      ? connectPglite(DATA_DIR.startsWith('memory://') ? DATA_DIR : `${DATA_DIR}/database`, { onLostConnection })
      : connectPostgres(DATABASE_URL, { sessionUrl: DATABASE_SESSION_URL, onLostConnection, deadlineMs: STATEMENT_MS })
  // Said by whoever waits for it, which is not yet anybody.
  handle.catch(() => undefined)
  return { handle, losses }
}
