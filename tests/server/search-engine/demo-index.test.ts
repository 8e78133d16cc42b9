import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoCatalogue } from '../../../demo/catalogue/seed-demo-catalogue.ts'
import { indexCatalogue, type IndexDeps } from '../../../server/catalogue/indexing/index-catalogue.ts'
import { createSearchClient } from '../../../src/clients/search/create-search-client.ts'
import { createListingSearch } from '../../../src/features/listing/create-listing-search.ts'
import { loadListing } from '../../../src/features/listing/load-listing.ts'
import { createTestSearchEngine, type TestSearchEngine } from '../../setup/search-engine.ts'
import { NOTHING } from '../../setup/typesense-double.ts'

const INDEX = 'demo_ald_gross_JP'

let search: TestSearchEngine
let deps: IndexDeps

beforeAll(async () => {
  search = await createTestSearchEngine()
  await seedDemoCatalogue(search.test)
  const { database, sites, config } = search.test.runtime
  deps = {
    database,
    sites: sites.filter(({ code }) => code === 'JP'),
    baseUrl: search.baseUrl,
    appId: config.ALGOLIA_APP_ID,
    writeKey: config.ALGOLIA_WRITE_KEY,
    fetch,
    place: { searchedAt: search.double.url, isEngine: true },
  }
  await indexCatalogue(deps)
}, 120_000)
afterAll(() => search.close())

const documentsOf = (name: string) => search.double.collections.get(search.double.aliases.get(name) ?? '')?.documents.size ?? 0

describe('The index that the shop builds', () => {
  it('is taken by the engine record for record, with its suggestions, the values of its filters and its synonyms', () => {
    expect(documentsOf(INDEX)).toBeGreaterThan(250)
    expect(documentsOf(`${INDEX}_filters`)).toBeGreaterThan(50)
    expect(documentsOf(`${INDEX}_query_suggestions`)).toBeGreaterThan(10)
    expect(search.double.synonymSets.get(INDEX)?.length).toBeGreaterThan(10)
  })

  it('is built anew where another engine answers than the one that it was sent to, and only then', async () => {
    const collection = search.double.collections.get(search.double.aliases.get(INDEX) ?? '')
    const all = documentsOf(INDEX)
    collection?.documents.clear()
    await indexCatalogue(deps)
    expect(documentsOf(INDEX)).toBe(0)
    await indexCatalogue({ ...deps, place: { searchedAt: 'https://other.example', isEngine: true } })
    expect(documentsOf(INDEX)).toBe(all)
  })
})

describe('A shop whose engine answers', () => {
  it('asks for a listing with chosen filters in one call of the engine [INDEX-10]', async () => {
    search.double.searches.length = 0
    search.double.answer = () => NOTHING
    const [site] = deps.sites
    if (site === undefined) throw new Error('There is no site JP')
    const shared = { site, language: 'ja', report: () => undefined }
    const client = createSearchClient({ ...shared, baseUrl: deps.baseUrl })
    const listing = loadListing({
      ...shared,
      search: createListingSearch({ ...shared, client }),
      routeKind: 'listing',
      heading: 'women',
      path: '/women',
      query: new URLSearchParams({ brand: 'nordlys', sortBy: 'priceAsc' }),
      pageFilters: { categories: ['women'] },
    })
    expect(await listing).toMatchObject({ nbHits: 0, hits: [] })
    const products = search.double.searches.filter(({ collection }) => collection === INDEX)
    expect(products[0]).toMatchObject({ sort_by: expect.stringMatching(/^number_price__JP__sale:asc,/), group_by: 'group_key' })
    expect(products.some((asked) => String(asked['facet_by']).includes('facet_brand'))).toBe(true)
  })
})
