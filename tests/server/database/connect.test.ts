import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectPostgres } from '../../../server/database/connect.ts'
import type { DatabaseHandle } from '../../../server/database/database.ts'
import { isUnreachable } from '../../../server/lib/unreachable.ts'
import journal from '../../../server/database/migrations/meta/_journal.json' with { type: 'json' }
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined
const NOTICE_MS = 30_000

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
})
afterAll(() => test.close())

const announce = (channel: string, text: string): Promise<unknown> =>
  test.runtime.database.execute(sql`select pg_notify(${channel}, ${text})`)

describe('a database', () => {
  it('delivers notifications to the listeners of a channel, and to none that stopped listening', async () => {
    const heard: string[] = []
    const stop = await test.handle.listen('news', (text) => void heard.push(text))
    const stopOther = await test.handle.listen('other', (text) => void heard.push(`other ${text}`))
    await announce('news', 'one')
    await expect.poll(() => heard).toEqual(['one'])
    await stop()
    await announce('news', 'two')
    await announce('other', 'three')
    await expect.poll(() => heard).toEqual(['one', 'other three'])
    await stopOther()
  })

  it('gives back what the work answers, and goes on after work that failed', async () => {
    await expect(test.handle.inTurn(() => Promise.reject(new Error('no space left')))).rejects.toThrow('no space left')
    expect(await test.handle.inTurn(async () => 7)).toBe(7)
  })
})

describe.skipIf(!isPostgres)('processes on one PostgreSQL', () => {
  let other: DatabaseHandle
  const lost: Error[] = []
  beforeAll(async () => {
    other = await connectPostgres(await urlOfScratch(), { onLostConnection: (error) => void lost.push(error) })
  })
  afterAll(() => other.close())

  it('take turns with what only one may do at a time', async () => {
    const events: string[] = []
    const work = (name: string) => async (): Promise<void> => {
      events.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 50))
      events.push(`${name} ends`)
    }
    await Promise.all([test.handle.inTurn(work('a')), other.inTurn(work('b')), other.inTurn(work('c'))])
    expect(events).toHaveLength(6)
    for (let index = 0; index < events.length; index += 2) expect(events[index + 1]).toBe(events[index]?.replace('begins', 'ends'))
  })

  it('can bring an empty database up to date together', async () => {
    await test.runtime.database.execute(sql`drop schema if exists drizzle cascade`)
    await test.runtime.database.execute(sql`drop schema public cascade`)
    await test.runtime.database.execute(sql`create schema public`)
    await Promise.all([test.handle.migrate(), other.migrate(), other.migrate(), test.handle.migrate()])
    const { rows } = await rowsOf(`select count(*)::int as runs from drizzle.__drizzle_migrations`)
    expect(rows).toEqual([{ runs: journal.entries.length }])
  })

  it('give up a statement at its deadline, as an error of reach, and go on with the next', async () => {
    const hasty = await connectPostgres(await urlOfScratch(), { deadlineMs: 200 })
    const error = await hasty.database.execute(sql`select pg_sleep(5)`).catch((cause: unknown) => cause)
    expect(isUnreachable(error)).toBe(true)
    await hasty.database.execute(sql`select 1`)
    await hasty.close()
  })

  it('leave no statement running that took longer than it may', async () => {
    const hasty = await connectPostgres(await urlOfScratch(), { deadlineMs: 200 })
    await expect(hasty.database.execute(sql`select pg_sleep(60), 'ended by the server'`)).rejects.toMatchObject({
      cause: { code: '57014' },
    })
    // The client hears of it a moment before the server's own list does.
    await expect.poll(() => running('ended by the server'), { timeout: NOTICE_MS }).toBe(0)
    await hasty.close()
  })

  it('close the connection of a transaction whose statement the server did not end, and do not give it to the next', async () => {
    const hasty = await connectPostgres(await urlOfScratch(), { deadlineMs: 200 })
    const pidOf = async (database: Pick<typeof hasty.database, 'execute'>): Promise<unknown> => {
      const { rows } = (await database.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
        readonly rows: readonly { pid: unknown }[]
      }
      return rows[0]?.pid
    }
    let first: unknown
    const error = await hasty.database
      .transaction(async (transaction) => {
        first = await pidOf(transaction)
        await transaction.execute(sql`set local statement_timeout = 0`)
        await transaction.execute(sql`select pg_sleep(20)`)
      })
      .catch((cause: unknown) => cause)
    expect(isUnreachable(error)).toBe(true)
    const pids = await Promise.all(Array.from({ length: 5 }, () => pidOf(hasty.database)))
    expect(pids).not.toContain(first)
    await hasty.close()
  })

  it('survive a connection that ends in the middle of a transaction, between two of its statements', async () => {
    const uncaught: unknown[] = []
    const note = (error: unknown): void => void uncaught.push(error)
    const listeners = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException').on('uncaughtException', note)
    const cut = await connectPostgres(await urlOfScratch())
    const error = await cut.database
      .transaction(async (transaction) => {
        await transaction.execute(sql`select 'cut in the middle'`)
        await rowsOf(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select ''cut in the middle%'`)
        await expect.poll(() => sessionsThatSaid(`select ''cut in the middle`), { timeout: NOTICE_MS }).toBe(0)
        await new Promise((resolve) => setImmediate(resolve))
        await transaction.execute(sql`select 1`)
      })
      .catch((cause: unknown) => cause)
    process.removeListener('uncaughtException', note)
    for (const listener of listeners) process.on('uncaughtException', listener)
    expect(uncaught).toEqual([])
    expect(isUnreachable(error)).toBe(true)
    await cut.database.execute(sql`select 1`)
    await cut.close()
  })

  it('two processes receive each other’s notifications, also after the server ended their connections, which is reported', async () => {
    const heard: string[] = []
    const stop = await other.listen('news', (text) => void heard.push(text))
    await announce('news', 'before')
    await expect.poll(() => heard).toEqual(['before'])
    await rowsOf(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
    await expect
      .poll(
        async () => {
          await announce('news', 'after')
          return heard
        },
        { timeout: NOTICE_MS },
      )
      .toContain('after')
    expect(lost.map(String).join()).toMatch(/terminat/i)
    await stop()
  })
})

const running = (text: string): Promise<unknown> => countSessions(`query like '%${text}%' and state = 'active'`)

const sessionsThatSaid = (beginning: string): Promise<unknown> => countSessions(`query like '${beginning}%'`)

const countSessions = async (condition: string): Promise<unknown> => {
  const { rows } = await rowsOf(`select count(*)::int as count from pg_stat_activity where ${condition} and pid <> pg_backend_pid()`)
  return (rows as readonly { readonly count: number }[])[0]?.count
}

const rowsOf = async (query: string): Promise<{ readonly rows: readonly unknown[] }> => {
  // What the driver answers; the shared type of both databases says nothing of it.
  return (await test.runtime.database.execute(sql.raw(query))) as unknown as { readonly rows: readonly unknown[] }
}

const urlOfScratch = async (): Promise<string> => {
  const { rows } = await rowsOf(`select current_database() as name`)
  const [row] = rows as readonly { readonly name: string }[]
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.pathname = `/${row?.name ?? ''}`
  return url.toString()
}
