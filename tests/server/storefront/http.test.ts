import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import formbody from '@fastify/formbody'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RenderRequest, RenderResponse } from '../../../src/pipeline/render-deps.ts'
import { carryParameters } from '../../../server/storefront/cache-key.ts'
import { pageFrameworkErrors } from '../../../server/storefront/refuse-address.ts'
import { guardAddresses } from '../../../server/storefront/guard-addresses.ts'
import { createPageCache } from '../../../server/storefront/page-cache.ts'
import { createPageHandler } from '../../../server/storefront/page-handler.ts'
import { site } from '../../factories/site.ts'
import { robotsText } from '../../../server/storefront/crawlers/robots-text.ts'
import { crawlersPlugin } from '../../../server/storefront/crawlers/crawlers-plugin.ts'
import { createTestShop } from '../../setup/shop.tsx'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'
import { noPages } from '../../factories/pages.ts'
import { navigationTree } from '../../factories/navigation.ts'
import { redirectStore } from '../../factories/redirects.ts'

let test: TestRuntime
const shop = createTestShop()
const render = vi.fn<(request: RenderRequest) => Promise<RenderResponse>>((request) => {
  if (request.url.pathname.endsWith('/defect')) return Promise.reject(new Error('a defect of our own'))
  if (request.url.pathname.endsWith('/cut'))
    return Promise.reject(new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }))
  return shop.respond(request.url.href, request)
})
const catalogue: { paths: readonly string[] } = { paths: ['/product/tee/1', '/product/<tee> & \u0001tie/2'] }
const app = Fastify({ frameworkErrors: pageFrameworkErrors({ isProduction: false }), routerOptions: { maxParamLength: 500 } })

beforeAll(async () => {
  test = await createTestRuntime()
  const { runtime } = test
  await app.register(formbody)
  guardAddresses(app, { config: { ...runtime.config, ALLOW_HTTP_HOSTS: 'shop.test' }, sites: runtime.sites })
  await app.register(crawlersPlugin, {
    runtime,
    redirects: redirectStore(),
    buildId: 'test',
    navigation: async () => navigationTree(),
    productPaths: {
      count: async () => catalogue.paths.length,
      list: async ({ offset, limit }) =>
        catalogue.paths.slice(offset, offset + limit).map((path) => ({ path, countries: ['US', 'GB'], pictures: ['/images/tee.jpg'] })),
    },
    preview: { get: async () => undefined },
    pages: { ...noPages(), listPaths: async () => ['/about', '/women', '/account', '/contact'] },
  })
  const cache = createPageCache({ now: runtime.clock.now, onBackgroundError: () => undefined })
  const handler = createPageHandler({ runtime, render, cache })
  app.get('/*', handler.page)
  app.post('*', handler.redirectReturn)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await test.close()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers } })

describe('a redirect', () => {
  const target = async (url: string) => (await get(url)).headers['location']

  it('keeps the whole query, campaign tags and tokens too, whoever came that way before [ROUTE-01]', async () => {
    expect(await target('/en/index.html')).toBe('/en/')
    expect(await target('/en/index.html?utm_source=x&token=a%26b&page=2')).toBe('/en/?page=2&utm_source=x&token=a%26b')
    expect(await target('/en/index.html?utm_source=y&utm_source=z')).toBe('/en/?utm_source=y&utm_source=z')
    expect(await target('/en/index.html?x=%0d%0aset-cookie:a=1')).toBe('/en/?x=%0D%0Aset-cookie%3Aa%3D1')
  })

  it('adds nothing that its target names already, and goes before a fragment', () => {
    const url = new URL('http://shop.test/en/sale?utm_source=x&page=3')
    expect(carryParameters('/en/women?utm_source=own#top', url)).toBe('/en/women?utm_source=own#top')
    expect(carryParameters('/en/women?sortBy=newest#top', url)).toBe('/en/women?sortBy=newest&utm_source=x#top')
    expect(carryParameters('https://other.example/a', url)).toBe('https://other.example/a?utm_source=x')
  })
})

describe('a site that is closed for work', () => {
  it('answers every page with the takeover, which nobody keeps, and opens at once [FRAME-06, FRAME-11]', async () => {
    await get('/en/women?sortBy=newest')
    test.runtime.maintenance.set('ald-gb', true)
    const answer = await get('/en/women?sortBy=newest')
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '3600', 'private, no-store'])
    expect(answer.body).toContain('data-kind="maintenance"')
    test.runtime.maintenance.reset()
    expect((await get('/en/women?sortBy=newest')).statusCode).toBe(200)
  })
})

