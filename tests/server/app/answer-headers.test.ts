import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewAddress } from '../../../server/commerce/customisation/preview-address.ts'
import { securityHeaders } from '../../../server/storefront/security-headers.ts'
import { productionEnvironment } from '../../factories/deployed-environment.ts'
import { site } from '../../factories/site.ts'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

let shop: WholeApp
let live: WholeApp
beforeAll(async () => {
  shop = await createWholeApp()
  live = await createWholeApp({ ...productionEnvironment(), LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
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

describe('the picture of a personalised line', () => {
  it('may do nothing where somebody opens it by itself', async () => {
    const drawing = { picture: '/images/none.jpg', text: 'Ann', at: { x: 0.5, y: 0.5, width: 0.3 } }
    const { status, headers } = await shop.send({ path: previewAddress(drawing, shop.runtime.config.ORDER_HASH_SECRET) })
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/svg+xml; charset=utf-8', 'nosniff'])
    expect(headers['content-security-policy']).toBe("default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox")
    // A drawing without its picture is not for caches.
    expect(headers['cache-control']).toBe('no-store')
  })
})
