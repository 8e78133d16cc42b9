import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { messages } from '../../../server/database/schema/mailbox.ts'
import { errorText, withoutValues } from '../../../server/operations/logged-error.ts'
import { reasonOf } from '../../../server/operations/start-error.ts'
import { loggerOptions } from '../../../server/operations/logger-options.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

const SECRETS = ['ann@example.com', 'Your code is 838642', '838642']

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
})
afterAll(() => test.close())

/** What the program's log says of an error thrown in a request, as text. */
const logOf = async (fail: () => unknown): Promise<string> => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const options = loggerOptions(readConfig({ APP_ENV: 'test', LOG_LEVEL: 'info' }))
  const app = Fastify({ logger: { ...(typeof options === 'object' ? options : {}), stream } })
  app.get('/', async () => fail())
  await app.inject('/')
  await app.close()
  return lines.join('')
}

const insertMessage = async (): Promise<void> => {
  const { database } = test.runtime
  await database.execute(
    sql`alter table ${messages} drop constraint if exists full_disk, add constraint full_disk check (subject <> 'Your code') not valid`,
  )
  await database
    .insert(messages)
    .values({ channel: 'email', recipient: 'ann@example.com', subject: 'Your code', text: 'Your code is 838642', sentAt: 0 })
}

describe('the log of an error', () => {
  it('names the failed query, its table and its code, and none of the values in it', async () => {
    const log = await logOf(insertMessage)
    expect(log).toContain('A query failed.')
    expect(log).toMatch(/insert into \\"messages\\"/)
    expect(log).toContain('"code":"23514"')
    for (const secret of SECRETS) expect(log).not.toContain(secret)
  })

  it('shows no value the database quotes: a duplicate key, or a value of the wrong form', async () => {
    const log = await logOf(() => test.runtime.database.execute(sql`select ${'ann@example.com'}::integer`))
    expect(log).toContain('"code":"22P02"')
    const duplicate = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ann@example.com) already exists.' })
    const both = log + (await logOf(() => Promise.reject(duplicate)))
    expect(both).toContain('"code":"23505"')
    for (const secret of SECRETS) expect(both).not.toContain(secret)
  })

  it('keeps the message, the frames of the stack, the code and the causes of any other error', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', port: 5432 })
    const [line = ''] = (await logOf(() => Promise.reject(new TypeError('No search today', { cause }))))
      .split('\n')
      .filter((each) => each.includes('"err"'))
    expect(JSON.parse(line)).toMatchObject({
      err: {
        type: 'TypeError',
        message: 'No search today',
        stack: expect.stringMatching(/^\s+at /),
        cause: { code: 'ECONNREFUSED', port: 5432 },
      },
    })
  })

  it('leaves values out where an error is printed as text: at a start that failed, and of a part of a page', async () => {
    const failure: unknown = await insertMessage().catch((error: unknown) => error)
    expect(String(failure)).toContain('ann@example.com')
    const texts = [errorText(failure), withoutValues(String(failure)), reasonOf(failure)]
    expect(texts[0]).toContain('insert into "messages"')
    expect(texts[0]).toContain('23514')
    for (const text of texts) for (const secret of SECRETS) expect(text).not.toContain(secret)
  })

  it('survives what is no error, and a cause that is its own cause', async () => {
    const circular = new Error('round')
    circular.cause = circular
    const app = loggerOptions(readConfig({ APP_ENV: 'test' }))
    const serialize = typeof app === 'object' ? app.serializers?.['err'] : undefined
    expect(JSON.stringify(serialize?.(circular as never)).match(/"round"/g)).toHaveLength(6)
    expect(serialize?.('ann@example.com' as never)).toEqual({
      type: 'string',
      message: 'Something that is no error was thrown.',
      stack: '',
    })
  })
})
