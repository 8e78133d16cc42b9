import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import { variants } from '../../../server/database/schema/catalogue.ts'
import { subscriptions } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { createCommerceApp, guestCredentials, type CommerceApp } from '../../factories/commerce-app.ts'
import { defined } from '../../../src/lib/defined.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  const { database } = shop.runtime
  await insertProduct(database, {
    id: '1',
    name: 'Tee',
    variants: [{ sku: '1-M' }, { sku: '1-L' }, { sku: '1-OUT', quantity: 0 }, { sku: '1-THREE', quantity: 3 }],
  })
  for (const size of ['L', 'OUT', 'THREE'])
    await database
      .update(variants)
      .set({ size: { slug: size.toLowerCase(), label: size } })
      .where(eq(variants.sku, `1-${size}`))
  await insertProduct(database, { id: '2', name: 'Candle', variants: [{ sku: '2-A' }] })
})
afterAll(() => shop.close())

const OWN = { 'sec-fetch-site': 'same-origin', referer: 'http://localhost/en/product/tee/1?color=white' }
let visitors = 0

/** A browser with a jar for the shop's cookies. */
const visit = (query = 'siteTag=ald-gb&lang=en') => {
  visitors += 1
  const remoteAddress = `10.9.0.${visitors}`
  const jar = new Map<string, string>()
  const remember = (answer: LightMyRequestResponse): LightMyRequestResponse => {
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const cookies = () => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })
  const post = async (form: string, fields: Readonly<Record<string, string>> | string, headers: Readonly<Record<string, string>> = OWN) =>
    remember(
      await shop.app.inject({
        method: 'POST',
        url: `/forms/${form}?${query}`,
        remoteAddress,
        headers: { host: 'localhost', ...cookies(), 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
      }),
    )
  const get = async (form: string) =>
    remember(await shop.app.inject({ url: `/forms/${form}?${query}`, remoteAddress, headers: { host: 'localhost', ...cookies() } }))
  /** What the shop's script does when it comes: with the session it has stored, or without. */
  const api = async (path: string, session?: string, method: 'GET' | 'POST' = 'GET') =>
    remember(
      await shop.send({
        method,
        url: `/api${path}?siteTag=ald-gb&lang=en`,
        remoteAddress,
        headers: { authorization: guestCredentials, ...cookies(), ...defined({ shoppingsessionid: session }) },
        ...(method === 'POST' ? { body: { sitePublicId: 'ald-gb', language: 'en' } } : {}),
      }),
    )
  const startsScript = async (): Promise<string> => (await api('/basic-session', undefined, 'POST')).json().sessionId
  const bagOf = async (session: string): Promise<readonly (readonly [string, number])[]> => {
    const cart: Cart = (await api('/cart', session)).json()
    return cart.items.map(({ sku, quantity }) => [sku, quantity])
  }
  return { post, get, api, startsScript, bagOf, jar }
}

