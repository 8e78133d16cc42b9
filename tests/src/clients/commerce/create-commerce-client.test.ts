import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CommerceClient } from '../../../../src/clients/commerce/commerce-client.ts'
import { createCommerceClient } from '../../../../src/clients/commerce/create-commerce-client.ts'
import { addToCart, getCart, applyVoucher, removeVoucher, selectShipping } from '../../../../src/clients/commerce/operations/cart.ts'
import { getFormSchema } from '../../../../src/clients/commerce/operations/get-form-schema.ts'
import { listCampaigns } from '../../../../src/clients/commerce/operations/list-campaigns.ts'
import { queryOrder } from '../../../../src/clients/commerce/operations/orders.ts'
import { startPayment, confirmPayment, getPaymentSession, completeCheckout } from '../../../../src/clients/commerce/operations/checkout.ts'
import { cart, cartItem } from '../../../factories/cart.ts'
import { commerceWire, errorAnswer, sessionAnswer, type WireRequest } from '../../../factories/commerce-wire.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'

const GUEST_ID = 'guest-session-0001'
/** Like every answer that is asked for here: a cart, and a payment. */
const ANSWER = { ...cart(), utr: 'u1', statusCode: 'AUTHORISED' }
const answered = (): Response => Response.json(ANSWER)
const isSession = ({ url }: WireRequest): boolean => url.pathname.endsWith('-session')
const withSession = (answer: (request: WireRequest) => Response) => (request: WireRequest) =>
  isSession(request) ? sessionAnswer(GUEST_ID) : answer(request)
const site = { siteTag: 'ald-us', countryFolder: 'us', api: { guestAuthorization: { username: 'storefront', password: 'public' } } }

afterEach(() => {
  vi.useRealTimers()
})

