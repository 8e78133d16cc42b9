import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPooler, poolerProgram } from '../../../scripts/many-processes/start-pooler.mjs'
import { connectPostgres } from '../../../server/database/connect.ts'
import type { DatabaseHandle } from '../../../server/database/database.ts'
import { PoolerError } from '../../../server/database/session.ts'
import { openTestDatabase } from '../../setup/database.ts'

const isThere = process.env['TEST_DATABASE_URL'] !== undefined && poolerProgram() !== undefined

describe.skipIf(!isThere)('PostgreSQL behind PgBouncer in transaction mode (TEST_DATABASE_URL, pgbouncer)', () => {
  let direct: DatabaseHandle
  let url: string
  let pooler: Awaited<ReturnType<typeof startPooler>>
  beforeAll(async () => {
    direct = await openTestDatabase()
    const { rows } = (await direct.database.execute(sql`select current_database() as name`)) as unknown as {
      readonly rows: readonly { readonly name: string }[]
    }
    const scratch = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    scratch.pathname = `/${rows[0]?.name ?? ''}`
    url = scratch.toString()
    pooler = await startPooler(url)
  })
  afterAll(async () => {
    await pooler.stop()
    await direct.close()
  })

  it('is refused in a sentence where the address without the pooler is not given, or leads through it too', async () => {
    const errors = await Promise.all([
      connectPostgres(pooler.url).catch((error: unknown) => error),
      connectPostgres(url, { sessionUrl: pooler.url }).catch((error: unknown) => error),
    ])
    for (const error of errors) {
      expect(error).toBeInstanceOf(PoolerError)
      expect(String(error)).toMatch(
        /The database at 127\.0\.0\.1:\d+ is behind a pooler in transaction mode, .* Set DATABASE_SESSION_URL to/,
      )
    }
  })

  it('is refused in a sentence where the pooler sets no limits on statements', { timeout: 30_000 }, async () => {
    const boundless = await startPooler(url, (example) => example.replace(/ connect_query='.*'/, ''))
    await expect(connectPostgres(boundless.url, { sessionUrl: url })).rejects.toThrow(
      /^Connections of the pooler have no statement_timeout and no idle_in_transaction_session_timeout/,
    )
    await boundless.stop()
  })

  it('delivers notifications, takes turns, migrates and runs scripts with the address without the pooler', async () => {
    const [one, other] = await Promise.all([open(), open()])
    const heard: string[] = []
    await one.listen('news', (text) => void heard.push(text))
    await other.database.transaction((transaction) => transaction.execute(sql`select pg_notify('news', 'through the pooler')`))
    await expect.poll(() => heard).toEqual(['through the pooler'])
    const events: string[] = []
    const work = (name: string) => async (): Promise<void> => {
      events.push(`${name} begins`)
      await other.database.execute(sql`select pg_sleep(0.02)`)
      events.push(`${name} ends`)
    }
    await Promise.all([one.inTurn(work('a')), other.inTurn(work('b'))])
    expect(events[1]).toBe(events[0]?.replace('begins', 'ends'))
    await Promise.all([one.migrate(), other.migrate()])
    await one.runScript('begin; create table made_by_script (id int); drop table made_by_script; commit')
    await Promise.all([one.close(), other.close()])
  })

  const open = (): Promise<DatabaseHandle> => connectPostgres(pooler.url, { sessionUrl: url, deadlineMs: 10_000 })
})