describe('a product put in the bag by a form, before or without the shop’s script', () => {
  it('is in the bag that the script finds when it comes, and the browser is led to the bag', async () => {
    const { post, startsScript, bagOf, jar } = visit()
    const answer = await post('bag', { product: '1', color: 'white', size: 'm', quantity: '2' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/checkout/basket'])
    expect(answer.headers['set-cookie']).toMatch(/^shoppingSession_ald-gb=\w+; Max-Age=\d+; Path=\/; SameSite=Lax$/)
    expect(jar.size).toBe(1)
    expect(await bagOf(await startsScript())).toEqual([['1-M', 2]])
  })

  it('joins what a script has put in the bag', async () => {
    const { post, startsScript, bagOf } = visit()
    const session = await startsScript()
    await post('bag', { product: '2' })
    await post('bag', { product: '1', size: 'l' })
    expect(await bagOf(session)).toEqual([
      ['2-A', 1],
      ['1-L', 1],
    ])
  })

  it('is moved to the bag of a script whose session the browser had forgotten the cookie of', async () => {
    const { post, startsScript, bagOf, jar } = visit()
    const session = await startsScript()
    jar.clear()
    await post('bag', { product: '2' })
    expect(await bagOf(session)).toEqual([['2-A', 1]])
    expect([...jar.values()]).toEqual([session])
    expect(await bagOf(session)).toEqual([['2-A', 1]])
  })

  it('is there once when the button is pressed twice, and twice when it is pressed again later', async () => {
    const { post, startsScript, bagOf } = visit()
    const session = await startsScript()
    for (const _press of [1, 2]) expect((await post('bag', { product: '2' })).statusCode).toBe(303)
    expect(await bagOf(session)).toEqual([['2-A', 1]])
    shop.runtime.clock.advance(3_000)
    await post('bag', { product: '2' })
    expect(await bagOf(session)).toEqual([['2-A', 2]])
  })

  it('shows in a frame of the bag’s page, from where it can be taken out', async () => {
    const { post, get } = visit()
    expect((await get('bag')).body).toContain('Your bag is empty')
    await post('bag', { product: '1', size: 'm' })
    const { body, headers } = await get('bag')
    expect(body).toMatch(/<a href="\/en\/product\/product-1\/1\?sku=1-M" target="_top">Tee<\/a>/)
    expect(body).toContain('White · M · Quantity 1')
    expect(body).toContain('£20')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).toContain(`form-action 'self'`)
    const lineItemId = /name="lineItemId" value="([^"]+)"/.exec(body)?.[1] ?? ''
    expect((await post('bag/remove', { lineItemId })).headers.location).toBe('/forms/bag?siteTag=ald-gb&lang=en')
    expect((await get('bag')).body).toContain('Your bag is empty')
  })

  it.each([
    ['no size chosen', { product: '1' }, 422, 'please select size'],
    ['a size that there is not', { product: '1', size: 'xxl' }, 404, 'We could not add this to your bag'],
    ['a sold-out size', { product: '1', size: 'out' }, 409, 'Sold out'],
    ['more than there are', { product: '1', size: 'three', quantity: '4' }, 409, 'Only 3 left in stock'],
    ['more than a bag may hold', { product: '1', size: 'm', quantity: '99' }, 409, 'You can add at most'],
    ['an unknown product', { product: '<script>' }, 404, 'We could not add this to your bag'],
    ['a quantity that is none', { product: '2', quantity: '-1' }, 400, 'We could not add this to your bag'],
    ['no product', {}, 400, 'We could not add this to your bag'],
    ['one field twice', 'product=1&product=2', 400, 'We could not add this to your bag'],
  ] as const)('is refused with a sentence, the way back and an id for support: %s', async (_what, fields, status, sentence) => {
    const { post, startsScript, bagOf } = visit()
    const answer = await post('bag', fields)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(sentence)
    expect(answer.body).toContain('href="/en/product/tee/1?color=white"')
    expect(answer.body).toContain(String(answer.headers['x-request-id']))
    expect(answer.headers['content-type']).toContain('text/html')
    expect(await bagOf(await startsScript())).toEqual([])
  })

  it('is refused in the language of the site, from right to left where that is written so', async () => {
    const { body } = await visit('siteTag=ald-ae&lang=ar').post('bag', { product: '1' })
    expect(body).toContain('dir="rtl"')
    expect(body).toMatch(/[\u0600-\u06FF]{4}/)
    expect(body).not.toMatch(/could not|please/i)
  })

  it.each([
    ['a form of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another name of the site', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['a program that does not say', {}],
  ])('is not put there by %s, which gets no session either', async (_what, headers) => {
    const { post, jar } = visit()
    for (const form of ['bag', 'bag/remove', 'favorites', 'sign-up'])
      expect((await post(form, { product: '2' }, headers)).statusCode).toBe(403)
    expect(jar.size).toBe(0)
  })

  it('is taken from an old browser that names the shop’s own origin', async () => {
    expect((await visit().post('bag', { product: '2' }, { origin: 'http://localhost' })).statusCode).toBe(303)
  })

  it('is not put in the bag of whom nobody knows: an unknown site, a session made up, a body that is none', async () => {
    expect((await visit('siteTag=nowhere&lang=en').post('bag', { product: '2' })).statusCode).toBe(400)
    const { post, jar } = visit()
    jar.set('shoppingSession_ald-gb', 'made-up-made-up-made-up')
    expect((await post('bag', { product: '2' })).statusCode).toBe(303)
    expect(jar.get('shoppingSession_ald-gb')).not.toBe('made-up-made-up-made-up')
    expect((await post('bag', '{}', { ...OWN, 'content-type': 'text/xml' })).statusCode).toBe(415)
  })

  it('leaves an account’s session to who signed in: a script without one gets its own', async () => {
    const { jar, startsScript } = visit()
    const member = await shop.member('ada')
    jar.set('shoppingSession_ald-gb', member.session)
    expect(await startsScript()).not.toBe(member.session)
    const answer = await shop.send({
      method: 'POST',
      url: '/api/account-session?siteTag=ald-gb&lang=en',
      body: {},
      headers: { authorization: 'Bearer token-ada' },
    })
    expect(answer.headers['set-cookie']).toContain('HttpOnly')
  })

  it('has no session any more after signing out', async () => {
    const { startsScript, api, jar } = visit()
    const session = await startsScript()
    await api('/basic-session/logout', session)
    expect(jar.size).toBe(0)
  })
})

describe('a heart pressed before or without the shop’s script', () => {
  it('is kept for the script, the newest first and each once, and shows in a frame of the favourites', async () => {
    const { post, get, jar } = visit()
    for (const product of ['1', '2', '1']) expect((await post('favorites', { product })).headers.location).toBe('/en/my-favorites')
    expect(jar.get('favoritesAdded')).toBe('1.2')
    expect((await get('favorites')).body).toMatch(/Tee.*Candle/s)
    jar.set('favoritesAdded', `1.<b>.${'9'.repeat(99)}`)
    expect((await get('favorites')).body).not.toContain('<b>')
  })

  it.each([
    [{ product: 'nothing' }, 404],
    [{ product: 'a b;c' }, 400],
    [{}, 400],
  ] as const)('is refused with a page for what is no product: %o', async (fields, status) => {
    const answer = await visit().post('favorites', fields)
    expect([answer.statusCode, answer.cookies]).toEqual([status, []])
    expect(answer.body).toContain('My favourites')
  })
})

describe('a sign-up by a form', () => {
  it('puts the address on the list, and says so [EMAIL-02]', async () => {
    const answer = await visit().post('sign-up', 'email=Plain@example.org&consent=on&interests=women&interests=sale')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Thank you for signing up')
    const rows = await shop.runtime.database.select().from(subscriptions).where(eq(subscriptions.contact, 'plain@example.org'))
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['nothing', '', 422, 'Please enter your e-mail address'],
    ['no consent', 'email=a@example.org', 422, 'Please tick the box'],
    ['no address', 'email=a@b@c&consent=on', 422, 'This does not look like a valid e-mail address'],
    ['an address that is on the list', 'email=taken@example.com&consent=on', 409, 'You are already on our list'],
    ['a service that fails', 'email=broken@example.com&consent=on', 500, 'We could not sign you up just now'],
    ['a service that has enough', 'email=limited@example.com&consent=on', 429, 'Too many tries'],
  ])('is refused with a sentence for %s', async (_what, payload, status, sentence) => {
    const answer = await visit().post('sign-up', payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(sentence)
  })
})
