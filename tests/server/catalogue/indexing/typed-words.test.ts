import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyMerchantDocuments } from '../../../../server/commerce/merchant/apply-documents.ts'
import { demoDocumentsFor } from '../../../../demo/merchant/seed-merchant-documents.ts'
import { indexCatalogue, indexSynonyms, type IndexDeps } from '../../../../server/catalogue/indexing/index-catalogue.ts'
import { createSearchClient } from '../../../../src/clients/search/create-search-client.ts'
import { fetchRequester } from '../../../../src/clients/search/search-wire.ts'
import { createListingSearch } from '../../../../src/features/listing/create-listing-search.ts'
import { loadListing } from '../../../../src/features/listing/load-listing.ts'
import { createDemoIndex } from '../../../setup/demo-index.ts'
import type { TestRuntime } from '../../../setup/runtime.ts'

const SITES = ['GB', 'US', 'CA', 'AE', 'JP']

let test: TestRuntime
let deps: IndexDeps
let requests: string[]

beforeAll(async () => {
  const demo = await createDemoIndex()
  test = demo.test
  requests = []
  deps = {
    ...demo.deps,
    sites: demo.deps.sites.filter(({ code }) => SITES.includes(code)),
    fetch: (input, init) => {
      requests.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`)
      return demo.deps.fetch(input, init)
    },
  }
  await indexCatalogue(deps)
})
afterAll(() => test.close())

/** The search page of a country in a language. */
const find = (words: string, { country = 'GB', language = 'en', ...filters }: Readonly<Record<string, string>> = {}) => {
  const site = deps.sites.find(({ code }) => code === country)
  if (site === undefined) throw new Error(`There is no site ${country}`)
  const shared = { site, language, report: () => undefined }
  const client = createSearchClient({ ...shared, baseUrl: deps.baseUrl, requester: fetchRequester(deps.fetch) })
  return loadListing({
    ...shared,
    search: createListingSearch({ ...shared, client }),
    routeKind: 'search',
    heading: words,
    path: '/search',
    query: new URLSearchParams({ query: words, ...filters }),
    pageFilters: {},
  })
}

const namesOf = async (...asked: Parameters<typeof find>) => (await find(...asked)).hits.map(({ name }) => name)

describe('what shoppers type', () => {
  it.each([
    ['sweater', /jumper/i],
    ['pullover', /jumper/i],
    ['sweaters', /jumper/i],
    ['pants', /trouser/i],
    ['trainers', /sneakers/i],
    ['trainer', /sneakers/i],
    ['polo neck', /roll-neck/i],
    ['coats', /coat/i],
    ['scarves', /scarf/i],
    ['trosers', /trouser/i],
  ])('finds %s as a whole', async (words, name) => {
    const { hits, foundBy } = await find(words)
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.filter((hit) => !name.test(`${hit.name} ${hit.categories.join(' ')}`)).map((hit) => hit.name)).toEqual([])
    expect(foundBy).toBeUndefined()
  })

  it('finds a color by its family, alone and with a kind of piece', async () => {
    const blue = ['navy', 'indigo', 'sky']
    for (const words of ['blue', 'blue dress', 'blue dresses for women']) {
      const { hits, foundBy } = await find(words)
      expect(hits.length).toBeGreaterThan(0)
      expect(hits.filter(({ colors }) => !colors.some(({ slug }) => blue.includes(slug)))).toEqual([])
      expect(foundBy).toBeUndefined()
    }
    expect((await namesOf('red dress')).length).toBeGreaterThan(0)
  })

  it.each([
    ['es', 'US', 'suéter', /jersey/i],
    ['es', 'US', 'abrigos', /abrigo/i],
    ['es', 'US', 'pantalones', /pantal[oó]n/i],
    ['fr', 'CA', 'chandail', /pull/i],
    ['fr', 'CA', 'manteaux', /manteau/i],
    ['fr', 'CA', 'robes', /robe/i],
    ['ar', 'AE', 'سويتر', /كنزة/],
    ['ar', 'AE', 'فساتين', /فستان/],
    ['ar', 'AE', 'كنزات', /كنزة/],
    ['ja', 'JP', 'ズボン', /パンツ/],
    ['ja', 'JP', '赤いドレス', /ドレス/],
  ])('in %s on the site of %s: %s', async (language, country, words, name) => {
    const { hits, foundBy } = await find(words, { language, country })
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.filter((hit) => !name.test(hit.name)).map((hit) => hit.name)).toEqual([])
    expect(foundBy).toBeUndefined()
  })

  it('of which no product has everything finds those with some of it, the most first, and says so', async () => {
    const { hits, foundBy, facets, nbHits } = await find('nordlys coat linen xyz')
    expect(foundBy).toBe('someWords')
    expect(nbHits).toBeGreaterThanOrEqual(hits.length)
    expect(hits.length).toBeGreaterThan(3)
    expect(facets.brand?.some(({ value }) => value === 'Nordlys')).toBe(true)
    expect(await find('coats for winter')).toMatchObject({ foundBy: 'someWords' })
    const filtered = await find('nordlys coat linen xyz', { brand: 'nordlys' })
    expect(filtered.foundBy).toBe('someWords')
    expect(filtered.hits.every(({ brandTag }) => brandTag === 'nordlys')).toBe(true)
  })

  it('is not taken apart where only the chosen filters leave nothing', async () => {
    const filtered = await find('wool coat', { brand: 'quill', color: 'lilac' })
    expect(filtered).toMatchObject({ nbHits: 0 })
    expect(filtered.foundBy).toBeUndefined()
  })

  it('words that no product has find nothing', async () => {
    expect(await find('xyzzy plugh')).toMatchObject({ nbHits: 0, hits: [] })
  })
})

describe('the synonyms of merchants', () => {
  it('are saved only where they changed, and those of the vendor’s own tools stay', async () => {
    const put = { method: 'PUT', headers: { 'x-algolia-application-id': deps.appId, 'x-algolia-api-key': deps.writeKey } }
    const own = { objectID: 'dashboard', type: 'synonym', synonyms: ['jumper', 'guernsey'] }
    await deps.fetch(`${deps.baseUrl}/1/indexes/demo_ald_gross_GB/synonyms/dashboard`, { ...put, body: JSON.stringify(own) })
    requests.length = 0
    await indexSynonyms(deps)
    expect(requests).toEqual([])
    const documents = demoDocumentsFor(test.runtime.sites).filter(
      ({ kind, document }) => kind === 'synonyms' && !JSON.stringify(document).includes('"en-jumper"'),
    )
    const outcome = await applyMerchantDocuments(test.runtime, { documents, kinds: ['synonyms'], isRemoving: true })
    expect(outcome).toMatchObject({ kind: 'applied', change: { removed: [{ key: 'en-jumper' }] } })
    await indexSynonyms(deps)
    expect(await find('sweater')).toMatchObject({ nbHits: 0 })
    expect(await namesOf('guernsey')).not.toEqual([])
    expect(await namesOf('pants')).not.toEqual([])
    expect(await namesOf('sweater', { sortBy: 'priceAsc' })).toEqual([])
  })
})
