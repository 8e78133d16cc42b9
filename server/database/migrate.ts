import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasCode } from '../lib/has-cause.ts'
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
  readonly patience?: Patience
}

/** How a migration waits for a table that somebody uses. */
interface Patience {
  /** While it waits, whoever else wants the table waits behind it. */
  readonly lockMs: number
  /** In which they get their turns, before it asks again. */
  readonly pauseMs: number
  readonly tries: number
}

/** Three seconds at a time, for five minutes. */
const PATIENCE: Patience = { lockMs: 3_000, pauseMs: 2_000, tries: 60 }

/** A table was in use all the time; the start ends with this message, and the next one goes on from there. */
export class MigrationLockError extends Error {}

/**
 * Brings a database up to date: what it lacks, each migration in a transaction of its own, then the indexes that must not keep shoppers
 * from writing meanwhile. Those are looked for at every start: making one may have been interrupted, which leaves an invalid one.
 */
export const migrateDatabase = async ({
  database,
  isEmbedded,
  migrations = readMigrations(),
  patience = PATIENCE,
}: Input): Promise<void> => {
  await database.execute(sql`create extension if not exists pg_trgm`)
  await database.execute(sql`create schema if not exists drizzle`)
  await database.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const migration of await pendingMigrations(database, migrations)) {
    if (isEmbedded) await apply(database, migration)
    else await applyPatiently(database, migration, patience)
  }
  for (const { index, isInvalid } of await missingIndexes(database, migrations)) {
    if (isInvalid) await database.execute(sql.raw(`drop index ${isEmbedded ? '' : 'concurrently '}"${index.name}"`))
    await database.execute(sql.raw(isEmbedded ? index.statement.replace(/\s+concurrently/i, '') : index.statement))
  }
}

const apply = (database: Database, migration: Migration, lockMs?: number): Promise<void> =>
  database.transaction(async (transaction) => {
    if (lockMs !== undefined) await transaction.execute(sql.raw(`set local lock_timeout = ${lockMs}`))
    for (const statement of statementsWithin(migration)) await transaction.execute(sql.raw(statement))
    const { hash, writtenAt } = migration
    await transaction.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${writtenAt})`)
  })

/**
 * A statement that waits for a table behind one long reader holds up every later query of it, which is most of the shop: it gives up
 * soon, lets them through and asks again.
 */
const applyPatiently = async (database: Database, migration: Migration, { lockMs, pauseMs, tries }: Patience): Promise<void> => {
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await apply(database, migration, lockMs)
    } catch (error) {
      if (!isLocked(error)) throw error
      await sleep(pauseMs)
    }
  }
  throw new MigrationLockError(
    `The migration ${migration.name} found a table in use each of ${tries} times. End what holds it (select * from pg_stat_activity where state <> 'idle'), and start again.`,
  )
}

/** PostgreSQL's codes of a lock that was not had in time, and of two that waited for each other. */
const isLocked = (error: unknown): boolean => hasCode(error, '55P03', '40P01')

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
