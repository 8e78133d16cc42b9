import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dataFilesPlugin } from '../../../server/publishing/data-files-plugin.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { redirectStore } from '../../factories/redirects.ts'

let test: CommerceApp
let gb: Shopper
let us: Shopper
beforeAll(async () => {
  test = await createCommerceApp()
  const pages = { get: async () => undefined, listKeys: async () => [], listPaths: async () => [] }
  await test.app.register(dataFilesPlugin, {
    runtime: test.runtime,
    pages,
    readNavigation: async () => [],
    redirects: redirectStore(),
    buildId: 'test',
  })
  gb = await test.guest('ald-gb')
  us = await test.guest('ald-us')
})
afterAll(() => test.close())
afterEach(() => test.runtime.maintenance.reset())

const configOf = async (siteTag: string): Promise<unknown> => {
  const { maintenance } = (await test.app.inject({ url: `/themes/config.json?siteTag=${siteTag}` })).json<{
    maintenance: { enabled: boolean }
  }>()
  return maintenance.enabled
}

describe('the API of a site that is closed for work', () => {
  it('answers every call with 503 MAINTENANCE and when to come back; other sites are open [FRAME-11]', async () => {
    test.runtime.maintenance.set('ald-gb', true)
    for (const answer of [await gb.get('/cart'), await gb.get('/product/s/900001'), await gb.post('/checkout/payment', {})]) {
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toMatchObject({ code: 'MAINTENANCE' })
      expect(answer.headers).toMatchObject({ 'retry-after': '3600', 'cache-control': 'private, no-store' })
    }
    expect((await us.get('/cart')).statusCode).toBe(200)
  })

  it('goes by the session where a call names no site', async () => {
    test.runtime.maintenance.set('ald-gb', true)
    const confirm = (headers: Shopper['headers']) => test.send({ method: 'PUT', url: '/api/checkout/payment/unknown', body: {}, headers })
    expect((await confirm(us.headers)).statusCode).not.toBe(503)
    expect((await confirm(gb.headers)).statusCode).toBe(503)
  })

  it('is open to merchandisers on a preview host', async () => {
    test.runtime.maintenance.set('ald-gb', true)
    expect((await gb.get('/cart', { host: 'preview.localhost:3000' })).statusCode).toBe(200)
  })

  it('the site’s configuration shows when the shop is open again, and the bag is still there then [FRAME-11]', async () => {
    test.runtime.maintenance.set('ald-gb', true)
    expect([await configOf('ald-gb'), await configOf('ald-us')]).toEqual([true, false])
    test.runtime.maintenance.set('ald-gb', false)
    expect(await configOf('ald-gb')).toBe(false)
    expect((await gb.get('/cart')).statusCode).toBe(200)
  })
})

describe('MAINTENANCE_MODE', () => {
  it('closes every site, and notifications wait for the sender to repeat them', async () => {
    const closed = await createCommerceApp({ MAINTENANCE_MODE: '1' })
    for (const url of ['/api/territory?siteTag=ald-jp', '/api/territory', '/api/webhooks/payments']) {
      const answer = await closed.send({ method: url.includes('webhooks') ? 'POST' : 'GET', url, body: {} })
      expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 503, 'MAINTENANCE'])
    }
    await closed.close()
  })
})