describe('a call', () => {
  it('goes to the origin without a subdirectory, with lang and siteTag [API-01, API-03]', async () => {
    const { client, requests } = commerceWire(withSession(answered))
    await getCart(client)()
    expect(requests.at(-1)?.url.href).toBe('http://shop.test/api/cart?lang=en&siteTag=ald-gb')
  })

  it('is made in the session that a form began before there was a script, until it is forgotten', async () => {
    const cookies = { cookie: 'a=1; shoppingSession_ald-gb=begun-by-a-form-0001; shoppingSession_ald-us=another-site-00001' }
    const { client, requests } = commerceWire(withSession(answered), { cookies })
    expect(client.sessionId()).toBe('begun-by-a-form-0001')
    await getCart(client)()
    expect(requests.map(({ headers }) => headers.get('shoppingsessionid'))).toEqual(['begun-by-a-form-0001'])
    client.forgetSession()
    expect(cookies.cookie).toBe('shoppingSession_ald-gb=; Path=/; Max-Age=0')
    expect(client.sessionId()).toBeUndefined()
  })

  it('leaves siteTag out where the call says so [API-04]', async () => {
    const { client, requests } = commerceWire(withSession(answered))
    await confirmPayment(client)({ utr: 'u1', details: {} })
    expect(requests.at(-1)?.url.href).toBe('http://shop.test/api/checkout/payment/u1?lang=en')
  })

  it('sends credentials, authorization, session, json and XMLHttpRequest headers [API-05, API-06, API-07]', async () => {
    const init: RequestInit[] = []
    const { client, requests } = commerceWire(withSession(answered))
    await getCart(client)()
    const headers = requests.at(-1)?.headers
    expect(headers?.get('authorization')).toBe(`Basic ${btoa('storefront:public')}`)
    expect(headers?.get('shoppingsessionid')).toBe(GUEST_ID)
    expect(headers?.get('content-type')).toBe('application/json')
    expect(headers?.get('x-requested-with')).toBe('XMLHttpRequest')
    const fetch: typeof globalThis.fetch = async (_, options) => {
      init.push(options ?? {})
      return init.length === 1 ? sessionAnswer(GUEST_ID) : answered()
    }
    await getCart(commerceWire(answered, { fetch }).client)()
    expect(init.map(({ credentials }) => credentials)).toEqual(['include', 'include'])
  })

  it('sends the country folder as Subfolder, and none where a site has none [API-08, API-24]', async () => {
    const without = commerceWire(withSession(answered))
    await getCart(without.client)()
    expect(without.requests.at(-1)?.headers.has('Subfolder')).toBe(false)
    const inFolder = commerceWire(withSession(answered), { site })
    await getCart(inFolder.client)()
    expect(inFolder.requests.at(-1)?.headers.get('Subfolder')).toBe('us')
  })

  it('sends the preview value on cart calls only while preview is on', async () => {
    const { client, requests } = commerceWire(withSession(answered), { preview: '1' })
    await getCart(client)()
    expect(requests.at(-1)?.url.searchParams.get('preview')).toBe('1')
    await confirmPayment(client)({ utr: 'u1', details: {} })
    expect(requests.at(-1)?.url.searchParams.has('preview')).toBe(false)
  })

  it('sends the preview value on every call about the bag, a voucher or shipping [PREVIEW-05, PREVIEW-06, PREVIEW-07]', async () => {
    const { client, requests } = commerceWire(withSession(answered), { preview: 'spring' })
    const calls = [
      () => addToCart(client)({ productId: 'p', sku: 's', quantity: 1 }),
      () => applyVoucher(client)('SAVE10'),
      () => removeVoucher(client)(),
      () => selectShipping(client)('express'),
    ]
    for (const call of calls) {
      await call()
      expect(requests.at(-1)?.url.searchParams.get('preview'), requests.at(-1)?.url.pathname).toBe('spring')
    }
  })

  it('throws the parsed body with the status for every other 4xx and 5xx [API-14]', async () => {
    const { client } = commerceWire(withSession(() => errorAnswer(409, 'STOCK_QUANTITY_EXCEEDED', { count: 3 })))
    await expect(addToCart(client)({ productId: 'p', sku: 's', quantity: 9 })).rejects.toMatchObject({
      status: 409,
      body: { code: 'STOCK_QUANTITY_EXCEEDED', count: 3 },
    })
  })

  it('turns a page of a proxy into an error with a code', async () => {
    const { client } = commerceWire(withSession(() => new Response('<html>Bad gateway</html>', { status: 502 })))
    await expect(getCart(client)()).rejects.toMatchObject({ status: 502, body: { code: 'BAD_ANSWER' } })
  })

  it('turns an answer of another kind into an error that names operation and path, and reports it', async () => {
    const { price: _, ...withoutPrice } = cartItem()
    const answers: readonly (readonly [() => Response, string])[] = [
      [() => Response.json({}), '.publicId'],
      [() => Response.json(null), '.'],
      [() => Response.json([]), '.'],
      [() => new Response('<html>A page of a proxy</html>'), '.publicId'],
      [() => Response.json({ ...cart(), items: {} }), '.items'],
      [() => Response.json({ ...cart(), items: [cartItem(), withoutPrice] }), '.items.1.price'],
    ]
    for (const [answer, path] of answers) {
      const { client, reports } = commerceWire(withSession(answer))
      const details = { operation: 'GET /api/cart', path }
      await expect(getCart(client)()).rejects.toMatchObject({ status: 200, body: { code: 'BAD_ANSWER', ...details } })
      expect(reports).toMatchObject([{ code: 'badAnswer', details }])
    }
  })

  it.each<[string, (client: CommerceClient) => Promise<unknown>]>([
    ['an order', (client) => queryOrder(client)({ orderReference: 'R1' })],
    ['the rules of a form', (client) => getFormSchema(client)({ country: 'GB', type: 'consumer' })],
    ['the campaigns', (client) => listCampaigns(client)()],
    ['the payment methods', (client) => getPaymentSession(client)()],
    ['a payment', (client) => startPayment(client)({ payment: {} })],
    ['a placed order', (client) => completeCheckout(client)({ authorization: 'a', utr: 'u' })],
  ])('refuses an answer that is not %s', async (_, call) => {
    const { client } = commerceWire(withSession(() => Response.json('none')))
    await expect(call(client)).rejects.toMatchObject({ body: { code: 'BAD_ANSWER' } })
  })

  it('distinguishes an unreachable shop from a request the page aborted', async () => {
    const unreachable = commerceWire((request) =>
      isSession(request) ? sessionAnswer(GUEST_ID) : Promise.reject(new TypeError('fetch failed')),
    )
    await expect(getCart(unreachable.client)()).rejects.toMatchObject({ status: 0, body: { code: 'NETWORK_ERROR' } })
    const stop = new AbortController()
    const { client } = commerceWire(withSession(answered))
    stop.abort()
    await expect(client.send({ method: 'GET', path: '/api/cart', signal: stop.signal })).rejects.toMatchObject({
      body: { code: 'REQUEST_ABORT' },
    })
  })

  it('gives the payment retry marker for 428 instead of throwing [API-13]', async () => {
    const { client } = commerceWire(withSession(() => errorAnswer(428, 'PAYMENT_RETRY', { utr: 'u7' })))
    expect(await confirmPayment(client)({ utr: 'u7', details: {} })).toMatchObject({ paymentRetry: true, utr: 'u7' })
  })
})

