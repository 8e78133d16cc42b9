import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertProduct } from '../../factories/catalogue.ts'
import { createCommerceApp, guestCredentials, type CommerceApp } from '../../factories/commerce-app.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(() => shop.close())

const errorOf = (answer: { readonly statusCode: number; readonly body: string }) => {
  const body: unknown = JSON.parse(answer.body)
  expect(body).toMatchObject({ code: expect.stringMatching(/^[A-Z][A-Z0-9_]+$/), message: expect.stringMatching(/\S/) })
  expect(answer.body).not.toMatch(/node_modules|\.ts:|at \w+ \(|select |drizzle|postgres/i)
  return [answer.statusCode, Reflect.get(Object(body), 'code')]
}

describe('the edge of the API', () => {
  it('answers an unknown call in the form of every error [API-14]', async () => {
    expect(errorOf(await shop.send({ url: '/api/nothing' }))).toEqual([404, 'NOT_FOUND'])
    expect(errorOf(await shop.send({ method: 'DELETE', url: '/api/cart/x/y/z' }))).toEqual([404, 'NOT_FOUND'])
  })

  it('refuses changing calls that no script of ours sent [API-07]', async () => {
    const { headers } = await shop.guest()
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/cart?siteTag=ald-gb',
      headers: { ...headers, 'x-requested-with': 'fetch' },
      payload: '{}',
    })
    expect(errorOf(answer)).toEqual([403, 'FORBIDDEN'])
  })

  it('refuses broken JSON and broken characters', async () => {
    const shopper = await shop.guest()
    const bodies = [
      '{',
      'null}',
      '{"a":1,}',
      Buffer.from([0x7b, 0x22, 0xff, 0xfe]),
      '{"setCode":"\\u0000"}',
      '{"setCode":"\\ud800"}',
      '{"__proto__":{"quantity":1}}',
      '\u0000',
    ]
    for (const body of bodies) expect(errorOf(await shopper.post('/cart', body))).toEqual([400, 'BAD_JSON'])
  })

  it('refuses JSON of the wrong shape with the fields that are wrong', async () => {
    const shopper = await shop.guest()
    for (const body of [
      [],
      'null',
      '"text"',
      '1',
      {},
      { setCode: {}, quantity: [] },
      { setCode: '1-A', quantity: 1, customisation: { inputs: 'x' } },
    ]) {
      expect(errorOf(await shopper.post('/cart', body))).toEqual([400, 'INVALID_REQUEST'])
    }
  })

  it('refuses a body over 1 MB and one that is not JSON', async () => {
    const shopper = await shop.guest()
    expect(errorOf(await shopper.post('/cart', JSON.stringify({ setCode: 'x'.repeat(1_100_000) })))).toEqual([413, 'BODY_TOO_LARGE'])
    for (const type of ['text/xml', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect(errorOf(await shopper.post('/cart', 'a=b', { 'content-type': type }))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    }
  })

  it('refuses endless addresses and addresses that are not UTF-8', async () => {
    const shopper = await shop.guest()
    expect(errorOf(await shopper.get(`/cart?x=${'a'.repeat(5000)}`))).toEqual([414, 'URI_TOO_LONG'])
    for (const query of ['x=%ff', 'x=%c3%28', 'x=%00', 'lang=%E0%A4%A'])
      expect(errorOf(await shopper.get(`/cart?${query}`))).toEqual([400, 'BAD_ADDRESS'])
    expect(errorOf(await shopper.put('/cart/%00', { quantity: 1 }))).toEqual([400, 'BAD_ADDRESS'])
  })

  it('takes the first of a repeated parameter, and its default language for one it does not speak [API-03]', async () => {
    const answer = await shop.send({ url: '/api/territory?siteTag=ald-us&siteTag=nope&lang=xx&lang=en' })
    expect([answer.statusCode, answer.json().territories[4]]).toEqual([200, { code: 'US-CA', name: 'California' }])
  })

  it('forbids every cache to store an answer, and gives every request an id', async () => {
    const answer = await (await shop.guest()).get('/cart')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['x-request-id']).toMatch(/\S/)
  })

  it('accepts calls without a body whose content type is JSON [CALL-03, CALL-21]', async () => {
    expect((await (await shop.guest()).remove('/cart/voucher')).statusCode).toBe(200)
  })

  it('behaves the same over a real socket, half-sent bodies included', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    // `listen` on a host and port gives an AddressInfo; text is for pipes.
    const { port } = shop.app.server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/api/basic-session`, {
      method: 'POST',
      headers: { authorization: guestCredentials, 'x-requested-with': 'XMLHttpRequest' },
    })
    expect([answer.status, answer.headers.get('shoppingsessionid')?.length]).toEqual([200, 32])
    await new Promise<void>((resume) => {
      const half = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/cart',
        headers: { 'content-length': 100, 'content-type': 'application/json' },
      })
      half.on('error', () => resume())
      half.write('{"setCode":')
      setTimeout(() => half.destroy(new Error('gone')), 50)
    })
    expect((await fetch(`http://127.0.0.1:${port}/api/territory`)).status).toBe(200)
  })
})

