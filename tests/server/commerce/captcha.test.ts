import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commercePlugin } from '../../../server/commerce/commerce-plugin.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { checkoutBody } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'

let shop: CommerceApp
let guarded: FastifyInstance
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
  const sites = shop.runtime.sites.map((site) => ({
    ...site,
    integrations: { ...site.integrations, recaptcha: { enabled: true, baseUrl: 'https://captcha.example' } },
  }))
  const scores: Readonly<Record<string, object>> = {
    'captcha-pass': { success: true, score: 0.9 },
    low: { success: true, score: 0.3 },
    solved: { success: true },
    bad: { success: false },
    other: { success: true, score: 0.9, action: 'subscribe' },
  }
  const fetch: typeof globalThis.fetch = async (_address, init) =>
    Response.json(scores[new URLSearchParams(String(init?.body)).get('response') ?? ''] ?? { success: false })
  guarded = Fastify()
  await guarded.register(commercePlugin, { ...shop.deps, runtime: { ...shop.runtime, sites, fetch } })
})
afterAll(async () => {
  await guarded.close()
  await shop.close()
})

describe('the captcha of a session with many refused payments', () => {
  const pay = async (shopper: Shopper, headers: Readonly<Record<string, string>>) => {
    const answer = await guarded.inject({
      method: 'POST',
      url: '/api/checkout?siteTag=ald-gb&lang=en',
      remoteAddress: shopper.address,
      headers: { ...shopper.headers, ...headers, 'idempotency-key': randomUUID() },
      payload: checkoutBody(),
    })
    return [answer.statusCode, answer.json().code, answer.headers['retry-after']]
  }

  it('takes a solved challenge and no score, and after thirty refusals nothing', async () => {
    shop.gateway.behave = () => ({ kind: 'refused', reason: 'DECLINED' })
    const shopper = await shop.guest()
    await shopper.add('1-A')
    const scored = { 'x-recaptcha-v3-token': 'captcha-pass' }
    const solved = { 'x-recaptcha-v2-token': 'solved' }
    for (let tries = 0; tries < 10; tries += 1) expect((await pay(shopper, scored))[0]).toBe(402)
    expect(await pay(shopper, scored)).toEqual([403, 'CAPTCHA_REQUIRED', undefined])
    for (let tries = 0; tries < 20; tries += 1) expect((await pay(shopper, solved))[0]).toBe(402)
    expect(await pay(shopper, solved)).toEqual([429, 'TOO_MANY_PAYMENTS', '900'])
    expect(shop.gateway.asked).toHaveLength(30)
  })
})

describe('the captcha of payments', () => {
  const start = async (headers: Readonly<Record<string, string>>, remoteAddress?: string) => {
    const shopper = await shop.guest()
    const answer = await guarded.inject({
      method: 'POST',
      url: '/api/checkout/payment?siteTag=ald-gb',
      remoteAddress: remoteAddress ?? shopper.address,
      headers: { ...shopper.headers, ...headers },
      payload: { paymentMethod: 'creditcard', userAgent: 'test' },
    })
    return [answer.statusCode, answer.json().code]
  }

  it('sells ten times to an address that cannot load the captcha, and then asks for one [CALL-07]', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect(await start({}, '203.0.113.9')).toEqual([422, 'CARD_MISSING'])
    expect(await start({}, '203.0.113.9')).toEqual([403, 'CAPTCHA_REQUIRED'])
    expect(await start({ 'x-recaptcha-v3-token': 'captcha-pass' }, '203.0.113.9')).toEqual([422, 'CARD_MISSING'])
    expect(await start({}, '203.0.113.10')).toEqual([422, 'CARD_MISSING'])
  })

  it('requires a captcha challenge at a low score and for a token of another action, and accepts a solved one [CALL-07]', async () => {
    expect(await start({ 'x-recaptcha-v3-token': 'other' })).toEqual([403, 'CAPTCHA_REQUIRED'])
    expect(await start({ 'x-recaptcha-v3-token': 'low' })).toEqual([403, 'CAPTCHA_REQUIRED'])
    expect(await start({ 'x-recaptcha-v2-token': 'bad' })).toEqual([403, 'CAPTCHA_REQUIRED'])
    expect(await start({ 'x-recaptcha-v3-token': 'captcha-pass' })).toEqual([422, 'CARD_MISSING'])
    expect(await start({ 'x-recaptcha-v3-token': 'low', 'x-recaptcha-v2-token': 'solved' })).toEqual([422, 'CARD_MISSING'])
  })

  it('requires no captcha where the integration is off [CALL-07]', async () => {
    const answer = await (await shop.guest()).post('/checkout/payment', { paymentMethod: 'creditcard', userAgent: 'test' })
    expect(answer.json().code).toBe('CARD_MISSING')
  })
})
