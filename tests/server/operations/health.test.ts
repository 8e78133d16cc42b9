import { sql, type SQL } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerHealth } from '../../../server/operations/health.ts'
import { createReadiness, type Readiness } from '../../../server/operations/readiness.ts'
import { createTestRuntime } from '../../setup/runtime.ts'

let app: FastifyInstance
let readiness: Readiness
let answer: (query: SQL) => Promise<unknown>
const queries: SQL[] = []

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  const test = await createTestRuntime()
  const { database } = test.runtime
  answer = (query) => Promise.resolve(database.execute(query))
  queries.length = 0
  app = Fastify()
  readiness = createReadiness(['content'])
  const execute = ((query: SQL) => {
    queries.push(query)
    return answer(query)
    // Of all the ways to call it, only this one is used.
  }) as unknown as typeof database.execute
  registerHealth(app, { readiness, database: { execute } })
  app.addHook('onClose', () => test.close())
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

const ready = async (): Promise<readonly [number, unknown]> => {
  const { statusCode, body } = await app.inject('/readyz')
  return [statusCode, JSON.parse(body)]
}

describe('/readyz', () => {
  it('says what the start waits for, then that the process is ready', async () => {
    expect(await ready()).toEqual([503, { status: 'starting', waitingFor: ['content'] }])
    readiness.done('content')
    expect(await ready()).toEqual([200, { status: 'ready' }])
  })

  it('says no while the database refuses, and yes again a second after it is back', async () => {
    readiness.done('content')
    const right = answer
    answer = () => Promise.reject(new Error('connect ECONNREFUSED'))
    expect(await ready()).toEqual([503, { status: 'unavailable', waitingFor: ['database'] }])
    answer = right
    vi.advanceTimersByTime(1_001)
    expect(await ready()).toEqual([200, { status: 'ready' }])
  })

  it('says no where the database hangs, after 2 s', async () => {
    readiness.done('content')
    answer = () => new Promise(() => undefined)
    const pending = ready()
    await vi.advanceTimersByTimeAsync(2_001)
    expect(await pending).toEqual([503, { status: 'unavailable', waitingFor: ['database'] }])
  })

  it('asks the database once a second, however many ask', async () => {
    readiness.done('content')
    await Promise.all([ready(), ready(), ready()])
    await ready()
    expect(queries).toEqual([sql`select 1`])
  })

  it('says no once the process is told to stop', async () => {
    readiness.done('content')
    readiness.drain()
    expect(await ready()).toEqual([503, { status: 'starting', waitingFor: ['shutdown'] }])
  })
})
