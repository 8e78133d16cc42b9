import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/** A connection or an open transaction, on PostgreSQL or PGlite. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database with the means to migrate and close it. */
export interface DatabaseHandle {
  readonly database: Database
  readonly kind: 'pglite' | 'postgres'
  readonly migrate: () => Promise<void>
  /** Runs work that no two processes may do on one database at once, such as the first seed. Not to be nested. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs several statements with their own BEGIN and COMMIT. */
  readonly runScript: (statements: string) => Promise<void>
  /** Those of a pool; `waiting` counts queries that have none yet. */
  readonly connections?: () => Readonly<Record<'used' | 'idle' | 'waiting', number>>
  readonly close: () => Promise<void>
  /** Calls `onMessage` for each NOTIFY on `channel`, from this process or another. */
  readonly listen: (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>
}