describe('calls without a session', () => {
  it('detect the country from the edge only behind a proxy of ours [CALL-10]', async () => {
    const ask = (headers: Record<string, string>) => shop.send({ url: '/api/country-detection', headers })
    expect((await ask({ 'cf-ipcountry': 'AE' })).json()).toEqual({ countryCode: null })
    const proxied = await createCommerceApp({ TRUST_PROXY: '1' })
    const codes = []
    for (const value of ['AE', 'uk', 'XX', 'T1', 'Germany', ''])
      codes.push((await proxied.send({ url: '/api/country-detection', headers: { 'cf-ipcountry': value } })).json().countryCode)
    expect(codes).toEqual(['AE', 'GB', null, null, null, null])
    await proxied.close()
  })

  it('take the country that an address pretends, outside production [LOCALE-38]', async () => {
    const pretend = async (app: typeof shop, code: string): Promise<unknown> =>
      (await app.send({ url: `/api/country-detection?detectCountry=${code}` })).json()
    expect(await pretend(shop, 'nl')).toEqual({ countryCode: 'NL' })
    expect(await pretend(shop, '%3Cb%3E')).toEqual({ countryCode: null })
  })

  it('answer a product, or that there is none [CALL-28]', async () => {
    expect((await shop.send({ url: '/api/product/s/1?siteTag=ald-gb&lang=en' })).json()).toMatchObject({ id: '1', slug: 'product-1' })
    const none = await shop.send({ url: '/api/product/s/unknown?siteTag=ald-gb' })
    expect([none.statusCode, none.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND', result: 'NOT_FOUND' })])
  })

  it('list the filters of a client [CALL-32]', async () => {
    const { hits } = (await shop.send({ url: '/api/filters/s/ALL?siteTag=ald-ca&lang=fr' })).json()
    expect(hits).toContainEqual({ filterType: 'brand', index: 0, tag: 'nordlys', value: 'Nordlys', properties: {} })
    expect(hits).toContainEqual({ filterType: 'color', index: 0, tag: 'white', value: 'Blanc', properties: { rgb: '#ffffff' } })
  })

  it('list the regions that addresses name, none where they name none [CALL-10]', async () => {
    const count = async (siteTag: string) => (await shop.send({ url: `/api/territory?siteTag=${siteTag}` })).json().territories.length
    expect([await count('ald-us'), await count('ald-ca'), await count('ald-jp'), await count('ald-ae'), await count('ald-gb')]).toEqual([
      51, 13, 47, 7, 0,
    ])
  })

  it('take batches of events, from a beacon too', async () => {
    const batch = JSON.stringify({ events: [{ event: 'clickLogo', data: {} }] })
    const answers = [
      await shop.app.inject({
        method: 'POST',
        url: '/api/session-context/events?siteTag=ald-gb',
        headers: { 'content-type': 'text/plain' },
        payload: batch,
      }),
      await shop.send({ method: 'POST', url: '/api/session-context/events?siteTag=ald-gb', body: [{ event: 'clickCart' }] }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect((await shop.runtime.database.query.contextEvents.findMany()).map(({ event }) => event['event'])).toEqual([
      'clickLogo',
      'clickCart',
    ])
    const many = Array.from({ length: 21 }, () => ({ event: 'clickCart' }))
    expect((await shop.send({ method: 'POST', url: '/api/session-context/events', body: many })).statusCode).toBe(400)
  })
})

describe('marketing sign-up', () => {
  const subscribe = async (query: string) => (await shop.guest()).get(`/marketing/subscribe?${query}`)

  it('signs an address up once [CALL-27]', async () => {
    const first = await subscribe('email=New@Example.org&interests=a,b&language=en')
    expect([first.statusCode, first.json()]).toEqual([200, { success: 'subscribed' }])
    const again = await subscribe('email=new@example.org')
    expect([again.statusCode, again.json()]).toEqual([409, { error: 'emailExists' }])
    expect((await subscribe('phone=%2B447400123456')).json()).toEqual({ success: 'subscribed' })
  })

  it('answers the words of the form for what is wrong [CALL-27]', async () => {
    const outcomes = []
    for (const email of ['taken@example.com', 'invalid@example.com', 'broken@example.com', 'limited@example.com', 'no-address', 'a@b', ''])
      outcomes.push((await subscribe(`email=${email}`)).statusCode)
    expect(outcomes).toEqual([409, 422, 500, 429, 422, 422, 422])
  })

  it('is guarded like a change, though it is a GET', async () => {
    const { headers } = await shop.guest()
    const foreign = { shoppingsessionid: headers['shoppingsessionid'] }
    expect(errorOf(await shop.app.inject({ url: '/api/marketing/subscribe?email=a@b.org', headers: foreign }))).toEqual([403, 'FORBIDDEN'])
    expect((await shop.send({ url: '/api/marketing/subscribe?email=a@b.org' })).statusCode).toBe(401)
  })

  it('allows ten tries a minute', async () => {
    const shopper = await shop.guest()
    const statuses = []
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await shopper.get('/marketing/subscribe?email=x')).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })
})
