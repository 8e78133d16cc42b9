import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Report } from '../../src/lib/report.ts'
import { createSearchClient, type SearchClient } from '../../src/clients/search/create-search-client.ts'
import { indexName } from '../../src/clients/search/index-name.ts'
import { createListingSearch, type ListingSearch } from '../../src/features/listing/create-listing-search.ts'
import { isSortAllowed, sortsFor } from '../../src/features/listing/sort-options.ts'
import { createSidePaths } from '../../src/features/listing/side-paths.ts'
import { loadListing, type LoadListingInput } from '../../src/features/listing/load-listing.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { readSites } from '../../server/sites.ts'
import { searchRecord } from '../factories/search-record.ts'
import { createTestSearch, type TestSearch } from '../setup/search.ts'

const INDEX = 'demo_ald_gross_GB'
const NEWEST = `${INDEX}_newest`
let search: TestSearch
let site: SiteConfig
let client: SearchClient
let listings: ListingSearch
let reports: Report[]

beforeAll(async () => {
  search = await createTestSearch()
  site = gbSite()
  reports = []
  const deps = { site, language: 'fr', report: (entry: Report) => void reports.push(entry) }
  client = createSearchClient({ ...deps, baseUrl: search.baseUrl })
  listings = createListingSearch({ ...deps, client })
  await seed()
})
afterAll(() => search.test.close())

const gbSite = (): SiteConfig => {
  const found = readSites().find(({ code }) => code === 'GB')
  if (found === undefined) throw new Error('config has no GB')
  return found
}

const FLAGS = [1, 2, -1, -2, 3, 4]

const seed = async () => {
  const { client: writer } = search
  await writer.setSettings({
    indexName: INDEX,
    indexSettings: {
      attributesForFaceting: ['brandTag', 'categories', 'collections', 'color', 'size', 'productId', 'onSale', 'availabilityFlag', 'price'],
      customRanking: ['desc(popularity)'],
      attributeForDistinct: 'groupId',
      replicas: [NEWEST],
    },
  })
  await writer.setSettings({ indexName: NEWEST, indexSettings: { ranking: ['desc(createdAt)'] } })
  const shirts = Array.from({ length: 100 }, (_, index) =>
    searchRecord(`s${index}`, {
      popularity: 1000 - index,
      brandTag: index % 2 === 0 ? 'alder' : 'birch',
      collections: index < 3 ? ['_grp_s0'] : [],
    }),
  )
  const states = FLAGS.map((availabilityFlag) =>
    searchRecord(`flag${availabilityFlag}`, { availabilityFlag, categories: ['states'], popularity: 1 }),
  )
  const odd = [
    searchRecord('free', { price: { GB: { sale: 0, list: 0, onSale: false } }, categories: ['states'] }),
    searchRecord('abroad', { price: { US: { sale: 5, list: 5, onSale: false } }, categories: ['states'] }),
  ]
  const twins = ['twin1', 'twin2'].map((id) =>
    searchRecord(id, { groupId: 'twin1', collections: ['_grp_twin1'], categories: ['twins'], popularity: 1 }),
  )
  await writer.saveObjects({ indexName: INDEX, objects: [...shirts, ...states, ...odd, ...twins] })
  await writer.saveObjects({
    indexName: `${INDEX}_filters`,
    objects: [
      { objectID: 'brand:birch', filterType: 'brand', tag: 'birch', value: 'Birch & Co', localised: {}, index: 0, properties: {} },
      {
        objectID: 'color:navy',
        filterType: 'color',
        tag: 'navy',
        value: 'Navy',
        localised: { fr: { name: 'Bleu marine' } },
        index: 1,
        properties: { rgb: ['#001f3f'] },
      },
    ],
  })
  await writer.saveObjects({ indexName: `${INDEX}_query_suggestions`, objects: [{ objectID: '1', query: 'shirt', language: 'en' }] })
}

const load = (query: string, changes: Partial<LoadListingInput> = {}) =>
  loadListing({
    search: listings,
    site,
    report: (entry) => reports.push(entry),
    routeKind: 'listing',
    heading: 'Tops',
    path: '/women/tops',
    query: new URLSearchParams(query),
    pageFilters: { categories: ['women'] },
    ...changes,
  })

