import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAGING } from '../../factories/deployed-environment.ts'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

let shop: WholeApp
beforeAll(async () => {
  shop = await createWholeApp(STAGING)
})
afterAll(() => shop.close())

const PREFIXES = [
  '/assets',
  '/styles',
  '/fonts',
  '/contentful',
  '/algolia',
  '/cognito',
  '/payments',
  '/images',
  '/themes',
  '/data',
  '/api',
  '/api/webhooks',
  '/atmos',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/favicon.svg',
  '/_gate',
  '/_preview',
  '/_mailbox',
  '/en',
]
/** Each after a prefix, and before the page it would lead to. */
const DOTS = [
  '/../',
  '/./',
  '/x/../../',
  '/%2e%2e/',
  '/%2E%2e/',
  '/.%2e/',
  '/%2e./',
  '/%2e/',
  '//../',
  '/..\\',
  '\\..\\',
  '\\%2e%2e/',
  '/..%2f',
  '/%2e%2e%2F',
  '/..%5c',
  '%5C..%5C',
]

describe('an address with a dot segment', () => {
  it.each(PREFIXES)('below "%s" is refused with 400 in every spelling, and cached by nobody', async (prefix) => {
    for (const dots of DOTS) {
      const path = `${prefix}${dots}en`
      const { status, headers, body } = await shop.send({ path })
      expect([path, status]).toEqual([path, 400])
      expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/^(?:private, )?no-store$/)])
      expect(body).toContain('This address cannot be read')
    }
  })

  it.each(['/assets/..', '/assets/.', '/assets/%2e%2E', '/assets/..?page=2', '/assets/..#/en', '/..', '/.', '/../en', '/%2e/en'])(
    'at its beginning or its end, %s, is refused too',
    async (path) => {
      expect((await shop.send({ path })).status).toBe(400)
    },
  )

  it('is refused by every method, by the API in its own form [API-14]', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const page = await shop.send({ method, path: '/assets/../en' })
      const call = await shop.send({ method, path: '/api/../en' })
      expect([method, page.status, call.status, JSON.parse(call.body).code]).toEqual([method, 400, 400, 'BAD_ADDRESS'])
    }
    expect((await shop.send({ method: 'HEAD', path: '/assets/../en' })).status).toBe(400)
  })
})

describe('dots that are no segment of their own', () => {
  it.each(['/en/...', '/en/.hidden', '/en/a..b/c.', '/.well-known/x', '/en/search?query=/../x', '/en/%252e%252e/x'])(
    'in %s are refused by nobody but the gate',
    async (path) => {
      expect((await shop.send({ path })).status).toBe(401)
    },
  )

  it('in names of files are files', async () => {
    for (const path of ['/fonts/shop-sans.woff2', '/favicon.svg?from=../..'])
      expect([path, (await shop.send({ path })).status]).toEqual([path, 200])
  })
})
