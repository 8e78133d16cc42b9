import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Programs } from '../../../../schemas/api/compose-programs.ts'
import { composeKeys } from '../../../../server/database/schema/programs.ts'
import { rateWindows } from '../../../../server/database/schema/commerce.ts'
import { selectRows } from '../../../../server/database/select-rows.ts'
import { HOST, OWN, pageOf } from '../compose-shop.ts'
import { GROUPS, startProgramShop, type ProgramShop } from './program-shop.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let programs: ProgramShop
beforeAll(async () => {
  programs = await startProgramShop()
  await programs.shop.make('words', 'headline', { text: 'Good evening' })
  await programs.shop.make('page', 'page', pageOf('page', ['words']))
})
afterAll(() => programs.close())
beforeEach(async () => {
  const { database } = programs.shop.contentful.runtime
  await database.delete(composeKeys)
  await database.delete(rateWindows)
  programs.people.set('pat', ['publishers']).set('ed', ['editors'])
})

const ask = (headers: Record<string, string>, body: unknown = { jsonrpc: '2.0', id: 1, method: 'tools/list' }) =>
  programs.api.app.inject({
    method: 'POST',
    url: '/_compose/mcp',
    headers: { host: HOST, accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
const by = (secret: string) => ({ authorization: `Bearer ${secret}` })
const listed = async (name: string): Promise<Programs> => (await programs.api.get('/programs', await programs.as(name))).json()

describe('a key', () => {
  it('is shown once, and only its hash is in the database', async () => {
    const { key, secret } = await programs.makeKey('pat', { name: 'Writer', rights: ['edit', 'publish'], days: 30 })
    expect(key).toMatchObject({ name: 'Writer', rights: ['edit', 'publish'] })
    expect(Date.parse(key.endsAt) - Date.parse(key.madeAt)).toBe(30 * DAY_MS)
    expect((await ask(by(secret))).statusCode).toBe(200)
    const { keys } = await listed('pat')
    expect(keys).toEqual([{ ...key, lastUsedAt: expect.any(String) }])
    const { database } = programs.shop.contentful.runtime
    const rows = JSON.stringify([
      await selectRows(database, sql`select * from compose_keys`),
      await selectRows(database, sql`select * from staff_sessions`),
    ])
    expect(rows).toContain(key.id)
    expect(rows).not.toContain(secret.slice('vitrine_'.length, 20))
  })

  it('is asked for with a name, rights of hers and her password', async () => {
    const refusals = [
      [{ name: ' ' }, 'BAD_REQUEST'],
      [{ name: 'Ed (admin)' }, 'BAD_REQUEST'],
      [{ days: 365 }, 'BAD_REQUEST'],
      [{ rights: ['publish'] }, 'FORBIDDEN'],
      [{ password: 'guessed' }, 'SIGN_IN'],
      [{ email: 'pat@shop.example' }, 'FORBIDDEN'],
      [{ email: undefined }, 'BAD_REQUEST'],
    ] as const
    const headers = await programs.as('ed')
    for (const [wish, code] of refusals)
      await expect(programs.makeKey('ed', { ...wish } as object, headers), JSON.stringify(wish)).rejects.toThrow(`"code":"${code}"`)
    expect((await listed('ed')).keys).toEqual([])
  })

  it('is hers alone: nobody else sees or ends it', async () => {
    const { key, secret } = await programs.makeKey('ed')
    expect((await listed('pat')).keys).toEqual([])
    expect((await programs.api.send('DELETE', `/programs/keys/${key.id}`, undefined, await programs.as('pat'))).statusCode).toBe(404)
    expect((await ask(by(secret))).statusCode).toBe(200)
  })

  it('that is wrong, ended or over opens nothing, and is told by WWW-Authenticate', async () => {
    const [ended, over] = [await programs.makeKey('ed'), await programs.makeKey('ed', { days: 1 })]
    await programs.api.send('DELETE', `/programs/keys/${ended.key.id}`, undefined, await programs.as('ed'))
    const wrong = `${ended.secret.slice(0, -1)}${ended.secret.endsWith('0') ? '1' : '0'}`
    for (const secret of [ended.secret, wrong, 'vitrine_', 'x'.repeat(43)]) {
      const answer = await ask(by(secret))
      expect([answer.statusCode, answer.json().code, answer.headers['www-authenticate']]).toEqual([
        401,
        'KEY',
        'Bearer realm="composer", error="invalid_token"',
      ])
    }
    expect((await ask({})).headers['www-authenticate']).toBe('Bearer realm="composer"')
    expect((await ask(by(over.secret))).statusCode).toBe(200)
    programs.later(DAY_MS)
    expect((await ask(by(over.secret))).statusCode).toBe(401)
    expect((await listed('ed')).keys).toEqual([])
  })

  it('has the rights that she has now, looked up a minute ago at most', async () => {
    const { secret } = await programs.makeKey('pat', { rights: ['edit', 'publish'] })
    const program = await programs.connect(secret)
    const { revision } = await program.call<{ revision: string }>('read_page', { page: 'page' })
    programs.people.set('pat', ['editors'])
    programs.later(MINUTE_MS)
    expect(await program.refused('request_publish', { page: 'page', revision })).toMatchObject({ code: 'FORBIDDEN' })
    programs.people.set('pat', [])
    programs.later(MINUTE_MS)
    expect((await ask(by(secret))).statusCode).toBe(401)
  })

  it('ends when she is closed, or signed out everywhere', async () => {
    const [closed, signedOut] = [await programs.makeKey('ed'), await programs.makeKey('pat')]
    programs.people.delete('ed')
    programs.signOutEverywhere('pat')
    programs.later(MINUTE_MS)
    for (const { secret } of [closed, signedOut]) expect((await ask(by(secret))).statusCode).toBe(401)
    expect((await listed('pat')).keys).toEqual([])
  })

  it('opens nothing but the address for programs: no call of the composer, no sign-in, no key and no confirmation', async () => {
    const { secret } = await programs.makeKey('pat', { rights: ['edit', 'publish'] })
    const headers = { ...by(secret), 'x-vitrine-compose': '1', origin: `http://${HOST}` }
    for (const [method, path] of [
      ['GET', '/pages'],
      ['POST', '/programs/keys'],
      ['POST', '/programs/requests/1/confirm'],
      ['POST', '/pages/page/publish'],
      ['POST', '/pages/page/reviews'],
    ] as const)
      expect([
        path,
        (await programs.api.app.inject({ method, url: `/_compose/api${path}`, headers: { host: HOST, ...headers } })).statusCode,
      ]).toEqual([path, 401])
  })
})

describe('the address for programs', () => {
  it('answers on hosts of the preview, to programs and the composer’s own origin', async () => {
    const { secret } = await programs.makeKey('ed')
    expect((await ask({ ...by(secret), origin: `http://${HOST}` })).statusCode).toBe(200)
    const foreign = await ask({ ...by(secret), origin: 'https://evil.example' })
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'FORBIDDEN'])
    expect((await ask({ ...by(secret), host: 'shop.test' })).statusCode).toBe(404)
  })

  it('has no stream and no session, so that any process answers any call', async () => {
    const { secret } = await programs.makeKey('ed')
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await programs.api.app.inject({ method, url: '/_compose/mcp', headers: { host: HOST, ...by(secret) } })
      expect([method, answer.statusCode, answer.headers['allow']]).toEqual([method, 405, 'POST'])
    }
    const answer = await ask(by(secret), { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'list_blocks', arguments: {} } })
    expect(answer.json()).toMatchObject({ id: 7, result: { structuredContent: { blocks: expect.any(Array) } } })
    expect(answer.headers).not.toHaveProperty('mcp-session-id')
  })

  it('takes a megabyte, JSON, and a limited number of calls of one person', async () => {
    const { secret } = await programs.makeKey('ed')
    expect((await ask(by(secret), { text: 'x'.repeat(1_000_001) })).statusCode).toBe(413)
    const program = await programs.connect(secret)
    const { database, clock } = programs.shop.contentful.runtime
    await database.insert(rateWindows).values({ key: 'compose:program:sub of ed', count: 120, endsAt: clock.now() + MINUTE_MS })
    expect(await program.refused('list_blocks')).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    programs.later(MINUTE_MS)
    expect(await program.call('list_blocks')).toHaveProperty('blocks')
  })

  it('writes into the log who called which tool, by which key and with what outcome, and never the key', async () => {
    const { secret, key } = await programs.makeKey('ed')
    const program = await programs.connect(secret)
    programs.api.takeLog()
    await program.call('list_pages')
    await program.refused('read_page', { page: 'nowhere' })
    const log = programs.api.takeLog()
    expect(log).toContain(`"event":"composeProgram","user":"ed Marsh (Writer)","key":"${key.id}","tool":"list_pages","outcome":"done"`)
    expect(log).toContain('"tool":"read_page","outcome":"NOT_FOUND"')
    expect(log).toMatch(/"reqId"/)
    expect(log).not.toContain(secret.slice('vitrine_'.length, 20))
  })
})

describe('where nobody signs in', () => {
  it('a key is made without a password and works as the developer, and opens nothing once people sign in', async () => {
    const open = await startProgramShop({ variables: {} })
    const { secret } = await open.makeKey('', { rights: ['edit', 'publish'], email: undefined, password: undefined } as object, OWN)
    const program = await open.connect(secret)
    expect(await program.call('list_pages')).toEqual({ pages: [], total: 0 })
    const closed = await open.shop.compose({ variables: GROUPS })
    const answer = await closed.app.inject({ method: 'POST', url: '/_compose/mcp', headers: { host: HOST, ...by(secret) }, payload: {} })
    expect(answer.statusCode).toBe(401)
    await open.close()
  })
})
