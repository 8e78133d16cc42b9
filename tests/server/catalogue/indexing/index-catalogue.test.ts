import { liteClient } from 'algoliasearch/lite'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bumpRevision } from '../../../../server/catalogue/catalogue-revision.ts'
import { demoOnlyInIndex } from '../../../../demo/catalogue/demo-only-in-index.ts'
import { fetchRequester } from '../../../../src/clients/search/search-wire.ts'
import { indexCatalogue, indexProducts, type IndexDeps } from '../../../../server/catalogue/indexing/index-catalogue.ts'
import { indexedRecords, products, stock } from '../../../../server/database/schema/catalogue.ts'
import { createDemoIndex } from '../../../setup/demo-index.ts'
import type { TestRuntime } from '../../../setup/runtime.ts'

let test: TestRuntime
let deps: IndexDeps

beforeAll(async () => {
  const demo = await createDemoIndex()
  test = demo.test
  deps = { ...demo.deps, indexOnly: demoOnlyInIndex }
  await indexCatalogue(deps)
})
afterAll(() => test.close())

interface Found {
  readonly nbHits: number
  readonly nbPages: number
  readonly hits: readonly Readonly<Record<string, unknown>>[]
}

const search = async (indexName: string, parameters: object = {}): Promise<Found> => {
  const client = liteClient('EMBEDDED', 'search-only', {
    hosts: [{ url: 'localhost:3000/algolia', protocol: 'http', accept: 'readWrite' }],
    requester: fetchRequester(deps.fetch),
  })
  const { results } = await client.search({ requests: [{ indexName, ...parameters }] })
  // The client's answer type has no fields of ours.
  return results[0] as unknown as Found
}

describe('the search indices of the catalogue', () => {
  it('are one a country, with one for each sort, for filters and for suggestions [INDEX-01, INDEX-04]', async () => {
    for (const base of ['demo_ald_gross_GB', 'demo_ald_net_US', 'demo_ald_net_CA', 'demo_ald_gross_AE', 'demo_ald_gross_JP']) {
      for (const suffix of ['', '_newest', '_priceAsc', '_priceDesc', '_discountDesc'])
        expect((await search(base + suffix, { hitsPerPage: 1, distinct: 0 })).nbHits).toBe(326)
      expect((await search(`${base}_filters`, { hitsPerPage: 1 })).nbHits).toBeGreaterThan(80)
      expect((await search(`${base}_query_suggestions`, { hitsPerPage: 1 })).nbHits).toBeGreaterThan(20)
    }
  })

  it('fill five pages of women’s clothing', async () => {
    const { nbPages } = await search('demo_ald_gross_GB', {
      filters: 'categories:"women > clothing" AND price.GB.sale > 0 AND availabilityFlag < 3',
      hitsPerPage: 48,
    })
    expect(nbPages).toBe(5)
  })

  it('hold what a card needs, with the prices of their country [DATA-70, DATA-71]', async () => {
    const { hits } = await search('demo_ald_gross_JP', { filters: 'productId:900015' })
    expect(hits[0]).toMatchObject({
      objectID: '900015',
      productId: '900015',
      slug: 'gala-dress',
      name: 'Gala dress',
      localised: { ja: { name: 'ガラドレス' } },
      brand: 'Garance',
      brandTag: 'garance',
      price: { JP: { list: 20_000, sale: 16_000, onSale: true } },
      priceRange: { JP: { saleMin: 16_000 } },
      discount: { JP: 20 },
      onSale: true,
      isFinalSale: true,
      color: ['forest', 'black'],
      size: ['xs', 's', 'm', 'l', 'xl'],
      availabilityFlag: 1,
      productAvailability: 'AVAILABLE',
      optionLevels: ['color', 'size'],
    })
  })

  it('hold the products that only the index knows', async () => {
    expect((await search('demo_ald_gross_GB', { filters: 'productId:900404 OR productId:900900' })).nbHits).toBe(2)
  })

  it('hold those that fail by contract in no category, so that no tray and no recommendation leads there', async () => {
    const { hits } = await search('demo_ald_gross_GB', {
      filters: ['900404', '900408', '900500', '900503', '900900'].map((id) => `productId:${id}`).join(' OR '),
    })
    expect(hits.map(({ categories, categoryPageIds, collections }) => [categories, categoryPageIds, collections])).toEqual(
      Array.from({ length: 5 }, () => [[], [], []]),
    )
  })

  it('find a group by its tag, each card with the colors of all [INDEX-08]', async () => {
    const { hits } = await search('demo_ald_gross_GB', { filters: 'collections:_grp_900018', distinct: 0 })
    expect(hits.map(({ objectID }) => objectID).sort()).toEqual(['900018', '900019', '900020'])
    expect(hits[0]?.['colors']).toMatchObject([{ productId: '900018' }, { productId: '900019' }, { productId: '900020' }])
  })

  it('show products that are colors of one another as one, and count them as one', async () => {
    const { hits, nbHits } = await search('demo_ald_gross_GB', { query: 'trio cardigan', filters: 'categories:"women > clothing"' })
    expect(hits.filter(({ name }) => name === 'Trio cardigan')).toHaveLength(1)
    expect(nbHits).toBe(hits.length)
  })

  it('search records have the date the first pieces ship', async () => {
    const { hits } = await search('demo_ald_gross_GB', { filters: 'productId:900004' })
    expect(Number(hits[0]?.['shipDateMax']) - Number(hits[0]?.['shipDateMin'])).toBe(15 * 86_400)
  })

  it('are left alone while the catalogue is', async () => {
    expect(await indexCatalogue(deps)).toEqual({ written: 0, removed: 0 })
  })

  it('follow stock that changes, one product at a time', async () => {
    await deps.database.update(stock).set({ quantity: 0 }).where(eq(stock.sku, '900006-CAMEL-ONESIZE'))
    await indexProducts(deps, ['900006'])
    expect((await search('demo_ald_gross_GB', { filters: 'productId:900006' })).hits[0]).toMatchObject({ availabilityFlag: 3 })
  })

  it('get only what changed, and lose what is gone', async () => {
    await deps.database.update(products).set({ popularity: 5_000 }).where(eq(products.id, '900001'))
    await deps.database.delete(products).where(eq(products.id, '900003'))
    await bumpRevision(deps.database)
    const countries = test.runtime.sites.filter(({ clientTag }) => clientTag === 'ald').length
    expect(await indexCatalogue(deps)).toEqual({ written: countries, removed: countries })
    expect((await search('demo_ald_gross_GB', { filters: 'productId:900003' })).nbHits).toBe(0)
  })

  it('are filled in batches of 100 at most, between which the process does other work', async () => {
    const { database } = test.runtime
    await database.delete(indexedRecords)
    await bumpRevision(database)
    const turns: number[] = []
    const sizes: number[] = []
    let turn = 0
    let isOver = false
    const countTurns = (): void => {
      turn += 1
      if (!isOver) setImmediate(countTurns)
    }
    countTurns()
    const watched: typeof fetch = (input, init) => {
      const body: unknown = typeof init?.body === 'string' && String(input).endsWith('/batch') ? JSON.parse(init.body) : undefined
      if (typeof body === 'object' && body !== null && 'requests' in body && Array.isArray(body.requests)) {
        sizes.push(body.requests.length)
        turns.push(turn)
      }
      return deps.fetch(input, init)
    }
    const { written } = await indexCatalogue({ ...deps, fetch: watched })
    isOver = true
    expect(written).toBeGreaterThan(1_000)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100)
    expect(turns.slice(1).every((at, index) => at > (turns[index] ?? Infinity))).toBe(true)
  })
})
