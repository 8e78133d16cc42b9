import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import {
  concurrentIndexes,
  pendingMigrations,
  readMigrations,
  statementsWithin,
  type ConcurrentIndex,
  type Migration,
} from './migrations.ts'
import { selectRows } from './select-rows.ts'

interface Input {
  /** A session, not a pool behind a pooler. */
  readonly database: Database
  /** Of the embedded database nobody else has a connection, and an index need not be made beside their writes. */
  readonly isEmbedded: boolean
  readonly migrations?: readonly Migration[]
}

/**
 * Brings a database up to date: what it lacks, all in one transaction, then the indexes that must not keep shoppers from
 * writing meanwhile. Those are looked for at every start: making one may have been interrupted, which leaves an invalid one.
 */
export const migrateDatabase = async ({ database, isEmbedded, migrations = readMigrations() }: Input): Promise<void> => {
  await database.execute(sql`create extension if not exists pg_trgm`)
  await database.execute(sql`create schema if not exists drizzle`)
  await database.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  const pending = await pendingMigrations(database, migrations)
  await database.transaction(async (transaction) => {
    for (const migration of pending) {
      for (const statement of statementsWithin(migration)) await transaction.execute(sql.raw(statement))
      const { hash, writtenAt } = migration
      await transaction.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${writtenAt})`)
    }
  })
  for (const { index, isInvalid } of await missingIndexes(database, migrations)) {
    if (isInvalid) await database.execute(sql.raw(`drop index ${isEmbedded ? '' : 'concurrently '}"${index.name}"`))
    await database.execute(sql.raw(isEmbedded ? index.statement.replace(/\s+concurrently/i, '') : index.statement))
  }
}

interface MissingIndex {
  readonly index: ConcurrentIndex
  /** It is there, but making it was interrupted: it costs every write and serves no query. */
  readonly isInvalid: boolean
}

/** Indexes of tables that are there, which this database has not or not whole. Reads only. */
export const missingIndexes = async (database: Database, migrations: readonly Migration[]): Promise<readonly MissingIndex[]> => {
  const missing: MissingIndex[] = []
  for (const index of concurrentIndexes(migrations)) {
    const [state] = await selectRows<{ table: string | null; valid: boolean | null }>(
      database,
      sql`select to_regclass(${`"${index.table}"`})::text as table,
                 (select indisvalid from pg_index where indexrelid = to_regclass(${`"${index.name}"`})) as valid`,
    )
    if (state !== undefined && state.table !== null && state.valid !== true) missing.push({ index, isInvalid: state.valid === false })
  }
  return missing
}
