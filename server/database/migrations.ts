import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { projectPath } from '../paths.ts'
import type { Database } from './database.ts'
import { selectRows } from './select-rows.ts'

/** A file that `npm run db:generate` has written. */
export interface Migration {
  readonly name: string
  readonly hash: string
  /** Epoch milliseconds at which it was written; a database holds that of the newest it has. */
  readonly writtenAt: number
  readonly statements: readonly string[]
}

/** An index that is made while shoppers write to its table: outside any transaction, so apart from its migration. */
export interface ConcurrentIndex {
  readonly name: string
  readonly table: string
  readonly statement: string
}

const MIGRATIONS_FOLDER = projectPath('server/database/migrations')
const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) })
const CONCURRENT_INDEX = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"([^"]+)"\s+on\s+"([^"]+)"/i

export const readMigrations = (folder = MIGRATIONS_FOLDER): readonly Migration[] => {
  const { entries } = journalSchema.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql: statements, hash, folderMillis }, index) => ({
    name: entries[index]?.tag ?? '',
    hash,
    writtenAt: folderMillis,
    statements: statements.map((statement) => statement.trim()).filter((statement) => statement !== ''),
  }))
}

/** Those that this database does not have yet. Reads only. */
export const pendingMigrations = async (database: Database, migrations: readonly Migration[]): Promise<readonly Migration[]> => {
  const [table] = await selectRows<{ name: string | null }>(database, sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`)
  if (table === undefined || table.name === null) return migrations
  const [newest] = await selectRows<{ at: string | number | null }>(
    database,
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  )
  return migrations.filter(({ writtenAt }) => writtenAt > Number(newest?.at ?? 0))
}

/** What a migration does within its transaction. */
export const statementsWithin = ({ statements }: Migration): readonly string[] =>
  statements.filter((statement) => concurrentIndexOf(statement) === undefined)

/** Every index of these migrations that is made apart from its migration and not dropped by a later one. */
export const concurrentIndexes = (migrations: readonly Migration[]): readonly ConcurrentIndex[] => {
  const statements = migrations.flatMap((migration) => migration.statements)
  return statements.flatMap((statement, position) => {
    const index = concurrentIndexOf(statement)
    if (index === undefined) return []
    const isDropped = statements
      .slice(position + 1)
      .some((later) => /^drop\s+(?:index|table)/i.test(later) && (later.includes(`"${index.name}"`) || later.includes(`"${index.table}"`)))
    return isDropped ? [] : [index]
  })
}

const concurrentIndexOf = (statement: string): ConcurrentIndex | undefined => {
  const [isIndex, name = '', table = ''] = CONCURRENT_INDEX.exec(statement) ?? []
  return isIndex === undefined ? undefined : { name, table, statement }
}
