import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { answerLikeTheApi } from '../../../../server/commerce/http/error-conventions.ts'
import { ApiProblem } from '../../../../server/commerce/http/api-problem.ts'
import { eventOf, isUnreachable } from '../../../../server/lib/unreachable.ts'
import { freePort } from '../../../../scripts/free-port.mjs'

const pool = new pg.Pool({ connectionString: `postgres://shop@127.0.0.1:${await freePort()}/shop` })
const database = drizzle(pool)
const app = Fastify()
answerLikeTheApi(app)
app.get('/query', () => database.execute(sql`select 1`))
app.get('/transaction', () => database.transaction((transaction) => transaction.execute(sql`select 1`)))
app.get<{ Params: { status: string; code: string } }>('/problem/:status/:code', ({ params: { status, code } }) => {
  throw new ApiProblem(Number(status), code, { message: 'No' })
})
app.get('/answer', (_request, reply) => reply.code(503).send({ code: 'SERVER_ERROR', message: 'The provider is away' }))
app.get('/defect', () => {
  throw new TypeError('Cannot read properties of undefined')
})
afterAll(async () => {
  await app.close()
  await pool.end()
})

describe('a call of the API while the database is out of reach', () => {
  it.each(['/query', '/transaction'])('is answered 503 with a time to try again, without a word of the database: %s', async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '5', 'SERVER_ERROR'])
    expect(answer.body).not.toMatch(/postgres|ECONN|select|127\.0/i)
  })

  it('is told from a defect of ours, which stays 500', async () => {
    const answer = await app.inject('/defect')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([500, undefined])
  })
})

describe('an answer of the API', () => {
  it.each(['/problem/502/SERVER_ERROR', '/problem/503/LOOKUP_UNAVAILABLE', '/answer', '/defect', '/query'])(
    'that the shopper cannot mend has an incident, in its body and in its header: %s',
    async (url) => {
      const answer = await app.inject(url)
      expect(answer.json().incident).toMatch(/^E-[0-9A-F]{8}$/)
      expect(answer.headers['x-incident']).toBe(answer.json().incident)
    },
  )

  it.each(['/problem/422/VALIDATION', '/problem/409/UNAVAILABLE_ITEMS', '/problem/503/MAINTENANCE'])(
    'that is a decision has none: %s',
    async (url) => {
      const answer = await app.inject(url)
      expect([answer.json().incident, answer.headers['x-incident']]).toEqual([undefined, undefined])
    },
  )
})

describe('an error', () => {
  const withCode = (code: string): Error => Object.assign(new Error('no'), { code })

  it.each([
    'ECONNREFUSED',
    'ETIMEDOUT',
    '57P01',
    '57P03',
    '08006',
    '53100',
    '53200',
    '53300',
    'ENOSPC',
    'EDQUOT',
    '57014',
    'UND_ERR_CONNECT_TIMEOUT',
    '55000',
    '28P01',
    '28000',
    '3D000',
    '25006',
    '58030',
    'XX000',
    '40P01',
  ])('with the code %s, or caused by one, says that something is out of reach', (code) => {
    expect(isUnreachable(withCode(code))).toBe(true)
    expect(isUnreachable(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
    expect(isUnreachable(new AggregateError([withCode(code)]))).toBe(true)
  })

  it.each(['23505', '40001', '42P01', 'ERR_INVALID_ARG_TYPE', 'ENOENT'])('with the code %s does not', (code) => {
    expect(isUnreachable(withCode(code))).toBe(false)
  })

  it('about a full disk is told from others, by its code or by what the system says', () => {
    const full = [withCode('ENOSPC'), withCode('53100'), new Error('Failed query', { cause: withCode('53100') })]
    const fromSystem = new Error('photo_320w.jpg.part: write error\nsystem error: No space left on device')
    expect([...full, fromSystem].map((error) => [isUnreachable(error), eventOf(error)])).toEqual(
      Array.from({ length: 4 }, () => [true, { event: 'diskFull' }]),
    )
    expect(eventOf(withCode('ECONNREFUSED'))).toEqual({})
  })

  it('of a pool that a process has ended under a call still open says so too', async () => {
    const ended = new pg.Pool()
    await ended.end()
    expect(isUnreachable(await ended.query('select 1').catch((error: unknown) => error))).toBe(true)
  })

  it('that is none, or has no cause, does not', () => {
    expect([undefined, null, 'ECONNREFUSED', new Error('no')].map(isUnreachable)).toEqual([false, false, false, false])
  })
})