describe('a page over HTTP', () => {
  it('is rendered once for everybody; campaign tags do not make it another page', async () => {
    render.mockClear()
    await Promise.all(['/en/women', '/en/women?utm_source=a', '/en/women?gclid=b&hidePopups=1'].map((url) => get(url)))
    await get('/en/women')
    expect(render).toHaveBeenCalledOnce()
    await get('/en/women?page=2')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('comes in brotli, gzip or plain, the same page in each', async () => {
    const [br, gzip, plain] = await Promise.all([
      get('/en/', { 'accept-encoding': 'gzip, br' }),
      get('/en/', { 'accept-encoding': 'gzip, br;q=0' }),
      get('/en/'),
    ])
    expect([br.headers['content-encoding'], gzip.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
      'br',
      'gzip',
      undefined,
    ])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['vary']).toContain('Accept-Encoding')
  })

  it('is compressed while a visitor waits, at a quality that costs no megabytes', async () => {
    const html = `<ul>${Array.from({ length: 2_000 }, (_, index) => `<li><a href="/en/product/${(index * 7919) % 1009}">Item ${(index * 104_729) % 2003}</a></li>`).join('')}</ul>`
    render.mockImplementationOnce(async ({ url }) => ({ ...(await shop.respond(url.href)), html: [html] }))
    const { rawPayload } = await get('/en/women?page=7', { 'accept-encoding': 'br' })
    const at = (quality: number) =>
      brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 17 } }).length
    expect(Math.ceil(Math.log2(html.length))).toBe(17)
    expect(at(7)).not.toBe(at(5))
    expect(rawPayload.length).toBe(at(5))
  })

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get('/en/')
    const again = await get('/en/', { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('carries the security headers, with no inline script allowed', async () => {
    const { headers } = await get('/en/')
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;| )/)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect((await get('/en/complete')).headers['referrer-policy']).toBe('no-referrer')
  })

  it('names what it was made from, for purging', async () => {
    expect(String((await get('/en/')).headers['surrogate-key']).split(' ')).toEqual(
      expect.arrayContaining(['site:ald-gb', 'page:home', 'page:header', 'kind:home']),
    )
  })

  it('follows a stored navigation context past the cache [HOME-02]', async () => {
    expect((await get('/en/')).statusCode).toBe(200)
    expect((await get('/en/', { cookie: 'navContext_alder_gb=men' })).headers['location']).toBe('/en/men')
    expect((await get('/en/')).statusCode).toBe(200)
  })

  it('tells caches in front that home depends on cookies, and no other page [HOME-02]', async () => {
    expect((await get('/en/')).headers['vary']).toBe('Accept-Encoding, Cookie')
    expect((await get('/en/', { cookie: 'navContext_alder_gb=men' })).headers['vary']).toBe('Accept-Encoding, Cookie')
    expect((await get('/en/women')).headers['vary']).toBe('Accept-Encoding')
  })
})

describe('cookies that no browser of a shopper sends', () => {
  const hostile = [
    'a=%E0%A4%A',
    '%',
    '=;==;;',
    '__proto__=x; constructor=y; toString=z',
    'navContext_alder_gb=%zz',
    `a=${'x'.repeat(8_000)}`,
  ]

  it.each(hostile)('change nothing about a page and break nothing: %s', async (cookie) => {
    expect((await get('/en/', { cookie })).statusCode).toBe(200)
    expect((await get('/en/', { cookie: `${cookie}; navContext_alder_gb=men` })).statusCode).toBeLessThan(400)
  })

  it('count by the first of a repeated name, also after one that cannot be read [HOME-02]', async () => {
    const cookie = '%E0%A4%A=1; a=%; navContext_alder_gb=men; navContext_alder_gb=women'
    expect((await get('/en/', { cookie })).headers['location']).toBe('/en/men')
  })
})

describe('an address that cannot be a page', () => {
  it.each([
    ['/en/%E0%A4%A', 400],
    ['/en//women', 404],
    [`/en/${'x'.repeat(9000)}`, 414],
  ])('%s is a page saying so', async (url, status) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  it('is not written to, whatever it is', async () => {
    expect((await app.inject({ method: 'POST', url: '/en/women', headers: { host: 'localhost' } })).statusCode).toBe(405)
  })
})

it('answers a defect of its own in the shopper’s language, with a number that finds the report and a link to try again [FRAME-08]', async () => {
  const answer = await get('/en/defect', { 'accept-language': 'ar' })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toMatch(/Reference <code dir="ltr">E-[0-9A-F]{8}<\/code>/)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const arabic = await get('/ae/ar/defect?page=2')
  expect(arabic.body).toContain('<a href="?page=2">المحاولة مرة أخرى</a>')
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">')
  expect(arabic.headers['content-language']).toBe('ar')
})

it('asks shoppers and crawlers to come again while the database does not answer', async () => {
  const answer = await get('/en/cut')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.body).toContain('<script src="/retry-page.js" defer="" data-after="5"></script>')
  expect(answer.body).toContain('This page tries again by itself.')
  expect((await get('/en/defect')).body).not.toContain('retry')
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

it('answers an address that cannot be read in a language the browser asks for, and lets nothing run there', async () => {
  const { statusCode, body, headers } = await get('/%', { 'accept-language': 'ja,en;q=0.5' })
  expect([statusCode, headers['content-language']]).toEqual([400, 'ja'])
  expect(body).toContain('このアドレスは読み取れません')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
})

it('takes a provider’s return by POST and goes on by GET with the parameters it knows [ROUTE-30]', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/us/en/redirect?utr=U1',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'redirectResult=R&evil=1&payload=P',
  })
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/us/en/redirect?utr=U1&redirectResult=R&payload=P'])
})

