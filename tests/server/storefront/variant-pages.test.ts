import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageCache, type PageCache } from '../../../server/storefront/page-cache.ts'
import { createPageHandler } from '../../../server/storefront/page-handler.ts'
import { dataFilesPlugin } from '../../../server/publishing/data-files-plugin.ts'
import type { RenderRequest } from '../../../src/pipeline/render-deps.ts'
import { node, page } from '../../factories/pages.ts'
import { redirectStore } from '../../factories/redirects.ts'
import { cookieOf, halfAndHalf, visitorOf } from '../../factories/variants.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'
import { createTestShop } from '../../setup/shop.tsx'

const blocks = [...halfAndHalf(), ...halfAndHalf('below'), node('text', { props: { text: 'The rest' } })]
const home = page('home', blocks)
const shop = createTestShop({ pages: { home } })
const render = vi.fn<(request: RenderRequest) => ReturnType<typeof shop.respond>>((request) => shop.respond(request.url.href, request))
const app = Fastify()
let test: TestRuntime
let cache: PageCache

beforeAll(async () => {
  test = await createTestRuntime()
  const { runtime } = test
  await app.register(dataFilesPlugin, {
    runtime,
    buildId: 'b1',
    redirects: redirectStore(),
    pages: { get: async ({ key }) => (key === 'home' ? home : page('contact')), listKeys: async () => [], listPaths: async () => [] },
    readNavigation: async () => [],
  })
  const replaceable: PageCache = {
    get: (...read) => cache.get(...read),
    purge: (keys) => cache.purge(keys),
    settled: () => cache.settled(),
  }
  app.get('/*', createPageHandler({ runtime, render, cache: replaceable }).page)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await test.close()
})
beforeEach(() => {
  render.mockClear()
  cache = createPageCache({ now: test.runtime.clock.now, onBackgroundError: () => undefined })
})

const get = (url: string, cookie = '') => app.inject({ url, headers: { host: 'localhost:3000', cookie } })
const words = (body: string): string => [...body.matchAll(/<p>Words (\w)<\/p>/g)].map(([, letter]) => letter).join('')
const seesB = visitorOf(blocks, 'b')
const seesA = visitorOf(blocks, 'a')

describe('a page with a test', () => {
  it('is for each visitor who agreed to statistics the page of her variants, from the cache too', async () => {
    const both = Array.from({ length: 40 }, (_, index) => index * 13)
    const first = await Promise.all(both.map(async (visitor) => words((await get('/en/', cookieOf(visitor))).body)))
    const again = await Promise.all(both.map(async (visitor) => words((await get('/en/', cookieOf(visitor))).body)))
    expect(again).toEqual(first)
    expect(new Set(first)).toEqual(new Set(['AA', 'AB', 'BA', 'BB']))
  })

  it('is made once for each combination that is seen, not once for each visitor', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, visitor) => get('/en/', cookieOf(visitor))))
    expect(render).toHaveBeenCalledTimes(4)
  })

  it('is never given to a visitor of another variant, whoever of them comes first', async () => {
    for (const order of [
      ['b', 'a'],
      ['a', 'b'],
    ]) {
      cache = createPageCache({ now: test.runtime.clock.now, onBackgroundError: () => undefined })
      for (const name of order) {
        const { body } = await get('/en/', cookieOf(name === 'b' ? seesB : seesA))
        expect(words(body).slice(0, 1)).toBe(name.toUpperCase())
      }
    }
  })

  it('has the chosen block alone in its HTML and in its state', async () => {
    const { body } = await get('/en/', cookieOf(seesB))
    expect(body).toContain('Words B')
    expect(body).not.toContain('hero-words-a')
  })

  it('is the original without consent, without a number, and with a number that nobody was given', async () => {
    const broken = ['10000', '-1', '1e3', '%', '', "1' or '1'='1", '٣', '9'.repeat(4000)].map((number) => cookieOf(number))
    for (const cookie of ['', cookieOf(seesB, false), `variantNumber=${seesB}`, ...broken]) {
      const answer = await get('/en/', cookie)
      expect([answer.statusCode, words(answer.body)]).toEqual([200, 'AA'])
    }
    expect(render).toHaveBeenCalledOnce()
  })

  it('is stored by nobody in front of the shop, and each variant has a tag of its own', async () => {
    const [b, a] = [await get('/en/', cookieOf(seesB)), await get('/en/')]
    expect([a.headers['cache-control'], b.headers['cache-control']]).toEqual(['private, no-cache', 'private, no-cache'])
    expect(a.headers['etag']).toMatch(/^W\//)
    expect(b.headers['etag']).not.toBe(a.headers['etag'])
    const sameTag = { host: 'localhost:3000', cookie: cookieOf(seesB), 'if-none-match': String(a.headers['etag']) }
    expect((await app.inject({ url: '/en/', headers: sameTag })).statusCode).toBe(200)
  })

  it('goes with all its variants when it is published again', async () => {
    await Promise.all([get('/en/', cookieOf(seesB)), get('/en/')])
    const made = render.mock.calls.length
    cache.purge(['page:home'])
    await Promise.all([get('/en/', cookieOf(seesB)), get('/en/')])
    expect(render).toHaveBeenCalledTimes(2 * made)
  })

  it('is the same page to in-app navigation, which nobody else is given', async () => {
    const file = '/data/pages/home_en.json?siteTag=ald-gb&lang=en&cb=b1'
    for (const [visitor, name] of [
      [seesB, 'b'],
      [seesA, 'a'],
    ] as const) {
      const answer = await get(file, cookieOf(visitor))
      const chosen = (answer.json() as typeof home).blocks.map(({ id }) => id)
      expect(chosen).toContain(`hero-words-${name}`)
      expect(chosen).toHaveLength(3)
      expect(answer.headers['cache-control']).toBe('private, no-cache')
    }
    expect((await get('/data/pages/contact_en.json?siteTag=ald-gb&lang=en&cb=b1')).headers['cache-control']).toBe('public, max-age=60')
  })
})

describe('a page without a test', () => {
  it('is one page for everybody, as caches in front of the shop may keep it', async () => {
    const answers = await Promise.all([get('/en/women'), get('/en/women', cookieOf(seesB)), get('/en/women', cookieOf(seesA))])
    expect(render).toHaveBeenCalledOnce()
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(
      new Set(['public, max-age=0, s-maxage=60, stale-while-revalidate=300']),
    )
  })
})
