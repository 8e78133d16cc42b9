import { sql } from 'drizzle-orm'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectPglite } from '../../../../server/database/connect.ts'
import type { DatabaseHandle } from '../../../../server/database/database.ts'
import { selectRows } from '../../../../server/database/select-rows.ts'

const threads = vi.hoisted((): Worker[] => [])
vi.mock('node:worker_threads', async (original) => {
  const module = await original<typeof import('node:worker_threads')>()
  class KnownWorker extends module.Worker {
    constructor(...options: ConstructorParameters<typeof Worker>) {
      super(...options)
      threads.push(this)
    }
  }
  return { ...module, Worker: KnownWorker }
})

describe('the embedded database', () => {
  let handle: DatabaseHandle
  const lost: string[] = []
  // Making one takes seconds; each test has tables of its own.
  beforeAll(async () => {
    handle = await connectPglite('memory://', { onLostConnection: ({ message }) => lost.push(message) })
  })
  afterAll(() => handle.close())

  it('lets the program do other work while a statement runs', async () => {
    const { database } = handle
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    await database.execute(sql`select count(*) from generate_series(1, 3000000)`)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
  })

  it('rolls back what a script left open when it failed', async () => {
    const { database, runScript } = handle
    await expect(runScript('begin; create table half (id int); select nothing')).rejects.toThrow(/nothing/)
    expect(await selectRows(database, sql`select to_regclass('half') as found`)).toEqual([{ found: null }])
  })

  it('goes on after a statement that failed, outside and inside a transaction', async () => {
    const { database } = handle
    await database.execute(sql`create table kept (id int primary key)`)
    await expect(database.execute(sql`insert into kept values ('x')`)).rejects.toThrow()
    await expect(
      database.transaction(async (transaction) => {
        await transaction.execute(sql`insert into kept values (1)`)
        await transaction.execute(sql`insert into kept values (1)`)
      }),
    ).rejects.toThrow()
    await database.execute(sql`insert into kept values (2)`)
    expect(await selectRows(database, sql`select id from kept`)).toEqual([{ id: 2 }])
  })

  it('keeps the statements of others out of a transaction', async () => {
    const { database } = handle
    await database.execute(sql`create table others (id int)`)
    const failed = database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into others values (1)`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new Error('given up')
    })
    await Promise.all([expect(failed).rejects.toThrow('given up'), database.execute(sql`insert into others values (2)`)])
    expect(await selectRows(database, sql`select id from others`)).toEqual([{ id: 2 }])
  })

  it('tells listeners what is announced, also after a statement has failed', async () => {
    const { database, listen } = handle
    const heard: string[] = []
    await listen('news', (payload) => heard.push(payload))
    await expect(database.execute(sql`select nothing`)).rejects.toThrow()
    await database.execute(sql`select pg_notify('news', 'one')`)
    expect(heard).toEqual(['one'])
  })

  it('refuses statements with the reason once its thread has ended', async () => {
    const { database } = handle
    const ended = { cause: { message: 'The thread of the embedded database ended with code 1.' } }
    const waiting = database.execute(sql`select count(*) from generate_series(1, 100000000)`)
    await Promise.all([expect(waiting).rejects.toMatchObject(ended), threads.at(-1)?.terminate()])
    await expect(database.execute(sql`select 1`)).rejects.toMatchObject(ended)
    expect(lost).toEqual([ended.cause.message])
  })

  it('tells the next statement of a transaction, and goes on, where its thread ends between two', async () => {
    const own = await connectPglite('memory://')
    const broken = own.database.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`)
      await threads.at(-1)?.terminate()
      await transaction.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow()
    await own.close()
  })
})
