import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../../../server/database/database.ts'
import { missingIndexes, migrateDatabase } from '../../../server/database/migrate.ts'
import { concurrentIndexes, pendingMigrations, readMigrations, type Migration } from '../../../server/database/migrations.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import { openTestDatabase } from '../../setup/database.ts'
import { whileOpen } from '../../setup/while-open.ts'

const INDEX = 'CREATE INDEX CONCURRENTLY "parcels_by_town" ON "parcels" USING btree ("town");'
const later = (name: string, hours: number, ...statements: readonly string[]): Migration => ({
  name,
  hash: name,
  writtenAt: Date.UTC(2100, 0, 1, hours),
  statements,
})
const PARCELS = later('parcels', 1, 'CREATE TABLE "parcels" ("id" integer PRIMARY KEY, "town" text);', INDEX)
const BROKEN = later('broken', 2, 'ALTER TABLE "parcels" ADD COLUMN "weight" integer;', 'ALTER TABLE "nowhere" ADD COLUMN "x" integer;')

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.database.execute(sql`drop table if exists parcels`)
  await handle.database.execute(sql`delete from drizzle.__drizzle_migrations where created_at > ${Date.UTC(2099, 0, 1)}`)
})

const migrate = (...added: readonly Migration[]): Promise<void> =>
  migrateDatabase({ database: handle.database, isEmbedded: handle.kind === 'pglite', migrations: [...readMigrations(), ...added] })

const isValid = async (): Promise<boolean | undefined> => {
  const [row] = await selectRows<{ valid: boolean }>(
    handle.database,
    sql`select indisvalid as valid from pg_index where indexrelid = to_regclass('parcels_by_town')`,
  )
  return row?.valid
}

describe('bringing a database up to date', () => {
  it('leaves none out: each migration of the sources was written after the one before it, whichever branch it came from', () => {
    const writtenAt = readMigrations().map((migration) => migration.writtenAt)
    expect(writtenAt).toEqual([...new Set(writtenAt)].sort((one, other) => one - other))
  })

  it('names what is pending before it is done, and nothing afterwards', async () => {
    const all = [...readMigrations(), PARCELS]
    expect((await pendingMigrations(handle.database, all)).map(({ name }) => name)).toEqual(['parcels'])
    await migrate(PARCELS)
    expect(await pendingMigrations(handle.database, all)).toEqual([])
    expect(await missingIndexes(handle.database, all)).toEqual([])
  })

  it('makes an index that must not lock outside the transaction of its migration', async () => {
    await migrate(PARCELS)
    expect(await isValid()).toBe(true)
    await migrate(PARCELS)
    expect(await isValid()).toBe(true)
  })

  it('makes such an index again where making it was interrupted, and where it is gone', async () => {
    await migrate(PARCELS)
    await handle.database.execute(sql`update pg_index set indisvalid = false where indexrelid = to_regclass('parcels_by_town')`)
    await migrate(PARCELS)
    expect(await isValid()).toBe(true)
    await handle.database.execute(sql`drop index parcels_by_town`)
    await migrate(PARCELS)
    expect(await isValid()).toBe(true)
  })

  it('does not bring back what a later migration drops', () => {
    expect(concurrentIndexes([PARCELS])).toHaveLength(1)
    expect(concurrentIndexes([PARCELS, later('without', 3, 'DROP INDEX "parcels_by_town";')])).toEqual([])
    expect(concurrentIndexes([PARCELS, later('without', 3, 'DROP TABLE "parcels";')])).toEqual([])
  })

  it('keeps what stands before a migration that fails, and nothing of that one, and goes on from there', async () => {
    await expect(migrate(PARCELS, BROKEN)).rejects.toThrow()
    const columns = await selectRows<{ name: string }>(
      handle.database,
      sql`select column_name as name from information_schema.columns where table_name = 'parcels' order by 1`,
    )
    expect(columns.map(({ name }) => name)).toEqual(['id', 'town'])
    expect((await pendingMigrations(handle.database, [...readMigrations(), PARCELS, BROKEN])).map(({ name }) => name)).toEqual(['broken'])
  })
})

describe.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('processes on one PostgreSQL', () => {
  const WEIGHT = later('weight', 2, 'ALTER TABLE "parcels" ADD COLUMN "weight" integer;')
  const migratePatiently = (tries: number): Promise<void> =>
    migrateDatabase({
      database: handle.database,
      isEmbedded: false,
      migrations: [...readMigrations(), PARCELS, WEIGHT],
      patience: { lockMs: 100, pauseMs: 100, tries },
    })
  /** Somebody reads the table meanwhile. */
  const readsFor = (work: () => Promise<void>): Promise<void> =>
    whileOpen(handle.database, (transaction) => transaction.execute(sql`select * from parcels`), work)

  it('read a table between the tries of a migration that waits for somebody who reads it for long', async () => {
    await migrate(PARCELS)
    let migrated: Promise<void> | undefined
    await readsFor(async () => {
      migrated = migratePatiently(50)
      // A migration that does not give way would hold this until the reader ends, and the reader ends after it.
      for (let count = 0; count < 5; count += 1) await handle.database.execute(sql`select * from parcels`)
    })
    await migrated
    expect(await pendingMigrations(handle.database, [...readMigrations(), PARCELS, WEIGHT])).toEqual([])
  })

  it('end the start with a sentence where a table is in use all the time', async () => {
    await migrate(PARCELS)
    await readsFor(() => expect(migratePatiently(2)).rejects.toThrow(/weight found a table in use each of 2 times/))
  })

  it('can wait for their turn while another makes an index that waits for all transactions', async () => {
    const order: string[] = []
    const first = handle.inTurn(async () => {
      // The other asks for its turn before the index is made.
      await handle.database.execute(sql`select pg_sleep(0.3)`)
      await migrate(PARCELS)
      order.push('index')
    })
    const second = handle.inTurn(async () => void order.push('second'))
    await Promise.all([first, second])
    expect(order.toSorted()).toEqual(['index', 'second'])
    expect(await isValid()).toBe(true)
  })
})
