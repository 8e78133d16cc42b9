import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../../server/storefront/security-headers.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { guestCredentials } from '../../factories/commerce-app.ts'
import { productionEnvironment } from '../../factories/deployed-environment.ts'
import { site } from '../../factories/site.ts'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

let shop: WholeApp
let live: WholeApp
beforeAll(async () => {
  shop = await createWholeApp()
  live = await createWholeApp({ ...productionEnvironment(), LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(async () => {
  await shop.close()
  await live.close()
})

const PATHS = [
  '/en/',
  '/en/nowhere',
  '/api/cart',
  '/api/nowhere',
  '/images/none.jpg',
  '/robots.txt',
  '/favicon.ico',
  '/_reports',
  '/healthz',
]
const EMBEDDED = [
  '/payments/simulator/none',
  '/payments/v71/payments',
  '/algolia/1/indexes',
  '/contentful/spaces',
  '/helpdesk/',
  '/_mailbox',
]
const BROKEN = ['/assets/../en', `/${'x'.repeat(9_000)}`]
/** The framework answers it before it reads the proxy's headers: over TLS or not is not known. */
const UNDECODABLE = '/%'

describe('every answer of the program', () => {
  it.each([...PATHS, ...EMBEDDED, ...BROKEN, UNDECODABLE])('forbids browsers to guess its type: %s', async (path) => {
    expect((await shop.send({ path })).headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([...PATHS, ...BROKEN])('in production over TLS asks for TLS ever after: %s', async (path) => {
    const over = (protocol: string) => live.send({ path, headers: { 'x-forwarded-proto': protocol } })
    expect((await over('https')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect((await over('http')).headers).not.toHaveProperty('strict-transport-security')
  })

  it('asks for no TLS where the shop is not in production, and for none of its own window where it is no page', async () => {
    const { headers } = await shop.send({ path: '/robots.txt', headers: { 'x-forwarded-proto': 'https' } })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('cross-origin-opener-policy')
  })
})

describe('what other sites may do with the shop', () => {
  it('is not to read its pages and its API into theirs', async () => {
    expect((await shop.send({ path: '/en/' })).headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await shop.send({ path: '/api/cart' })).headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  it('is not to show the pages of the test bank in a frame', async () => {
    for (const path of ['/payments/simulator/none', '/payments/challenge/none'])
      expect((await shop.send({ path })).headers['content-security-policy']).toBe("frame-ancestors 'self'")
  })
})

describe('a page', () => {
  const policyOf = (config?: Parameters<typeof securityHeaders>[0]['config']): string =>
    securityHeaders({ sites: [site('gb', { integrations: {} })], config })['content-security-policy'] ?? ''

  it('sends forms to the shop, shows frames of it and of the player, and pictures of it, and nothing else', async () => {
    const policy = policyOf({ BANK_HOSTS: undefined, IMAGE_HOSTS: undefined, CONTENTFUL_HOST: undefined })
    expect(policy).toContain("; form-action 'self';")
    expect(policy).toContain("; frame-src 'self' https://player.vimeo.com;")
    expect(policy).toContain("; img-src 'self' data:;")
    expect((await shop.send({ path: '/en/' })).headers['content-security-policy']).toContain("; form-action 'self';")
  })

  it('sends payments to the banks that are configured, and shows pictures of the hosts that are', async () => {
    const policy = policyOf({
      BANK_HOSTS: 'https://*.bank.example https://wallet.example',
      IMAGE_HOSTS: 'https://media.example',
      CONTENTFUL_HOST: 'https://cdn.contentful.com',
    })
    expect(policy).toContain("; form-action 'self' https://*.bank.example https://wallet.example;")
    expect(policy).toContain("; frame-src 'self' https://player.vimeo.com https://*.bank.example https://wallet.example;")
    expect(policy).toContain("; img-src 'self' data: https://media.example https://images.ctfassets.net;")
    const { headers } = await live.send({ path: '/en/', headers: { 'x-forwarded-proto': 'https' } })
    expect(headers['content-security-policy']).toContain("form-action 'self' https://*.bank.example")
  })
})

describe('the preview of a personalised line', () => {
  it.each(['/\\evil.example/x.png', '//evil.example/x.png', '/\t/evil.example/x.png', 'https://evil.example/x.png', '/a\\..\\x.png'])(
    'is of the shop, not at %j',
    async (thumbnail) => {
      expect((await add(thumbnail)).status).toBe(400)
    },
  )

  it('may be a picture that the shop made', async () => {
    expect((await add('/images/previews/1.png')).status).toBe(200)
  })

  const add = async (thumbnail: string) => {
    const call = (path: string, body: object, session = {}) =>
      shop.send({
        method: 'POST',
        path: `/api${path}?siteTag=ald-gb&lang=en`,
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          authorization: guestCredentials,
          ...session,
        },
        body: JSON.stringify(body),
      })
    const begun = await call('/basic-session', { language: 'en', sitePublicId: 'ald-gb' })
    const customisation = { inputs: [{ key: 'text', value: 'Ann' }], display: { previewImage: { thumbnail } } }
    const line = { setCode: '1-A', quantity: 1, productId: '1', customisation, forceBasketClear: false }
    return call('/cart', line, { shoppingsessionid: String(JSON.parse(begun.body).sessionId) })
  }
})
