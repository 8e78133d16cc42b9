import { readdirSync, readFileSync } from 'node:fs'
import { validate } from '@readme/openapi-parser'
import fastify, { type RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commercePlugin } from '../../../server/commerce/commerce-plugin.ts'
import { projectPath } from '../../../server/paths.ts'
import { answerProblems, apiDocument, documentedCodes, OPERATION_KEYS } from '../../factories/api-document.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, card, checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, guestCredentials, type CommerceApp } from '../../factories/commerce-app.ts'
import { redirectAction } from '../../factories/fake-gateway.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }, { sku: '1-B' }] })
})
afterAll(() => shop.close())

describe('the document of the API', () => {
  it('is valid OpenAPI 3.1', async () => {
    // The parser resolves references in what it is given.
    const result = await validate(JSON.parse(JSON.stringify(apiDocument)))
    expect(result.valid ? [] : result.errors).toEqual([])
    expect(apiDocument.openapi).toBe('3.1.0')
  })

  it('says nothing of the requirements that our comments name', () => {
    expect(JSON.stringify(apiDocument)).not.toMatch(/\b(?:[A-Z]{3,}-\d+|product\.md|contracts \d)/)
  })

  it('has every route of the API, and no other', async () => {
    const app = fastify()
    const routes: RouteOptions[] = []
    app.addHook('onRoute', (route) => void routes.push(route))
    await app.register(commercePlugin, shop.deps)
    await app.ready()
    const calls = routes
      // Forms are pages, and what no route answers is answered by one of its own.
      .filter(({ url, method }) => !url.startsWith('/forms/') && method !== 'HEAD' && !Array.isArray(method))
      .map(({ url, method }) => `${String(method)} ${url.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{rest}')}`)
    await app.close()
    expect(calls.length).toBeGreaterThan(50)
    expect(OPERATION_KEYS.toSorted()).toEqual(calls.toSorted())
  })

  it('names every code that the API refuses with, and no other', () => {
    const sources = readdirSync(projectPath('server/commerce'), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => file.endsWith('.ts') && !/^(orders\/(after|desk)|plain-forms|mail|invoice|merchant|routes\/operations)\//.test(file),
      )
      .map((file) => readFileSync(projectPath(`server/commerce/${file}`), 'utf8'))
      .join('\n')
    const refusals = /(?:ApiProblem\(\s*[\w.]+,\s*|code: |exceeded\(|50\d, |\[4\d\d, )'([A-Z][A-Z_]+)'/g
    const thrown = new Set([...sources.matchAll(refusals)].map(([, code = '']) => code))
    // What a submit answers when all is well.
    thrown.delete('SUCCESS')
    expect(thrown.size).toBeGreaterThan(50)
    expect([...documentedCodes()].toSorted()).toEqual([...thrown].toSorted())
  })

  it('is answered by the shop, to whoever asks', async () => {
    const answer = await shop.send({ url: '/api/openapi.json' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(apiDocument)
  })
})

describe('what the API answers', () => {
  it('is what the document says, from the first look to the order', async () => {
    const guest = await shop.guest()
    const wrong = async (call: string, answer: ReturnType<typeof guest.get>) => answerProblems(call, await answer)
    const cart = (await guest.add('1-A', 2)).json()
    const line = String(cart.items[0].lineItemId)
    const session = shop.send({
      method: 'POST',
      url: '/api/basic-session',
      body: { language: 'en', sitePublicId: 'ald-gb' },
      headers: { authorization: guestCredentials },
    })
    const address = { ...addresses.GB, addressType: 'DELIVERY' }
    const found = [
      await wrong('post /api/basic-session', session),
      await wrong('get /api/product/s/{id}', guest.get('/product/s/1')),
      await wrong('get /api/filters/s/ALL', guest.get('/filters/s/ALL')),
      await wrong('get /api/cart/promotions', guest.get('/cart/promotions')),
      await wrong('get /api/territory', guest.get('/territory')),
      await wrong('get /api/validation/{country}/{type}', guest.get('/validation/GB/shipping')),
      await wrong('get /api/country-detection', guest.get('/country-detection')),
      await wrong('post /api/cart', guest.add('1-B')),
      await wrong('put /api/cart/{lineItemId}', guest.put(`/cart/${line}`, { quantity: 1 })),
      await wrong('post /api/cart/address', guest.post('/cart/address', address)),
      await wrong('post /api/checkout/consumer', guest.post('/checkout/consumer', { email: 'ada@example.org' })),
      await wrong('get /api/cart', guest.get('/cart')),
      await wrong('get /api/checkout/paymentSession', guest.get('/checkout/paymentSession')),
    ]
    const submitted = await submit(guest)
    const { rawToken, utr } = submitted.json()
    found.push(
      answerProblems('post /api/checkout', submitted),
      await wrong('put /api/checkout/payment/{utr}', guest.put(`/checkout/payment/${utr}`, {})),
      await wrong('post /api/checkout/completion', guest.post('/checkout/completion', { authorization: rawToken, utr })),
    )
    expect(found.flat()).toEqual([])
  })

  it('is what the document says of an account', async () => {
    const member = await shop.member('ida')
    const wrong = async (call: string, answer: ReturnType<typeof member.get>) => answerProblems(call, await answer)
    const saved = await member.post('/v1/addresses?type=shipping', addresses.GB)
    await member.add('1-A')
    const order = (await submit(member)).json()
    const placed = (await member.post('/checkout/completion', { authorization: order.rawToken, utr: order.utr })).json()
    expect([
      answerProblems('post /api/v1/addresses', saved),
      await wrong('get /api/v1/addresses', member.get('/v1/addresses')),
      await wrong('put /api/v1/addresses/{id}/remove', member.put(`/v1/addresses/${saved.json().reference}/remove`)),
      await wrong('post /api/v1/account/favorites', member.post('/v1/account/favorites', { add: ['1'] })),
      await wrong('post /api/v1/account/payments', member.post('/v1/account/payments', card)),
      await wrong('get /api/v1/account/payments', member.get('/v1/account/payments')),
      await wrong('get /api/v1/account/marketing', member.get('/v1/account/marketing')),
      await wrong('get /api/v1/account/export', member.get('/v1/account/export')),
      await wrong('get /api/order/history', member.get('/order/history')),
      await wrong('get /api/order/{id}', member.get(`/order/${placed.orderReference}`)),
    ]).toEqual(Array.from({ length: 10 }, () => []))
  })

  it('is what the document says of a refusal, with a code that the call has', async () => {
    const guest = await shop.guest()
    const wrong = async (call: string, status: number, answer: ReturnType<typeof guest.get>) => {
      const { statusCode, ...rest } = await answer
      return [...(statusCode === status ? [] : [`${call} answers ${statusCode}`]), ...answerProblems(call, { statusCode, body: rest.body })]
    }
    const stranger = shop.send({ url: '/api/cart', headers: { shoppingsessionid: 'unknown' } })
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    await guest.add('1-A')
    const { DELIVERY: _none, ...alone } = checkoutBody().addresses
    expect([
      await wrong('get /api/cart', 401, stranger),
      await wrong('post /api/cart', 400, guest.post('/cart', { setCode: '1-A' })),
      await wrong('post /api/cart', 409, guest.post('/cart', { setCode: 'none', quantity: 1 })),
      await wrong('put /api/cart/voucher', 404, guest.put('/cart/voucher', { apply: 'NOTHING' })),
      await wrong('post /api/checkout', 422, submit(guest, checkoutBody('GB', { addresses: { ...alone, BILLING: {} } }))),
      await wrong('post /api/checkout', 400, guest.post('/checkout', checkoutBody())),
      await wrong('post /api/checkout', 428, submit(guest)),
      await wrong('get /api/v1/addresses', 401, guest.get('/v1/addresses')),
    ]).toEqual(Array.from({ length: 8 }, () => []))
  })
})
