import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedIdentity } from '../../../demo/orders/seed-identity.ts'
import { readConfig, type ServerConfig } from '../../../server/config.ts'
import { claimDatabase, readHolder, requireOwnDatabase } from '../../../server/database/claim-database.ts'
import { databaseMark } from '../../../server/database/schema/mark.ts'
import { projectPath } from '../../../server/paths.ts'
import { productionEnvironment, STAGING } from '../../factories/deployed-environment.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

const PRODUCTION = readConfig(productionEnvironment())
const EMBEDDED = readConfig({ ...productionEnvironment(), DATABASE_URL: '', EMBEDDED: 'database' })
const DEMO = readConfig({ APP_ENV: 'development' })
const EMPTY = readConfig({ APP_ENV: 'development', SHOP: 'shops/own' })

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
})
afterAll(() => test.close())
beforeEach(() => test.runtime.database.delete(databaseMark))

const claim = (config: ServerConfig): Promise<void> => claimDatabase({ handle: test.handle, config, now: 1 })
const holder = () => readHolder(test.runtime.database)

describe('a database', () => {
  it('that has held the demo is refused by production, which changes nothing', async () => {
    await claim(DEMO)
    await expect(claim(PRODUCTION)).rejects.toThrow(
      'This database has held the demo, whose people have published passwords: production refuses it. Set DATABASE_URL to an empty database.',
    )
    await expect(claim(EMBEDDED)).rejects.toThrow('Set DATA_DIR to an empty database.')
    expect(await holder()).toBe('demo')
  })

  it.each([
    ['the demo', DEMO],
    ['a shop without the demo', EMPTY],
    ['a test', readConfig({ APP_ENV: 'test' })],
    ['staging', readConfig(STAGING)],
  ])('of production is refused by %s', async (_name, config) => {
    await claim(PRODUCTION)
    await expect(claim(config)).rejects.toThrow(`belongs to a production shop, and APP_ENV is ${config.APP_ENV}`)
    expect(await holder()).toBe('production')
  })

  it('is used again by those who marked it', async () => {
    for (const config of [DEMO, DEMO, EMPTY]) await claim(config)
    expect(await holder()).toBe('demo')
    await test.runtime.database.delete(databaseMark)
    for (const config of [PRODUCTION, PRODUCTION]) await claim(config)
  })

  it('that was filled without the demo may become production’s', async () => {
    await claim(EMPTY)
    expect(await holder()).toBeUndefined()
    await claim(PRODUCTION)
    expect(await holder()).toBe('production')
  })

  it('that two environments start on together belongs to one of them', async () => {
    const outcomes = await Promise.allSettled([claim(DEMO), claim(PRODUCTION)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is refused to a command as it is to a start, and is marked by none', async () => {
    const { database } = test.runtime
    for (const config of [DEMO, PRODUCTION]) await requireOwnDatabase(database, config)
    expect(await holder()).toBeUndefined()
    await claim(PRODUCTION)
    await requireOwnDatabase(database, PRODUCTION)
    await expect(requireOwnDatabase(database, DEMO)).rejects.toThrow('belongs to a production shop')
    await database.delete(databaseMark)
    await claim(DEMO)
    await expect(requireOwnDatabase(database, PRODUCTION)).rejects.toThrow('has held the demo')
    await database.execute(sql`alter table database_mark rename to database_mark_later`)
    await requireOwnDatabase(database, PRODUCTION)
    await database.execute(sql`alter table database_mark_later rename to database_mark`)
  })

  it('into which a release before the mark put the demo is marked by the upgrade', async () => {
    const { database } = test.runtime
    await upgrade()
    expect(await holder()).toBeUndefined()
    await seedIdentity(test)
    await upgrade()
    expect(await holder()).toBe('demo')
    await expect(claim(PRODUCTION)).rejects.toThrow('has held the demo')
    await database.execute(sql`delete from identity_users`)
  })
})

const upgrade = async (): Promise<void> => {
  await test.runtime.database.execute(sql`drop table database_mark`)
  const file = await readFile(projectPath('server/database/migrations/0007_database_mark.sql'), 'utf8')
  for (const statement of file.split('--> statement-breakpoint')) await test.runtime.database.execute(sql.raw(statement))
}