describe('a session', () => {
  it('is made once for callers at the same time, who are sent in their order [API-09, API-21]', async () => {
    const { client, paths } = commerceWire(withSession(answered))
    await Promise.all(['/api/a', '/api/b', '/api/c'].map((path) => client.send({ method: 'GET', path })))
    expect(paths()).toEqual(['POST /api/basic-session', 'GET /api/a', 'GET /api/b', 'GET /api/c'])
  })

  it('is not needed to read the campaigns [API-21]', async () => {
    const { client, paths } = commerceWire(() => Response.json([]))
    await listCampaigns(client)()
    expect(paths()).toEqual(['GET /api/cart/promotions'])
  })

  it('names language and site when it is made [CALL-01]', async () => {
    const { client, requests } = commerceWire(withSession(answered))
    await getCart(client)()
    expect(requests[0]?.body).toEqual({ language: 'en', sitePublicId: 'ald-gb' })
  })

  it('is kept per site tag and used again after a restart [API-10, API-22]', async () => {
    const { client, storage } = commerceWire(withSession(answered))
    await getCart(client)()
    expect(JSON.parse(storage.getItem('shoppingSession.ald-gb') ?? '')).toEqual({ id: GUEST_ID, kind: 'guest', createdAt: 1_000_000 })
    const restarted = commerceWire(answered, { storage })
    await getCart(restarted.client)()
    expect(restarted.paths()).toEqual(['GET /api/cart'])
    const otherSite = commerceWire(withSession(answered), { storage, site })
    await getCart(otherSite.client)()
    expect(otherSite.paths()[0]).toBe('POST /api/basic-session')
  })

  it('is made anew where the stored id is not one [API-22]', async () => {
    const storage = memoryStorage({ entries: { 'shoppingSession.ald-gb': '{"id":"<script>","kind":"guest"}' } })
    const { client, paths } = commerceWire(withSession(answered), { storage })
    await getCart(client)()
    expect(paths()[0]).toBe('POST /api/basic-session')
  })

  it('lives in memory where the browser refuses storage, reported once [API-22, STORE-18]', async () => {
    const { client, paths, reports } = commerceWire(withSession(answered), { storage: memoryStorage({ isRefusing: true }) })
    await getCart(client)()
    await getCart(client)()
    expect(paths()).toEqual(['POST /api/basic-session', 'GET /api/cart', 'GET /api/cart'])
    expect(reports.map(({ code }) => code)).toEqual(['storageRefused'])
  })

  it('of another tab is adopted [API-22]', async () => {
    const events = new EventTarget()
    const { client, storage, requests } = commerceWire(withSession(answered), { events })
    await getCart(client)()
    storage.setItem('shoppingSession.ald-gb', JSON.stringify({ id: 'other-tab-session-1', kind: 'guest', createdAt: 5 }))
    const changed = vi.fn()
    client.onSessionChange(changed)
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'shoppingSession.ald-gb' }))
    await getCart(client)()
    expect(changed).toHaveBeenCalledOnce()
    expect(requests.at(-1)?.headers.get('shoppingsessionid')).toBe('other-tab-session-1')
  })

  it('is given up after three attempts, 200 and 400 ms apart, and the next call starts anew [API-17, API-21]', async () => {
    vi.useFakeTimers()
    const { client, paths } = commerceWire(() => errorAnswer(503, 'SERVER_ERROR', { incident: 'E-0123ABCD' }))
    const outcomes = Promise.allSettled([getCart(client)(), getCart(client)()])
    await vi.advanceTimersByTimeAsync(599)
    expect(paths()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(paths()).toHaveLength(3)
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'Failed to authenticate after 3 attempts (E-0123ABCD)' } })
    }
    const again = getCart(client)().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(600)
    await again
    expect(paths()).toHaveLength(6)
  })

  it('of an account continues the one of the guest, so that the carts are merged [CALL-03]', async () => {
    const user: { token?: string } = {}
    const auth = { accessToken: () => user.token, refresh: async () => undefined, signOut: () => undefined }
    const { client, requests } = commerceWire((request) => (isSession(request) ? sessionAnswer(GUEST_ID) : answered()), { auth })
    await getCart(client)()
    user.token = 'jwt'
    await client.restartSession()
    expect(requests.at(-1)?.url.pathname).toBe('/api/account-session')
    expect(requests.at(-1)?.headers.get('shoppingsessionid')).toBe(GUEST_ID)
    expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer jwt')
  })

  it('of who is signed in is made by the account’s path, with the same body, and used like that of a guest [CALL-02, ROLE-04]', async () => {
    const auth = { accessToken: () => 'jwt', refresh: async () => undefined, signOut: () => undefined }
    const { client, requests, paths } = commerceWire(withSession(answered), { auth })
    await getCart(client)()
    expect(paths()).toEqual(['POST /api/account-session', 'GET /api/cart'])
    expect(requests[0]?.body).toEqual({ language: 'en', sitePublicId: 'ald-gb' })
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer jwt', 'Bearer jwt'])
    expect(requests[1]?.headers.get('shoppingsessionid')).toBe(GUEST_ID)
  })
})

