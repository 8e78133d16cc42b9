import { describe, expect, it } from 'vitest'
import { getCart } from '../../../../src/clients/commerce/operations/cart.ts'
import { cart, cartItem } from '../../../factories/cart.ts'
import { commerceWire, errorAnswer, sessionAnswer } from '../../../factories/commerce-wire.ts'

it('makes no further session for a 401 that arrives after another call has recovered [API-11]', async () => {
  const late = createGate()
  let sessions = 0
  let refused = 0
  const { client, paths, requests } = commerceWire(async ({ url, headers }) => {
    if (url.pathname.endsWith('-session')) return sessionAnswer(`session-number-000${(sessions += 1)}`)
    if (headers.get('shoppingsessionid') !== 'session-number-0001') return Response.json(cart({ revision: 1 }))
    refused += 1
    // The second call's refusal is still on its way while the first call recovers.
    if (refused === 2) await late.promise
    return errorAnswer(401, 'SESSION_UNKNOWN')
  })
  const first = getCart(client)()
  const second = getCart(client)()
  expect(await first).toMatchObject({ revision: 1 })
  late.resolve()
  expect(await second).toMatchObject({ revision: 1 })
  expect(paths().filter((path) => path === 'POST /api/basic-session')).toHaveLength(2)
  expect(requests.at(-1)?.headers.get('shoppingsessionid')).toBe('session-number-0002')
})

/** A promise resolved from outside. */
const createGate = () => {
  const gate = { resolve: (): void => undefined }
  const promise = new Promise<void>((resolve) => Object.assign(gate, { resolve }))
  return { promise, resolve: () => gate.resolve() }
}

describe('a guest whose session has ended', () => {
  const full = cart({ publicId: 'bag-of-before', items: [cartItem()] })

  /** A shop that has forgotten the first session. */
  const forgetful = (recreated: () => Response, deps: Parameters<typeof commerceWire>[1] = {}) => {
    let sessions = 0
    let isOver = false
    const wire = commerceWire(({ url, headers }) => {
      if (url.pathname.endsWith('-session')) return sessionAnswer(`session-number-000${(sessions += 1)}`)
      if (isOver && headers.get('shoppingsessionid') === 'session-number-0001') return errorAnswer(401, 'SESSION_UNKNOWN')
      return url.pathname.endsWith('/recreateCart') ? recreated() : Response.json(full)
    }, deps)
    return { ...wire, end: () => void (isOver = true) }
  }

  it('has the bag of before in the new session before any call goes on, and is told so once [API-11, CART-19]', async () => {
    const { client, paths, requests, end } = forgetful(() => Response.json(cart({ publicId: 'bag-of-now', items: [cartItem()] })))
    await getCart(client)()
    expect(client.takeRebuilt()).toBe(false)
    end()
    await Promise.all([getCart(client)(), getCart(client)()])
    expect(paths().slice(-4)).toEqual(['POST /api/basic-session', 'POST /api/cart/recreateCart', 'GET /api/cart', 'GET /api/cart'])
    expect(requests.find(({ url }) => url.pathname.endsWith('/recreateCart'))).toMatchObject({ body: { cartPublicId: 'bag-of-before' } })
    expect([client.takeRebuilt(), client.takeRebuilt()]).toEqual([true, false])
  })

  it('has the vouchers of the bag of before again where they still hold, and goes on without one that does not [CART-19]', async () => {
    const saved = (...codes: readonly string[]) => codes.map((code) => ({ code, name: code, amount: 3, shippingAmount: 0 }))
    const bag = (publicId: string, ...codes: readonly string[]) => {
      const { cartSummary, ...rest } = cart({ publicId, items: [cartItem()] })
      return { ...rest, cartSummary: { ...cartSummary, vouchers: saved(...codes) } }
    }
    let sessions = 0
    let isOver = false
    const { client, requests, paths } = commerceWire(({ url, headers, method }) => {
      if (url.pathname.endsWith('-session')) return sessionAnswer(`session-number-000${(sessions += 1)}`)
      if (isOver && headers.get('shoppingsessionid') === 'session-number-0001') return errorAnswer(401, 'SESSION_UNKNOWN')
      if (method === 'PUT') return errorAnswer(422, 'VOUCHER_EXPIRED')
      return Response.json(isOver ? bag('bag-of-now', 'FREESHIP') : bag('bag-of-before', 'SAVE10', 'FREESHIP'))
    })
    await getCart(client)()
    isOver = true
    expect((await getCart(client)()).publicId).toBe('bag-of-now')
    const applied = requests.filter(({ method }) => method === 'PUT')
    expect(applied.map(({ body, headers }) => [body, headers.get('shoppingsessionid')])).toEqual([
      [{ apply: 'SAVE10' }, 'session-number-0002'],
      [{ apply: 'FREESHIP' }, 'session-number-0002'],
    ])
    expect(paths().slice(-4)).toEqual(['POST /api/cart/recreateCart', 'PUT /api/cart/voucher', 'PUT /api/cart/voucher', 'GET /api/cart'])
    expect(client.takeRebuilt()).toBe(true)
  })

  it('goes on with an empty bag where it cannot be had again, which is reported unless it has expired too', async () => {
    for (const [status, reported] of [
      [503, ['bagNotRebuilt']],
      [404, []],
    ] as const) {
      const { client, reports, end } = forgetful(() => errorAnswer(status, 'NOT_FOUND'))
      await getCart(client)()
      end()
      await getCart(client)()
      expect([client.takeRebuilt(), reports.map(({ code }) => code)]).toEqual([false, reported])
    }
  })

  it('gets nothing of an account that was signed in before: its bag waits in the account', async () => {
    let token: string | undefined = 'token'
    const { client, paths, end } = forgetful(() => errorAnswer(500), {
      auth: { accessToken: () => token, refresh: async () => undefined, signOut: () => undefined },
    })
    await getCart(client)()
    end()
    token = undefined
    await getCart(client)()
    expect(paths()).not.toContain('POST /api/cart/recreateCart')
  })

  it('is asked for no bag that was empty', async () => {
    const { client, paths, end } = forgetful(() => errorAnswer(500))
    end()
    await client.restartSession()
    await client.restartSession()
    expect(paths()).toEqual(['POST /api/basic-session', 'POST /api/basic-session'])
  })
})