describe('http', () => {
  it.each(['localhost:3000', 'jp.localhost', '127.0.0.1', '[::1]:3000'])('is good enough on %s [API-18]', async (host) => {
    expect((await get('/en/', { host })).statusCode).toBe(200)
  })

  it('is good enough on hosts that a test network allows', async () => {
    expect((await get('/en/', { host: 'shop.test' })).statusCode).toBe(200)
  })

  it.each([
    ['GET', 301],
    ['HEAD', 301],
    ['POST', 308],
  ] as const)('becomes https on any other host, keeping address and method: %s by %s [API-18]', async (method, status) => {
    const answer = await app.inject({ method, url: '/us/en/women?page=2', headers: { host: 'Shop.Example:8080' } })
    expect([answer.statusCode, answer.headers['location']]).toEqual([status, 'https://shop.example/us/en/women?page=2'])
  })

  it.each(['localhost.shop.example', 'evil-localhost', '127.0.0.1.shop.example'])(
    'becomes https on %s, which only looks local',
    async (host) => {
      expect((await get('/en/', { host })).statusCode).toBe(301)
    },
  )

  it('lets probes in, and believes a proxy only where one is trusted [API-18]', async () => {
    const forwarded = { host: 'shop.example', 'x-forwarded-proto': 'https' }
    expect((await get('/en/', forwarded)).statusCode).toBe(301)
    const behindProxy = Fastify({ trustProxy: true })
    guardAddresses(behindProxy, test.runtime)
    behindProxy.get('/*', async () => 'shop')
    const statusOf = async (url: string, headers: Record<string, string>) => (await behindProxy.inject({ url, headers })).statusCode
    expect(await statusOf('/en/', forwarded)).toBe(200)
    expect(await statusOf('/en/', { ...forwarded, 'x-forwarded-proto': 'http' })).toBe(301)
    expect(await statusOf('/readyz', { host: '10.0.0.7' })).toBe(200)
    await behindProxy.close()
  })
})

