import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { createInProcessFetch } from '../../../server/operations/in-process-fetch.ts'
import { guardAddresses } from '../../../server/storefront/guard-addresses.ts'

const SITES = [{ hosts: ['shop.jp.example'] }, { hosts: [] }]
const LIVE = {
  PUBLIC_ORIGIN: 'https://shop.example',
  HOSTS: 'preview.shop.example, WWW.shop.example',
  ALLOW_HTTP_HOSTS: 'balancer.internal',
}

const shop = (variables: NodeJS.ProcessEnv, settings: object = {}) => {
  const config = { ...readConfig({ APP_ENV: 'test', ...variables }), ...settings }
  const app = Fastify({ trustProxy: true })
  guardAddresses(app, { config, sites: SITES })
  app.get('/*', async () => 'shop')
  const ask = (host: string, url = '/en/', headers = {}) => app.inject({ url, headers: { host, 'x-forwarded-proto': 'https', ...headers } })
  return { app, config, statusOf: async (...request: Parameters<typeof ask>) => (await ask(...request)).statusCode, ask }
}
const live = () => shop(LIVE, { APP_ENV: 'production', HOST: '0.0.0.0' })

describe('a shop that others reach', () => {
  it.each(['shop.example', 'SHOP.example', 'shop.jp.example', 'www.shop.example:443', 'preview.shop.example', 'balancer.internal'])(
    'answers to its own name %s',
    async (host) => {
      expect(await live().statusOf(host)).toBe(200)
    },
  )

  it.each(['evil.example', 'shop.example.evil.example', 'preview.evil.example', 'localhost', '127.0.0.1', '10.0.0.7'])(
    'does not say that it is %s, and nobody may cache that',
    async (host) => {
      const answer = await live().ask(host)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([421, 'no-store'])
      expect(answer.body).not.toContain(host)
    },
  )

  it.each(['shop.example:1337', 'www.shop.example:8080', 'shop.jp.example:3000'])(
    'does not say that it is at %s, a port that nobody serves: that page would be in caches',
    async (host) => {
      const answer = await live().ask(host)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([421, 'no-store'])
      const forwarded = await live().ask('shop.example', '/en/', { 'x-forwarded-host': host })
      expect(forwarded.statusCode).toBe(421)
    },
  )

  it('answers at the port of its public address, and by a name that may stay on http at any', async () => {
    const { statusOf } = shop({ ...LIVE, PUBLIC_ORIGIN: 'https://shop.example:8443' }, { APP_ENV: 'production', HOST: '0.0.0.0' })
    const hosts = ['shop.example:8443', 'shop.example', 'balancer.internal:3000', 'shop.example:9443']
    expect(await Promise.all(hosts.map((host) => statusOf(host)))).toEqual([200, 200, 200, 421])
  })

  it('takes no stranger’s name from a proxy either, and says so in the API’s own form', async () => {
    const answer = await live().ask('shop.example', '/api/cart', { 'x-forwarded-host': 'evil.example' })
    expect([answer.statusCode, answer.json().code]).toEqual([421, 'UNKNOWN_HOST'])
  })

  it('answers probes by any name, and itself', async () => {
    const { app, config, statusOf } = live()
    expect([await statusOf('10.0.0.7', '/healthz'), await statusOf('10.0.0.7', '/readyz')]).toEqual([200, 200])
    const itself = createInProcessFetch(() => app, config.origin)
    expect((await itself(`${config.origin}/algolia/1/indexes`)).status).toBe(200)
  })
})

describe('a shop with the embedded CMS', () => {
  const embedded = (cms: 'embedded' | 'real') => {
    const { services } = readConfig({ APP_ENV: 'test' })
    const { app } = shop(LIVE, { APP_ENV: 'production', HOST: '0.0.0.0', services: { ...services, cms } })
    return async (url: string, remoteAddress = '127.0.0.1', host = 'localhost:3000') =>
      (await app.inject({ url, remoteAddress, headers: { host } })).statusCode
  }
  const CMS = '/contentful/spaces/vitrine'

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is reached by its own program at %s without being named in HOSTS', async (address) => {
    expect(await embedded('embedded')(CMS, address)).toBe(200)
  })

  it.each([
    ['from another machine', 'embedded', CMS, '10.0.0.7', 'localhost:3000'],
    ['by a stranger’s name', 'embedded', CMS, '127.0.0.1', 'evil.example'],
    ['for pages', 'embedded', '/en/', '127.0.0.1', 'localhost:3000'],
    ['for what only begins alike', 'embedded', '/contentfully', '127.0.0.1', 'localhost:3000'],
    ['where the CMS is the vendor’s', 'real', CMS, '127.0.0.1', 'localhost:3000'],
  ] as const)('is not reached so %s', async (_what, cms, url, address, host) => {
    expect(await embedded(cms)(url, address, host)).toBe(421)
  })
})

describe('a developer’s shop', () => {
  it('answers to this machine’s names, and to no website whose name leads here', async () => {
    const { statusOf } = shop({ APP_ENV: 'development' })
    expect(await Promise.all(['localhost:3000', 'preview.localhost', '127.0.0.1', '[::1]:3000'].map((host) => statusOf(host)))).toEqual([
      200, 200, 200, 200,
    ])
    expect(await statusOf('rebound.example')).toBe(421)
  })

  it('answers to any name where it was told to listen to others', async () => {
    expect(await shop({ APP_ENV: 'development', HOST: '0.0.0.0' }).statusOf('laptop.local')).toBe(200)
  })
})