describe('a 401', () => {
  const expiring = () => {
    let made = 0
    return (request: WireRequest): Response => {
      if (isSession(request)) return sessionAnswer(`session-number-000${++made}`)
      return request.headers.get('shoppingsessionid') === 'session-number-0001' ? errorAnswer(401, 'SESSION_UNKNOWN') : answered()
    }
  }

  it('is recovered once for all callers, then each repeats once [API-11]', async () => {
    const { client, paths } = commerceWire(expiring())
    const answers = await Promise.all([getCart(client)(), getCart(client)(), getCart(client)()])
    expect(answers).toEqual([ANSWER, ANSWER, ANSWER])
    expect(paths().filter((path) => path === 'POST /api/basic-session')).toHaveLength(2)
    expect(paths().filter((path) => path === 'GET /api/cart')).toHaveLength(6)
  })

  it('refreshes the tokens of a signed-in user first and asks nothing of the identity provider for a guest [API-11]', async () => {
    const refresh = vi.fn(async () => undefined)
    const signedIn = commerceWire(expiring(), { auth: { accessToken: () => 'jwt', refresh, signOut: vi.fn() } })
    await getCart(signedIn.client)()
    expect(refresh).toHaveBeenCalledOnce()
    const guest = commerceWire(expiring(), { auth: { accessToken: () => undefined, refresh, signOut: vi.fn() } })
    await getCart(guest.client)()
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('that stays signs out and throws once for all who wait [API-12]', async () => {
    const signOut = vi.fn()
    const refresh = async () => {
      throw new Error('refused')
    }
    const { client, reports } = commerceWire(expiring(), { auth: { accessToken: () => 'jwt', refresh, signOut } })
    const outcomes = await Promise.allSettled([getCart(client)(), getCart(client)()])
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 401, message: 'User Session Failed To Validate' } })
    }
    expect(signOut).toHaveBeenCalledOnce()
    expect(reports).toHaveLength(1)
  })

  it('answered to the repeat as well is final [API-12]', async () => {
    const { client, paths } = commerceWire((request) => (isSession(request) ? sessionAnswer(GUEST_ID) : errorAnswer(401)))
    await expect(getCart(client)()).rejects.toMatchObject({ status: 401, message: 'User Session Failed To Validate' })
    expect(paths().filter((path) => path === 'GET /api/cart')).toHaveLength(2)
  })
})

describe('repeats', () => {
  it('that succeed are never counted [API-15, API-23]', async () => {
    const { client } = commerceWire(withSession(answered))
    for (let read = 0; read < 11; read += 1) await getCart(client)()
  })

  it('are stopped after three failures within two seconds, reported once, and sent again after them [API-15, API-16]', async () => {
    const { client, time, paths, reports } = commerceWire(withSession(() => errorAnswer(500)))
    for (let read = 0; read < 3; read += 1) await expect(getCart(client)()).rejects.toMatchObject({ status: 500 })
    for (let read = 0; read < 2; read += 1) await expect(getCart(client)()).rejects.toThrow('Exceeded max attempts')
    expect(paths().filter((path) => path === 'GET /api/cart')).toHaveLength(3)
    expect(reports.map(({ code }) => code)).toEqual(['exceededMaxAttempts'])
    time.now += 2_000
    await expect(getCart(client)()).rejects.toMatchObject({ status: 500 })
  })

  it('are counted from anew after 428 [API-13, API-23]', async () => {
    const statuses = [500, 500, 428, 500, 500]
    const { client } = commerceWire(withSession(() => errorAnswer(statuses.shift() ?? 500)))
    const outcomes = []
    for (let read = 0; read < 5; read += 1)
      outcomes.push(await confirmPayment(client)({ utr: 'u', details: {} }).catch(({ status }) => status))
    expect(outcomes).toEqual([500, 500, expect.objectContaining({ paymentRetry: true }), 500, 500])
  })

  it('do not count answers such as 404 or 409 [API-23]', async () => {
    const { client } = commerceWire(withSession(() => errorAnswer(404)))
    for (let read = 0; read < 5; read += 1) await expect(getCart(client)()).rejects.toMatchObject({ status: 404 })
  })
})

it('builds without a browser around it', () => {
  expect(() =>
    createCommerceClient({
      baseUrl: '',
      site,
      language: 'en',
      fetch,
      storage: undefined,
      report: () => undefined,
      clock: { now: () => 0 },
    }),
  ).not.toThrow()
})
