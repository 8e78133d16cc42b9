import Fastify, { type FastifyInstance } from 'fastify'
import { brotliDecompressSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bumpRevision } from '../../../server/catalogue/catalogue-revision.ts'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { feedsPlugin } from '../../../server/feeds/feeds-plugin.ts'
import type { FeedProduct, readFeedProducts } from '../../../server/feeds/read-feed-products.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'
import { download } from './download.ts'

let test: TestRuntime
let app: FastifyInstance

/** A catalogue of any length that counts how far it was read. */
const catalogue = { parts: 0, read: 0, isEnded: false, failsAt: Infinity, perPart: 50 }

const product = (index: number): FeedProduct => ({
  id: String(index),
  slug: `tee-${index}`,
  groupId: null,
  brandName: 'Nordlys',
  name: { en: `Tee ${index}` },
  // Long and unlike the others, so that little of it is on its way at once.
  description: { en: Array.from({ length: 60 }, (_, word) => ((index * 7919 + word * 104_729) % 999_983).toString(36)).join(' ') },
  details: { en: '' },
  categories: [],
  media: [{ src: '/images/tee.jpg', width: 1200, height: 1500, alt: { en: '' } }],
  rating: null,
  isFinalSale: false,
  isOversize: false,
  variants: [
    {
      sku: `sku-${index}`,
      productId: String(index),
      color: null,
      size: null,
      sizeType: null,
      needsShipping: true,
      gtin: null,
      mpn: null,
      list: 2000,
      sale: 2000,
      quantity: 1,
      state: 'STOCKED',
      shipDateStart: null,
      shipDateEnd: null,
    },
  ],
})

const read: typeof readFeedProducts = async function* () {
  try {
    for (; catalogue.read < catalogue.parts;) {
      if (catalogue.read === catalogue.failsAt) throw new Error('The catalogue does not answer')
      catalogue.read += 1
      yield Array.from({ length: catalogue.perPart }, (_, index) => product(catalogue.read * catalogue.perPart + index))
    }
  } finally {
    catalogue.isEnded = true
  }
}

const reported = vi.fn(() => 'E-00000000')

