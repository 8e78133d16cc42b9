import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertProduct } from '../../factories/catalogue.ts'
import { checkoutBody } from '../../factories/checkout.ts'
import { guestCredentials } from '../../factories/commerce-app.ts'
import { createWholeApp, type RawAnswer, type RawRequest, type WholeApp } from '../../setup/whole-app.ts'
import { defined } from '../../../src/lib/defined.ts'

let shop: WholeApp
beforeAll(async () => {
  shop = await createWholeApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }, { sku: '1-B' }] })
})
afterAll(() => shop.close())

const SITE = 'siteTag=ald-gb&lang=en'
const SCRIPT = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json', authorization: guestCredentials }

const call = (method: string, path: string, body?: unknown, session?: string): Promise<RawAnswer> =>
  shop.send({
    method,
    path: `/api${path}?${SITE}`,
    headers: { ...SCRIPT, ...defined({ shoppingsessionid: session }), 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
  })

const guest = async (): Promise<string> => {
  const { body } = await call('POST', '/basic-session', { language: 'en', sitePublicId: 'ald-gb' })
  return String(JSON.parse(body).sessionId)
}
/** A guest with two pieces in the bag, and the id of their line. */
const buyer = async () => {
  const session = await guest()
  const { body } = await call(
    'POST',
    '/cart',
    { setCode: '1-A', quantity: 2, productId: '1', customisation: null, forceBasketClear: false },
    session,
  )
  return { session, line: String(JSON.parse(body).items[0].lineItemId) }
}
const codeOf = ({ status, body }: RawAnswer) => [status, JSON.parse(body).code]

const expectErrorForm = ({ type, headers, body }: RawAnswer): void => {
  expect(headers['x-request-id']).toMatch(/\S/)
  expect(type).toContain('application/json')
  expect(JSON.parse(body)).toMatchObject({ code: expect.stringMatching(/^[A-Z][A-Z0-9_]+$/), message: expect.stringMatching(/\S/) })
  expect(body).not.toMatch(/node_modules|\.ts:|drizzle|select /i)
}

describe('whatever is sent, nothing is written and the answer says what is wrong', () => {
  let before: Awaited<ReturnType<WholeApp['fingerprints']>>
  let session: string
  let line: string
  beforeEach(async () => {
    ;({ session, line } = await buyer())
    before = await shop.fingerprints()
  })
  afterEach(async () => expect(await shop.fingerprints()).toEqual(before))

  const CALLS: readonly (readonly [method: string, path: string])[] = [
    ['POST', '/cart'],
    ['PUT', '/cart/voucher'],
    ['POST', '/cart/recreateCart'],
    ['POST', '/cart/address'],
    ['POST', '/shipping'],
    ['POST', '/checkout'],
    ['POST', '/checkout/consumer'],
    ['POST', '/checkout/payment'],
    ['POST', '/checkout/completion'],
    ['POST', '/order/s/query'],
    ['POST', '/v1/addresses'],
    ['POST', '/v1/account/payments'],
    ['POST', '/webhooks/payments'],
    ['POST', '/webhooks/contentful'],
  ]
  const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const BODIES: Readonly<Record<string, string | Buffer>> = {
    'half an object': '{"setCode":',
    'a list': '[]',
    'a bare text': '"x"',
    'fifty thousand lists in each other': DEEP,
    'broken UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    'texts where numbers belong and numbers where texts belong':
      '{"setCode":1,"quantity":"1","id":7,"apply":5,"cartPublicId":{},"paymentMethod":[],"addresses":"x","utr":1,"authorization":2,"orderReference":3,"email":4,"address":9,"events":"x","notificationItems":"x","sys":3}',
  }

  it.each(CALLS)('%s %s refuses every broken body', async (method, path) => {
    for (const [what, body] of Object.entries(BODIES)) {
      const answer = await call(method, path, body, session)
      expect([what, answer.status >= 400 && answer.status < 500, answer.status]).toEqual([what, true, answer.status])
      expectErrorForm(answer)
    }
  })

  it('lines refuse quantities below nothing, beyond reason, in parts and in words [CART-09, CODE-04]', async () => {
    const quantities = [-1, -1e9, 1e9, Number.MAX_SAFE_INTEGER, 0.5, '2', null, [], true]
    for (const quantity of quantities) {
      const added = await call(
        'POST',
        '/cart',
        { setCode: '1-B', quantity, productId: '1', customisation: null, forceBasketClear: false },
        session,
      )
      const changed = await call('PUT', `/cart/${line}`, { quantity }, session)
      expect([quantity, added.status, changed.status]).toEqual([quantity, expect.toSatisfy(isRefusal), expect.toSatisfy(isRefusal)])
    }
    expect(codeOf(await call('POST', '/cart', '{"setCode":"1-B","quantity":1e999,"productId":"1"}', session))).toEqual([
      400,
      'INVALID_REQUEST',
    ])
  })

  it('skus and line ids that are nobody’s, somebody else’s or no ids at all are refused [CODE-04]', async () => {
    const skus = ['9-NONE', '', ' ', '1-a', "1-A' or '1'='1", '../1-A', '1-A\u202e', '1-A'.repeat(5000), '__proto__', 'constructor']
    for (const setCode of skus) {
      const answer = await call(
        'POST',
        '/cart',
        { setCode, quantity: 1, productId: '1', customisation: null, forceBasketClear: false },
        session,
      )
      expect([setCode.slice(0, 20), answer.status]).toEqual([setCode.slice(0, 20), expect.toSatisfy(isRefusal)])
    }
    const other = await guest()
    expect(codeOf(await call('PUT', '/cart/%2e%2e', { quantity: 0 }, other))).toEqual([400, 'BAD_ADDRESS'])
    for (const id of [line, 'nobody', 'x'.repeat(64), '0'])
      expect([id, codeOf(await call('PUT', `/cart/${id}`, { quantity: 0 }, other))]).toEqual([id, [404, 'NOT_FOUND']])
  })

  it('a submit with a price, a currency, another bag or another’s payment of its own making changes nothing [LOCALE-34]', async () => {
    const inventions = [
      { addresses: { DELIVERY: { ...checkoutBody().addresses.DELIVERY, countryCode: 'US' } } },
      { paymentMethod: 'ideal' },
      { utr: randomUUID() },
      { agreements: { termsAndConditions: 'yes' } },
      { revision: 99 },
      { consumer: { email: 'not an address' } },
      { encryptedCardNumber: '' },
    ]
    for (const invention of inventions) {
      const answer = await call('POST', '/checkout', { ...checkoutBody(), ...invention }, session)
      expect([invention, answer.status]).toEqual([invention, expect.toSatisfy(isRefusal)])
      expectErrorForm(answer)
    }
  })

  it('sessions that are forged, cut, doubled or of another are no sessions [API-09, API-11]', async () => {
    const forgeries = [
      '',
      'x',
      session.slice(0, -1),
      `${session}x`,
      `${session}, ${session}`,
      session.toUpperCase() === session ? session.toLowerCase() : session.toUpperCase(),
      "' or 1=1 --",
      'a'.repeat(4000),
    ]
    for (const forged of forgeries) {
      const answers = await Promise.all([
        call('GET', '/cart', undefined, forged),
        call('PUT', `/cart/${line}`, { quantity: 0 }, forged),
        call('POST', '/checkout', checkoutBody(), forged),
      ])
      expect([forged.slice(0, 40), answers.map(codeOf)]).toEqual([
        forged.slice(0, 40),
        Array.from({ length: 3 }, () => [401, 'SESSION_UNKNOWN']),
      ])
    }
  })

  it('a session that ran out is over, for reading and for buying [API-22]', async () => {
    shop.clock.advance((shop.runtime.config.SESSION_TTL_SECONDS + 1) * 1000)
    try {
      expect(codeOf(await call('GET', '/cart', undefined, session))).toEqual([401, 'SESSION_UNKNOWN'])
      expect(codeOf(await call('POST', '/checkout', checkoutBody(), session))).toEqual([401, 'SESSION_UNKNOWN'])
    } finally {
      shop.clock.reset()
    }
  })

  it('calls without the shop’s script header are refused before anything is read [API-07]', async () => {
    for (const [method, path] of CALLS.filter(([, address]) => !/webhooks/.test(address))) {
      const answer = await shop.send({
        method,
        path: `/api${path}?${SITE}`,
        headers: { shoppingsessionid: session, authorization: guestCredentials, 'content-type': 'application/json' },
        body: '{}',
      })
      expect([path, ...codeOf(answer)]).toEqual([path, 403, 'FORBIDDEN'])
    }
  })

  it('webhooks that nobody signed are refused', async () => {
    const notification = {
      live: 'false',
      notificationItems: [
        {
          NotificationRequestItem: {
            eventCode: 'AUTHORISATION',
            success: 'true',
            merchantReference: randomUUID(),
            pspReference: 'X',
            merchantAccountCode: 'VitrineDemo',
            amount: { value: 1, currency: 'GBP' },
          },
        },
      ],
    }
    expect((await call('POST', '/webhooks/payments', notification)).status).toBe(401)
    expect((await call('POST', '/webhooks/contentful', { sys: { id: 'x' } })).status).toBeGreaterThanOrEqual(400)
  })

  it.each(['text/plain', 'text/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'a body of type %s is not JSON',
    async (type) => {
      for (const path of ['/cart', '/checkout', '/cart/address']) {
        const answer = await shop.send({
          method: 'POST',
          path: `/api${path}?${SITE}`,
          headers: { ...SCRIPT, shoppingsessionid: session, 'content-type': type },
          body: 'setCode=1-A&quantity=1',
        })
        expect([path, answer.status]).toEqual([path, 415])
        expectErrorForm(answer)
      }
    },
  )
})

/** Parts of an address longer than any of ours are refused before they are looked at. */
const isNotThere = (status: number): boolean => status === 404 || status === 414
const isRefusal = (status: number): boolean => status >= 400 && status < 500

describe('an address', () => {
  const TREES = [
    '/en/',
    '/api/product/s/',
    '/data/',
    '/data/pages/',
    '/images/art/',
    '/images/',
    '/assets/',
    '/fonts/',
    '/language/',
    '/themes/',
    '/_gallery/',
    '/payments/simulator/',
    '/contentful/spaces/',
    '/algolia/1/indexes/',
    '/',
  ]
  const CLIMBS = [
    '../../../../etc/passwd',
    '..%2f..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/%2e%2e/package.json',
    '..%5c..%5cpackage.json',
    '....//....//package.json',
    '%252e%252e%252fpackage.json',
    '..%c0%afpackage.json',
    'package.json%00.jpg',
  ]

  it.each(TREES)('that climbs out of %s reaches no file', async (tree) => {
    for (const climb of CLIMBS) {
      const answer = await shop.send({ path: `${tree}${climb}` })
      // 501: below its own path an embedded vendor knows no such operation.
      expect([climb, answer.status]).toEqual([climb, expect.toSatisfy((status: number) => isRefusal(status) || status === 501)])
      expect(answer.body).not.toMatch(/root:|"devDependencies"/)
    }
  })

  it.each(['/en/%ff', '/en/%E0%A4%A', '/api/cart/%ff', '/data/%ff', '/images/%c3%28.jpg', '/%', '/en/women?color=%ff'])(
    'with broken UTF-8, %s, is no defect of ours',
    async (path) => {
      expect((await shop.send({ path })).status).toBeLessThan(500)
    },
  )

  it('of the API with broken UTF-8 is refused in the form of the API [API-14]', async () => {
    for (const path of ['/api/cart/%ff', `/api/cart?x=%ff`, '/api/product/s/%E0%A4%A']) {
      const answer = await shop.send({ path, headers: SCRIPT })
      expect([path, answer.status]).toEqual([path, 400])
      expectErrorForm(answer)
    }
  })

  it.each(['/en/search?query=', '/api/territory?x=', '/data/navTree?x=', '/images/art/x.jpg?x='])(
    'of nine thousand characters, %s, is too long or simply found',
    async (start) => {
      const { status } = await shop.send({ path: `${start}${'a'.repeat(9000)}` })
      expect(status).toBe(414)
    },
  )

  it('of two slashes names no other host', async () => {
    for (const path of ['//elsewhere.example/', '//elsewhere.example/women', '/\\elsewhere.example/women', '//[', '//a:b:c/']) {
      const answer = await shop.send({ path })
      expect([path, answer.status]).toEqual([path, expect.toSatisfy(isRefusal)])
      expect(answer.headers['content-location'] ?? '').not.toMatch(/^http:\/\/elsewhere/)
      expect(answer.body).not.toContain('//elsewhere.example/en')
    }
  })

  it.each(['to=%00', 'to=a&to=b', `to=${'a'.repeat(400)}`])('of the mailbox that names nobody, %s, is refused', async (query) => {
    expect(codeOf(await shop.send({ path: `/_mailbox?${query}` }))).toEqual([400, 'BAD_REQUEST'])
  })

  it.each(['localhost:99999', 'localhost:3000:1', 'localhost:3000/@elsewhere', 'a b', ']', "x' or 1", '%00'])(
    'at a host that is none, %s, is refused, by the API in its own form',
    async (host) => {
      const answers = await Promise.all(['/en/women', '/sitemap.xml', '/_mailbox'].map((path) => shop.send({ path, headers: { host } })))
      expect(answers.map(({ status, type }) => [status, type])).toEqual(answers.map(() => [400, 'text/html; charset=utf-8']))
      const api = await shop.send({ path: '/api/territory', headers: { ...SCRIPT, host } })
      expect(codeOf(api)).toEqual([400, 'BAD_ADDRESS'])
      expectErrorForm(api)
    },
  )

  it.each(['/en/women', '/api/territory', '/contentful/spaces/x', '/cognito/', '/_mailbox'])(
    'on http and another machine, %s, becomes https, the API and the embedded platform too [API-18]',
    async (path) => {
      const answer = await shop.send({ path, headers: { host: 'shop.example' } })
      expect([answer.status, answer.headers['location']]).toEqual([301, `https://shop.example${path}`])
    },
  )

  it('of a call there is not is answered in the form of the API, by any method [API-14]', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
      for (const path of ['/api/nothing', '/api/checkout/x/y/z', `/api/order/${'x'.repeat(600)}`, '/atmos/v1/nothing']) {
        const answer = await shop.send({ method, path, headers: SCRIPT })
        expect([method, path.slice(0, 30), answer.status]).toEqual([method, path.slice(0, 30), expect.toSatisfy(isNotThere)])
        expectErrorForm(answer)
      }
  })

  it('is not asked for by a method the shop does not know', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE'])
      expect([method, (await shop.send({ method, path: '/en/' })).status]).toEqual([method, expect.toSatisfy(isRefusal)])
  })
})

describe('many faults in a row', () => {
  it('leave the shop as able as before', async () => {
    const wild: RawRequest[] = Array.from({ length: 60 }, (_, index) => ({
      method: index % 2 === 0 ? 'POST' : 'PUT',
      path: `/api/cart?${SITE}&n=${index}`,
      headers: SCRIPT,
      body: '{',
    }))
    await Promise.all(wild.map((one) => shop.send(one)))
    const { session } = await buyer()
    expect((await call('POST', '/checkout', checkoutBody(), session)).status).toBe(200)
    expect((await shop.send({ path: '/healthz' })).status).toBe(200)
  })
})
