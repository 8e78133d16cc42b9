import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guestCredentials } from '../../factories/commerce-app.ts'
import { createWholeApp, type RawAnswer, type WholeApp } from '../../setup/whole-app.ts'

let shop: WholeApp
beforeAll(async () => {
  shop = await createWholeApp()
})
afterAll(() => shop.close())

// `listen` on a host and port gives an AddressInfo; text is for pipes.
const portOf = ({ app }: WholeApp): number => (app.server.address() as AddressInfo).port

/** The answer to a request that announces a body and sends none of it: what is said before the body has come. */
const answerBeforeBody = (path: string, headers: Readonly<Record<string, string>>): Promise<string> =>
  firstLineOf(shop, [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-length: 19000000',
    '',
    '',
  ])

/** Sends lines and nothing more, and waits until the server ends the connection or says something. */
const firstLineOf = (at: WholeApp, lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(portOf(at), '127.0.0.1', () => socket.write(lines.join('\r\n')))
    let said = ''
    socket.on('data', (part: Buffer) => {
      said += part.toString()
      socket.destroy()
    })
    socket.on('close', () => resolve(said.split('\r\n', 1)[0] ?? ''))
    socket.on('error', reject)
  })

/** What the shop's own client sends. */
const SCRIPT = ['content-type: application/json', 'x-requested-with: XMLHttpRequest', `authorization: ${guestCredentials}`]
const SEARCH = { 'x-algolia-application-id': 'EMBEDDED', 'x-algolia-api-key': 'search-only', 'content-type': 'text/plain' }
const query = (body: object): Promise<RawAnswer> =>
  shop.send({ method: 'POST', path: '/algolia/1/indexes/*/queries', headers: SEARCH, body: JSON.stringify(body) })

describe('a large body', () => {
  it('is not waited for from somebody without a key', async () => {
    const wrong = { ...SEARCH, 'x-algolia-api-key': 'guessed' }
    expect(await answerBeforeBody('/algolia/1/indexes/*/queries', wrong)).toMatch(/ 403 /)
    expect(await answerBeforeBody('/algolia/1/indexes/products/batch', SEARCH)).toMatch(/ 403 /)
    expect(await answerBeforeBody('/helpdesk/api/v2/tickets', { 'content-type': 'multipart/form-data; boundary=x' })).toMatch(/ 401 /)
    expect(await answerBeforeBody('/klaviyo/api/profile-subscription-bulk-create-jobs', { 'content-type': 'application/json' })).toMatch(
      / 401 /,
    )
    expect(
      await answerBeforeBody('/contentful/spaces/vitrine/environments/master/entries', { 'content-type': 'application/json' }),
    ).toMatch(/ 401 /)
    expect(await answerBeforeBody('/payments/v71/payments', { 'content-type': 'application/json' })).toMatch(/ 401 /)
  })

  it('of more than 1 MB is refused from somebody with the key that every browser has', async () => {
    expect(await answerBeforeBody('/algolia/1/indexes/*/queries', SEARCH)).toMatch(/ 413 /)
    expect((await query({ requests: [], padding: 'x'.repeat(1_000_000) })).status).not.toBe(413)
  })

  it('of more parts than any form has is refused, and one of a hundred is read', async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'
    const authorization = `Basic ${Buffer.from(`${shop.runtime.config.TICKET_API_KEY}:X`).toString('base64')}`
    const send = (parts: number) =>
      shop.send({
        method: 'POST',
        path: '/helpdesk/api/v2/tickets',
        headers: { 'content-type': 'multipart/form-data; boundary=x', authorization },
        body: `${part.repeat(parts)}--x--\r\n`,
      })
    const [many, few] = [await send(250_000), await send(99)]
    expect([many.status, JSON.parse(many.body).code]).toEqual([400, 'BAD_FORM'])
    expect([few.status, JSON.parse(few.body).description]).toEqual([400, 'Validation failed'])
  })
})

describe('a filter of groups in groups', () => {
  beforeAll(async () => {
    const headers = { ...SEARCH, 'x-algolia-api-key': shop.runtime.config.ALGOLIA_WRITE_KEY }
    const body = JSON.stringify({ requests: [{ action: 'addObject', body: { objectID: '1', a: 'b' } }] })
    await shop.send({ method: 'POST', path: '/algolia/1/indexes/products/batch', headers, body })
  })

  const nested = (depth: number, open: string, close: string) =>
    query({
      requests: [{ indexName: 'products', params: `filters=${encodeURIComponent(`${open.repeat(depth)}a:b${close.repeat(depth)}`)}` }],
    })

  it.each([
    ['(', ')'],
    ['NOT ', ''],
  ])('%s is refused beyond fifty, and never a defect of the server', async (open, close) => {
    const deep = await nested(20_000, open, close)
    expect([deep.status, JSON.parse(deep.body).message]).toEqual([400, 'filters: Too many groups in each other'])
    expect((await nested(40, open, close)).status).toBeLessThan(500)
  })
})

describe('a slow client', () => {
  // Limits of its own: a busy machine takes more than a second to send a large body.
  let hasty: WholeApp
  beforeAll(async () => {
    hasty = await createWholeApp({ REQUEST_SECONDS: '1', HEADER_SECONDS: '1', LOG_LEVEL: 'warn' })
  })
  afterAll(() => hasty.close())

  it.each([
    ['a body that never comes', ['POST /api/basic-session HTTP/1.1', 'host: localhost', ...SCRIPT, 'content-length: 9', '', '{']],
    ['headers that never end', ['GET /en/ HTTP/1.1', 'host: localhost', 'x-slow: ']],
  ])('is answered 408: %s', async (_, lines) => {
    expect(await firstLineOf(hasty, lines)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('that is cut off in the middle of a body is no failure of the shop in its log', async () => {
    hasty.takeLog()
    expect(
      await firstLineOf(hasty, ['POST /api/basic-session HTTP/1.1', 'host: localhost', ...SCRIPT, 'content-length: 9', '', '{']),
    ).toMatch(/ 408 /)
    await hasty.send({ path: '/healthz' })
    expect(hasty.takeLog()).not.toContain('"level":50')
  })

  it('does not keep others from a connection: there is a number of them, and a silent one ends', async () => {
    expect([shop.app.server.maxConnections, shop.app.server.timeout]).toEqual([5_000, 120_000])
  })
})