describe('crawlers', () => {
  it('find in robots.txt what not to read and where the maps are', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain('Disallow: /us/es/checkout')
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })

  it('find the maps at the address that crawlers are to use, whichever of its names they asked', async () => {
    const { config } = test.runtime
    Object.assign(test.runtime, { config: { ...config, PUBLIC_ORIGIN: 'https://shop.example/' } })
    try {
      expect((await get('/robots.txt')).body).toContain('Sitemap: https://shop.example/sitemap.xml')
      expect((await get('/sitemap.xml')).body).toContain('<loc>https://shop.example/sitemap-ald-us.xml</loc>')
      expect((await get('/sitemap-ald-us.xml')).body).toContain('<loc>https://shop.example/us/en/about</loc>')
    } finally {
      Object.assign(test.runtime, { config })
    }
  })

  it('get one map a site with every page in every language', async () => {
    expect((await get('/sitemap.xml')).body).toContain('<loc>http://jp.localhost:3000/sitemap-ald-jp.xml</loc>')
    const { body } = await get('/sitemap-ald-us.xml')
    for (const path of ['/us/en/', '/us/es/women/shoes', '/us/es/product/tee/1', '/us/en/about'])
      expect(body).toContain(`<loc>http://localhost:3000${path}</loc>`)
    expect(body).not.toContain('/kids')
  })

  it('get as many maps as the products of a site need, each product once in every language', async () => {
    const { paths } = catalogue
    catalogue.paths = Array.from({ length: 23_000 }, (_, index) => `/product/tee/${index}`)
    try {
      const index = (await get('/sitemap.xml')).body
      const maps = [...index.matchAll(/<loc>http:\/\/localhost:3000(\/sitemap-ald-us[^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
      expect(maps.slice(0, 2)).toEqual(['/sitemap-ald-us.xml', '/sitemap-ald-us-2.xml'])
      const bodies = await Promise.all(maps.map(async (path) => (await get(path)).body))
      const found = bodies.map((body) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address))
      expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(10_000)
      const products = found.flat().filter((address) => address?.includes('/us/en/product/tee/'))
      expect(products).toHaveLength(23_000)
      expect(new Set(products).size).toBe(23_000)
      expect((await get(`/sitemap-ald-us-${maps.length + 1}.xml`)).statusCode).toBe(404)
      expect((await get('/sitemap-ald-us-0.xml')).statusCode).toBe(404)
    } finally {
      catalogue.paths = paths
    }
  })

  it('are not sent to a published page that a category or a page of every shop hides', async () => {
    const { body } = await get('/sitemap-ald-us.xml')
    expect(body.match(/\/us\/en\/women</g)).toHaveLength(1)
    expect(body).not.toContain('/account<')
    expect(body).toContain('/us/en/contact<')
  })

  it('find pictures of a product in its map, and its page in every language and country that sells it, itself included [LOCALE-36]', async () => {
    const { window } = new JSDOM()
    const map = new window.DOMParser().parseFromString((await get('/sitemap-ald-us.xml')).body, 'application/xml')
    const urls = [...map.querySelectorAll('url')].filter((url) => url.querySelector('loc')?.textContent?.endsWith('/product/tee/1'))
    expect(urls.map((url) => url.querySelector('loc')?.textContent)).toEqual(
      ['/us/en', '/us/es'].map((base) => `http://localhost:3000${base}/product/tee/1`),
    )
    for (const url of urls) {
      const links = [...url.getElementsByTagName('xhtml:link')].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])
      expect(links).toEqual([
        ['en-US', 'http://localhost:3000/us/en/product/tee/1'],
        ['es-US', 'http://localhost:3000/us/es/product/tee/1'],
        ['en-GB', 'http://localhost:3000/en/product/tee/1'],
        ['x-default', 'http://localhost:3000/en/product/tee/1'],
      ])
      expect(url.getElementsByTagName('image:loc')[0]?.textContent).toBe('http://localhost:3000/images/tee_1200w.jpg')
    }
  })

  it('are not sent to a product that the country does not sell', async () => {
    expect((await get('/sitemap-ald-ca.xml')).body).not.toContain('/product/tee/1')
  })

  it('get a map in brotli that is the same', async () => {
    const { rawPayload, headers } = await get('/sitemap-ald-us.xml', { 'accept-encoding': 'br' })
    expect(headers['vary']).toContain('Accept-Encoding')
    expect(brotliDecompressSync(rawPayload).toString()).toBe((await get('/sitemap-ald-us.xml')).body)
  })

  it('find the feeds of every site and language in robots.txt, and none that is off', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain('# feed google: http://localhost:3000/us/es/feeds/google.xml')
    expect(body).toContain('# feed openai: http://jp.localhost:3000/ja/feeds/openai.jsonl')
    const off = robotsText({ sites: [site('gb', { feeds: { google: false } })], origin: 'http://localhost:3000', isOpen: true })
    expect(off).not.toContain('google.xml')
    expect(off).toContain('# feed meta: http://localhost:3000/en/feeds/meta.csv')
  })

  it('find in llms.txt the countries, categories, pages and feeds of the host', async () => {
    const { body, headers } = await get('/llms.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^# Alder\n\n/)
    for (const line of [
      '- [United Kingdom, English](http://localhost:3000/en/): prices in GBP',
      '- [United Arab Emirates, Arabic](http://localhost:3000/ae/ar/): prices in AED',
      '- [/about](http://localhost:3000/en/about)',
      '- [google, United States, Spanish](http://localhost:3000/us/es/feeds/google.xml)',
      '- [Every page, by country](http://localhost:3000/sitemap.xml)',
    ])
      expect(body.split('\n')).toContain(line)
    expect(body).not.toContain('jp.localhost')
    const japanese = await get('/llms.txt', { host: 'jp.localhost:3000' })
    expect(japanese.body).toContain('- [日本、日本語](http://jp.localhost:3000/ja/): 価格はJPY'.replace('、', ', '))
  })

  it('find no llms.txt where nothing is to be crawled', async () => {
    expect((await get('/llms.txt', { host: 'preview.localhost:3000' })).statusCode).toBe(404)
  })

  it('get a map that XML can be read from, whatever the address of a product holds', async () => {
    const { window } = new JSDOM()
    const map = new window.DOMParser().parseFromString((await get('/sitemap-ald-us.xml')).body, 'application/xml')
    expect([...map.querySelectorAll('loc')].map(({ textContent }) => textContent)).toContain(
      'http://localhost:3000/us/en/product/<tee> & tie/2',
    )
  })
})