describe('index names', () => {
  it('join prefix, client, pricing, country and sort [INDEX-01, INDEX-11]', () => {
    expect(indexName(site)).toBe(INDEX)
    expect(indexName(site, 'newest')).toBe(NEWEST)
    expect(indexName({ ...site, search: { ...site.search, indexPrefix: '', indexPerCountry: false } }, 'priceAsc')).toBe(
      'ald_gross_priceAsc',
    )
  })
})

describe('what is listed', () => {
  it('answers orderable products, and out-of-stock ones only on request [FILTER-12, FILTER-13, FILTER-14]', async () => {
    const flags = async (includeOutOfStock: boolean) => {
      const [hits = []] = await listings.search([
        { filters: { categories: ['states'], ...(includeOutOfStock ? { includeOutOfStock: ['true'] } : {}) }, hitsPerPage: 20 },
      ])
      return hits.map(({ availabilityFlag }) => availabilityFlag).sort((a, b) => a - b)
    }
    expect(await flags(false)).toEqual([-2, -1, 1, 2])
    expect(await flags(true)).toEqual([-2, -1, 1, 2, 3])
  })
})

describe('products for blocks', () => {
  it('come in the order of their ids with a position each, out of stock or not [INDEX-06, INDEX-07]', async () => {
    const hits = await client.productsById(['flag3', 's5', 'nobody', 's1'])
    expect(hits.map(({ productId, offsettedPosition }) => [productId, offsettedPosition])).toEqual([
      ['flag3', 1],
      ['s5', 2],
      ['s1', 3],
    ])
  })

  it('are none for ids that cannot be searched for', async () => {
    expect(await client.productsById(['"', '()'])).toEqual([])
  })

  it('show colors that are products of their own as one, unless each was chosen by itself [INDEX-06, INDEX-08]', async () => {
    const ids = ['twin1', 'twin2']
    expect(await client.productsById(ids)).toHaveLength(1)
    expect(await client.productsById(ids, { keepsColors: true })).toHaveLength(2)
    expect(await client.productsOfGroup('twin1')).toHaveLength(2)
    expect((await listings.search([{ filters: { categories: ['twins'] }, hitsPerPage: 9 }]))[0]).toHaveLength(1)
    expect(await listings.countHits([{ categories: ['twins'] }])).toEqual([1])
  })

  it('come by the group of one of them [INDEX-08]', async () => {
    expect((await client.productsOfGroup('s0')).map(({ productId }) => productId)).toEqual(['s0', 's1', 's2'])
  })

  it('are asked for fifty queries at a time, each answer at its position [INDEX-03]', async () => {
    const answers = await listings.search(
      Array.from({ length: 60 }, (_, index) => ({ filters: { productId: [`s${index}`] }, hitsPerPage: 1 })),
    )
    expect(answers.map(([hit]) => hit?.productId)).toEqual(Array.from({ length: 60 }, (_, index) => `s${index}`))
  })

  it('are recommended without what cannot be bought [INDEX-05]', async () => {
    expect(await client.recommendations({ model: 'recommended', max: 2 })).toMatchObject([{ productId: 's0' }, { productId: 's1' }])
    const related = await client.recommendations({ model: 'related-products', productId: 's9', max: 5 })
    expect(related).toHaveLength(5)
    expect(related.map(({ productId }) => productId)).not.toContain('s9')
  })

  it('carry the name of the active language and the price of the country', async () => {
    const [hit] = await client.productsById(['s0'])
    expect(hit).toMatchObject({ name: 'Tee-shirt du quotidien', price: { sale: 20, list: 25, onSale: true } })
  })

  it('are counted for side items without being listed, one of each group, and not as searches [INDEX-02]', async () => {
    const asked: unknown[] = []
    const queries = async (requests: readonly unknown[]) => {
      asked.push(...requests)
      return requests.map(() => ({ nbHits: 7 }))
    }
    const counting = createListingSearch({ site, language: 'fr', report: () => undefined, client: { ...client, queries } })
    expect(await counting.countHits([{ categories: ['women'] }, { brand: ['alder'] }])).toEqual([7, 7])
    expect(asked).toMatchObject([
      { distinct: 1, hitsPerPage: 1, analytics: false, filters: expect.stringContaining('categories:women') },
      { distinct: 1, hitsPerPage: 1, analytics: false, filters: expect.stringContaining('brandTag:alder') },
    ])
  })

  it('are counted for side items, one query each', async () => {
    expect(await listings.countHits([{ categories: ['women'] }, { categories: ['nothing'] }])).toEqual([100, 0])
  })
})