beforeAll(async () => {
  test = await createTestRuntime()
  await insertProduct(test.runtime.database, { id: '1', variants: [{ sku: '1-A', quantity: 2 }] })
})
beforeEach(async () => {
  Object.assign(catalogue, { parts: 3, read: 0, isEnded: false, failsAt: Infinity })
  reported.mockClear()
  app = Fastify()
  await app.register(feedsPlugin, { runtime: { ...test.runtime, reportFailure: reported }, buildId: 'test', read })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())
afterAll(() => test.close())

const FEED = '/en/feeds/openai.jsonl'

describe('a feed', () => {
  it('of 100,000 products is read as fast as it is taken, a few parts ahead of whoever downloads it', async () => {
    catalogue.parts = 2_000
    const { bytes } = await download(app, FEED, { giveUpAfter: 200_000 })
    const taken = bytes.toString().split('\n').length - 1
    const ahead = catalogue.read * catalogue.perPart - taken
    // What is on its way in sockets and streams, not the catalogue.
    expect(ahead).toBeLessThan(20_000)
    expect(catalogue.read).toBeLessThan(500)
  })

  it.each(['identity', 'gzip', 'br'])('that is given up is read no further: %s', async (coding) => {
    catalogue.parts = 100_000
    await download(app, FEED, { giveUpAfter: 50_000, headers: { 'accept-encoding': coding } })
    await expect.poll(() => catalogue.isEnded).toBe(true)
    const { read: before } = catalogue
    await new Promise((resolve) => void setTimeout(resolve, 50))
    expect(catalogue.read).toBe(before)
    expect(reported).not.toHaveBeenCalled()
  })

  it.each(['identity', 'gzip', 'br'])(
    'whose catalogue fails midway breaks off, so that half of it passes for no whole one: %s',
    async (coding) => {
      Object.assign(catalogue, { parts: 400, failsAt: 200 })
      const { status, isWhole } = await download(app, FEED, { headers: { 'accept-encoding': coding } })
      expect([status, isWhole]).toEqual([200, false])
      expect(reported).toHaveBeenCalledWith(expect.objectContaining({ code: 'feedBroken' }))
    },
  )

  it('is complete when it is sent in brotli', async () => {
    const { bytes, headers, isWhole } = await download(app, FEED, { headers: { 'accept-encoding': 'br' } })
    expect([headers['content-encoding'], isWhole]).toEqual(['br', true])
    expect(brotliDecompressSync(bytes).toString().trimEnd().split('\n')).toHaveLength(150)
  })

  it('is written for three at once, and others are asked to come again', async () => {
    catalogue.parts = 1_000_000
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const waiting: typeof readFeedProducts = async function* () {
      await held
      yield []
    }
    const busy = Fastify()
    await busy.register(feedsPlugin, { runtime: test.runtime, buildId: 'test', read: waiting })
    await busy.listen({ port: 0, host: '127.0.0.1' })
    const running = ['google.xml', 'meta.csv', 'openai.jsonl'].map((file) => download(busy, `/us/en/feeds/${file}`))
    await expect
      .poll(async () => {
        const { status, headers } = await download(busy, '/us/es/feeds/google.xml', { method: 'GET', giveUpAfter: 1 })
        return [status, headers['retry-after']]
      })
      .toEqual([503, '60'])
    release()
    await Promise.all(running)
    expect((await download(busy, '/ca/en/feeds/google.xml')).status).toBe(200)
    await busy.close()
  })

  it('is refused to a network that asks all the time', async () => {
    const answers: number[] = []
    for (let index = 0; index < 21; index += 1) answers.push((await download(app, '/en-au/feeds/meta.csv')).status)
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })
})

describe('a channel that comes again', () => {
  /** Some seconds later: the version of the catalogue is read no more often. */
  const etagOf = async (): Promise<string> => {
    test.runtime.clock.advance(6_000)
    return String((await download(app, FEED, { method: 'HEAD' })).headers.etag)
  }

  it('is told that nothing changed, and nothing is read for it', async () => {
    const { statusCode, body } = await app.inject({ url: FEED, headers: { 'if-none-match': await etagOf(), host: 'localhost:3000' } })
    expect([statusCode, body, catalogue.read]).toEqual([304, '', 0])
  })

  it('learns by HEAD what a download would be', async () => {
    const { status, headers, bytes } = await download(app, FEED, { method: 'HEAD' })
    expect([status, headers['content-type'], bytes.length, catalogue.read]).toEqual([200, 'application/jsonl; charset=utf-8', 0, 0])
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    expect(headers['content-length']).toBeUndefined()
  })

  it('gets another version after an import, after something sold out, and the next day', async () => {
    const { database, clock } = test.runtime
    const seen = [await etagOf()]
    await bumpRevision(database)
    seen.push(await etagOf())
    await database.update(stock).set({ quantity: 0 }).where(eq(stock.sku, '1-A'))
    seen.push(await etagOf())
    clock.advance(86_400_000)
    seen.push(await etagOf())
    expect(new Set(seen).size).toBe(4)
  })

  it('gets the same version while only numbers in stock change', async () => {
    const { database } = test.runtime
    await database.update(stock).set({ quantity: 5 }).where(eq(stock.sku, '1-A'))
    const before = await etagOf()
    await database.update(stock).set({ quantity: 4 }).where(eq(stock.sku, '1-A'))
    expect(await etagOf()).toBe(before)
  })
})

describe('a feed that is not there', () => {
  it('is one that the merchant has off at this site, and its others stay', async () => {
    const sites = test.runtime.sites.map((site) => (site.siteTag === 'ald-gb' ? { ...site, feeds: { meta: false } } : site))
    const other = Fastify()
    await other.register(feedsPlugin, { runtime: { ...test.runtime, sites }, buildId: 'test', read })
    const status = async (url: string) => (await other.inject({ method: 'HEAD', url, headers: { host: 'localhost:3000' } })).statusCode
    expect(await Promise.all(['/en/feeds/meta.csv', '/en/feeds/google.xml', '/us/en/feeds/meta.csv'].map(status))).toEqual([404, 200, 200])
    await other.close()
  })

  it('is one of a language that the site of the host has not', async () => {
    const status = async (host: string) => (await app.inject({ method: 'HEAD', url: '/ja/feeds/meta.csv', headers: { host } })).statusCode
    expect([await status('jp.localhost:3000'), await status('localhost:3000')]).toEqual([200, 404])
  })

  it('comes back when the site is open again [FRAME-11]', async () => {
    test.runtime.maintenance.set('ald-gb', true)
    const { status, headers } = await download(app, FEED)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '3600', 'private, no-store'])
    test.runtime.maintenance.reset()
    expect((await download(app, FEED)).status).toBe(200)
  })
})