describe('a listing', () => {
  it('shows the first page by default, best match first [PLP-18, PLP-19, PLP-22, INDEX-04, DATA-73]', async () => {
    const listing = await load('')
    expect(listing).toMatchObject({
      status: 'loaded',
      page: 1,
      pages: 3,
      hitsPerPage: 48,
      nbHits: 100,
      selectedSort: 'bestMatch',
      indexName: INDEX,
      approximateTotal: false,
    })
    expect(listing.hits[0]).toMatchObject({ productId: 's0', offsettedPosition: 1, queryID: listing.queryID })
    expect((await load('page=2')).hits[0]).toMatchObject({ productId: 's48', offsettedPosition: 49 })
  })

  it('loads the last page for one beyond it [PLP-24]', async () => {
    const listing = await load('page=99')
    expect([listing.page, listing.hits.length]).toEqual([3, 4])
  })

  it('counts what else could be chosen of a kind, with names in the language', async () => {
    const { facets, selectedFilters, nbHits } = await load('brand=birch,birch')
    expect(nbHits).toBe(50)
    expect(selectedFilters).toEqual({ brand: ['birch'] })
    expect(facets.brand).toEqual([
      { filterType: 'brand', tag: 'alder', value: 'alder', count: 50 },
      { filterType: 'brand', tag: 'birch', value: 'Birch & Co', count: 50 },
    ])
    expect(facets.color).toContainEqual({
      filterType: 'color',
      tag: 'navy',
      value: 'Bleu marine',
      count: 50,
      properties: { rgb: ['#001f3f'] },
    })
  })

  it('knows the spread of prices whatever price is chosen', async () => {
    expect(await load('priceRange=500')).toMatchObject({ nbHits: 0, priceRange: { min: 20, max: 20 } })
  })

  it('brings featured products first, past the other filters, on the best match alone [DATA-106]', async () => {
    const featured = await load('brand=birch&featuredProductIds=s40,s2,flag3')
    expect(featured.hits.slice(0, 3).map(({ productId }) => productId)).toEqual(['s40', 's2', 's1'])
    expect(featured.nbHits).toBe(52)
    expect((await load('brand=birch&featuredProductIds=s40&sortBy=newest')).nbHits).toBe(50)
  })

  it('takes a sort the page does not allow for the best match', async () => {
    expect((await load('sortBy=discountDesc')).selectedSort).toBe('bestMatch')
    expect((await load('sortBy=newest')).indexName).toBe(NEWEST)
    expect(sortsFor({ routeKind: 'listing', path: '/sale' }).map(({ key }) => key)).toContain('discountDesc')
    expect(
      isSortAllowed({ key: 'x', indexSuffix: 'x', label: 'x', doesNotAppear: ['/new-in'] }, { routeKind: 'listing', path: '/new-in' }),
    ).toBe(false)
  })

  it('is sent elsewhere by a search rule [PLP-03]', async () => {
    expect((await load('query=gotosale', { routeKind: 'search' })).redirect).toBe('/sale')
  })

  it('fails without throwing when the search does, and its choices stay [PLP-23]', async () => {
    const listing = await load('query=searchfail&brand=birch')
    expect(listing).toMatchObject({ status: 'failed', hits: [], selectedFilters: { brand: ['birch'] }, query: 'searchfail' })
  })

  it('reports a missing index and throws it on [INDEX-09]', async () => {
    reports.length = 0
    await expect(client.search([{ query: 'noindex', hitsPerPage: 1 }])).rejects.toThrow('does not exist')
    expect(reports.map(({ code }) => code)).toEqual(['searchIndexMissing'])
  })

  it('knows which nodes around it contain products [SIDENAV-05, SIDENAV-06]', async () => {
    const node = (slug: string, path: string, category: string, changes = {}) => ({
      slug,
      path,
      label: slug,
      filters: { categories: [category] },
      children: [],
      ...changes,
    })
    const women = node('women', '/women', 'women', {
      children: [
        node('tops', '/women/tops', 'women > clothing > tops'),
        node('empty', '/women/empty', 'women > empty'),
        node('secret', '/women/secret', 'women', { hide: true }),
      ],
    })
    const { find } = createSidePaths({ countHits: listings.countHits, getNavigation: async () => [women], report: () => undefined })
    expect((await load('', { findSidePaths: find, sidePatienceMs: 10_000 })).sidePaths).toEqual(['/women/tops'])
  })
})
