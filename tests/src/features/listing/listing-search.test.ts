import { describe, expect, it, vi } from 'vitest'
import type { Hit } from '../../../../src/clients/search/hit.ts'
import type { WireQuery } from '../../../../src/clients/search/search-wire.ts'
import { createListingSearch } from '../../../../src/features/listing/create-listing-search.ts'
import { readListingAnswer } from '../../../../src/features/listing/listing-answer.ts'
import { boosts, hasSeveralWords, type ListingQueryInput } from '../../../../src/features/listing/listing-query.ts'
import { selectedChips } from '../../../../src/features/listing/selected-chips.ts'
import { BEST_MATCH, SORT_OPTIONS } from '../../../../src/features/listing/sort-options.ts'
import { searchRecord } from '../../../factories/search-record.ts'
import { site as siteByKey } from '../../../factories/site.ts'

const PRICE = SORT_OPTIONS.find(({ key }) => key === 'priceAsc') ?? BEST_MATCH
type Asked = Omit<ListingQueryInput, 'site' | 'language'>
const LISTING: Asked = {
  routeKind: 'listing',
  query: '',
  sort: BEST_MATCH,
  page: 1,
  hitsPerPage: 48,
  pageFilters: {},
  selectedFilters: {},
  featuredProductIds: [],
  featuredCollections: [],
}
const FOUND = { nbHits: 1, hits: [searchRecord('1')] }
const NONE = { nbHits: 0, hits: [] }

/** The search of the British site; each call is answered in its turn, and what names filters with nothing. */
const searchWith = (...answers: readonly (readonly object[])[]) => {
  const calls: (readonly WireQuery[])[] = []
  const client = {
    queries: vi.fn(async (queries: readonly WireQuery[]) => {
      if (queries[0]?.['indexName']?.toString().endsWith('_filters') === true) return [{}]
      calls.push(queries)
      return (answers[calls.length - 1] ?? [FOUND]) as readonly Readonly<Record<string, unknown>>[]
    }),
    search: vi.fn(async (): Promise<readonly (readonly Hit[])[]> => [[]]),
  }
  const search = createListingSearch({ client, site: siteByKey('gb'), language: 'en', report: vi.fn() })
  return { search, calls, client }
}
const asked = async (input: Partial<Asked> = {}): Promise<readonly WireQuery[]> => {
  const { search, calls } = searchWith()
  await search.listing({ ...LISTING, ...input })
  return calls[0] ?? []
}

describe('a listing asks the search', () => {
  it('for a page of products with the counts of every filter', async () => {
    const [products, ...others] = await asked({ page: 3 })
    expect(others).toEqual([])
    expect(products).toMatchObject({
      indexName: expect.stringMatching(/^demo_ald_.*GB$/),
      query: '',
      filters: 'price.GB.sale > 0 AND availabilityFlag < 3',
      page: 2,
      hitsPerPage: 48,
      facets: ['brandTag', 'categories', 'collections', 'color', 'size', 'onSale', 'price.GB.sale'],
      clickAnalytics: true,
      analytics: true,
      distinct: 1,
      maxValuesPerFacet: 1000,
      getRankingInfo: false,
      attributesToHighlight: [],
      typoTolerance: 'min',
      ruleContexts: ['ald-gb', 'listing'],
    })
    expect(products?.['attributesToRetrieve']).toContain('localised.en.name')
    expect(products).not.toHaveProperty('optionalFilters')
    expect(products).not.toHaveProperty('queryLanguages')
  })

  it('once more for each kind of filter that is chosen, as if it were not, and not as a search of its own', async () => {
    const queries = await asked({
      selectedFilters: { color: ['navy'], onSale: ['true'], size: ['%%'] },
      pageFilters: { color: ['red', 'navy'] },
    })
    const standing = 'price.GB.sale > 0 AND availabilityFlag < 3 AND (color:red OR color:navy)'
    expect(queries.map(({ filters }) => filters)).toEqual([
      `${standing} AND color:navy AND onSale:true`,
      `${standing} AND onSale:true`,
      `${standing} AND color:navy`,
    ])
    expect(queries[1]).toMatchObject({
      page: 0,
      hitsPerPage: 0,
      facets: ['color'],
      clickAnalytics: false,
      analytics: false,
      attributesToRetrieve: [],
    })
    expect(queries[2]).toMatchObject({ facets: ['onSale'] })
  })

  it('for no products where only counts are wanted, which is nothing that anybody looked at', async () => {
    expect((await asked({ hitsPerPage: 0 }))[0]).toMatchObject({ hitsPerPage: 0, clickAnalytics: false, analytics: false })
  })

  it('for featured products first, past other filters, in the order of best match alone [DATA-106]', async () => {
    const featured = { featuredProductIds: ['7', '8', '7'], featuredCollections: ['new'], pageFilters: { prioritizedProductIds: ['9'] } }
    const [best] = await asked({ ...featured, selectedFilters: { color: ['navy'], prioritizedProductIds: ['5'] } })
    expect(best).toMatchObject({
      optionalFilters: [
        'productId:7<score=1000>',
        'productId:8<score=999>',
        'productId:5<score=900>',
        'productId:9<score=899>',
        'collections:new<score=500>',
      ],
      filters: 'price.GB.sale > 0 AND availabilityFlag < 3 AND (color:navy OR productId:7 OR productId:8 OR productId:7)',
    })
    const [cheapest] = await asked({ ...featured, sort: PRICE, selectedFilters: { color: ['navy'] } })
    expect(cheapest).toMatchObject({ indexName: expect.stringMatching(/_priceAsc$/), filters: expect.stringMatching(/AND color:navy$/) })
    expect(cheapest).not.toHaveProperty('optionalFilters')
  })

  it('for twenty featured products, three hundred that come next and twenty collections at most', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)
    const lists = boosts({ featuredProductIds: many(21), prioritizedProductIds: many(301), featuredCollections: many(21) })
    expect(lists).toHaveLength(340)
    expect(lists[19]).toBe('productId:19<score=981>')
    expect(lists[319]).toBe('productId:299<score=601>')
  })
})

describe('words that were typed', () => {
  const words = { query: 'linen shirt' }

  it('are looked for in names, kinds and tags first, and that is all where they are found', async () => {
    const { search, calls } = searchWith([FOUND])
    const listing = await search.listing({ ...LISTING, ...words })
    expect(listing).toMatchObject({ nbHits: 1 })
    expect(listing).not.toHaveProperty('foundBy')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.[0]).toMatchObject({
      query: 'linen shirt',
      restrictSearchableAttributes: ['searched.names', 'searched.kinds', 'searched.tags'],
    })
  })

  it('are looked for in descriptions where no name has them', async () => {
    const { search, calls } = searchWith([NONE], [FOUND, { nbHits: 0 }, { nbHits: 4 }])
    expect(await search.listing({ ...LISTING, ...words, selectedFilters: {} })).toMatchObject({ nbHits: 1, foundBy: 'descriptions' })
    expect(calls[1]).toHaveLength(3)
    expect(calls[1]?.[0]).toMatchObject({ restrictSearchableAttributes: [], hitsPerPage: 48 })
    const counted = { page: 0, hitsPerPage: 0, attributesToRetrieve: [], analytics: false }
    expect(calls[1]?.[1]).toMatchObject({ ...counted, restrictSearchableAttributes: ['searched.names', 'searched.kinds', 'searched.tags'] })
    expect(calls[1]?.[2]).toMatchObject({ ...counted, restrictSearchableAttributes: [] })
  })

  it('are looked for one by one where nothing has all of them', async () => {
    const { search, calls } = searchWith([NONE], [NONE, { nbHits: 0 }, { nbHits: 0 }], [FOUND])
    expect(await search.listing({ ...LISTING, ...words })).toMatchObject({ nbHits: 1, foundBy: 'someWords' })
    expect(calls[2]?.[0]).toMatchObject({ query: 'linen shirt', removeWordsIfNoResults: 'allOptional' })
  })

  it('are not looked for anywhere else where the chosen filters leave nothing of them', async () => {
    const { search, calls } = searchWith([NONE, NONE], [NONE, NONE, { nbHits: 4 }, { nbHits: 9 }])
    const listing = await search.listing({ ...LISTING, ...words, selectedFilters: { color: ['navy'] } })
    expect(listing).toMatchObject({ nbHits: 0 })
    expect(listing).not.toHaveProperty('foundBy')
    expect(calls).toHaveLength(2)
    expect(calls[1]?.[2]?.['filters']).not.toContain('color')
  })

  it('of which there is one are not taken apart', async () => {
    const { search, calls } = searchWith([NONE], [NONE, { nbHits: 0 }, { nbHits: 0 }])
    expect(await search.listing({ ...LISTING, query: 'shirt' })).toMatchObject({ nbHits: 0 })
    expect(calls).toHaveLength(2)
    expect([
      hasSeveralWords('shirt'),
      hasSeveralWords(' shirt '),
      hasSeveralWords('red shirt'),
      hasSeveralWords('麻シャツ'),
      hasSeveralWords('麻'),
    ]).toEqual([false, false, true, true, false])
  })

  it('that a rule sends elsewhere are not looked for further, and no words at all never are', async () => {
    const { search, calls } = searchWith([{ ...NONE, userData: [{ note: 1 }, { redirect: '/sale' }] }], [NONE])
    expect(await search.listing({ ...LISTING, ...words })).toMatchObject({ redirect: '/sale' })
    await search.listing({ ...LISTING, query: '  ' })
    expect(calls).toHaveLength(2)
  })
})

describe('what the search has found', () => {
  const names = new Map([
    ['size:s', { value: 'Small', index: 1 }],
    ['size:xl', { value: 'Extra large', index: 2, properties: { sizeGroupLabel: 'Letters' } }],
  ])
  const read = (results: readonly object[], disjunctive: Parameters<typeof readListingAnswer>[0]['disjunctive'] = []) =>
    readListingAnswer({
      results: results as Parameters<typeof readListingAnswer>[0]['results'],
      disjunctive,
      names,
      country: 'GB',
      language: 'en',
      page: 1,
      hitsPerPage: 48,
    })

  it('is nothing where it answers nothing', () => {
    expect(read([])).toEqual({ hits: [], nbHits: 0, nbPages: 0, isApproximate: false, facets: {} })
  })

  it('has values by their counts, then by name, and sizes from small to large', () => {
    const { facets } = read([{ facets: { color: { red: 2, navy: 9, blue: 2 }, size: { xl: 9, s: 1 }, brandTag: { alder: 'many' } } }])
    expect(facets.color?.map(({ tag, count }) => [tag, count])).toEqual([
      ['navy', 9],
      ['blue', 2],
      ['red', 2],
    ])
    expect(facets.size).toEqual([
      { filterType: 'size', tag: 's', value: 'Small', count: 1 },
      { filterType: 'size', tag: 'xl', value: 'Extra large', count: 9, properties: { sizeGroupLabel: 'Letters' } },
    ])
    expect(facets.brand).toEqual([{ filterType: 'brand', tag: 'alder', value: 'alder', count: 0 }])
    expect(facets).not.toHaveProperty('categories')
  })

  it('counts what is chosen by the answer of its own kind, and the spread of prices too', () => {
    const main = { facets: { color: { navy: 1 }, size: { s: 1 } }, facets_stats: { 'price.GB.sale': { min: 20, max: 30 } } }
    const colors = { facets: { color: { navy: 1, red: 4 } } }
    const prices = { facets_stats: { 'price.GB.sale': { min: 9.5, max: 120.2 } } }
    const answer = read([main, colors, prices], ['color', 'priceRange'])
    expect(answer.facets.color?.map(({ tag }) => tag)).toEqual(['red', 'navy'])
    expect(answer.facets.size?.map(({ tag }) => tag)).toEqual(['s'])
    expect(answer.priceRange).toEqual({ min: 9, max: 121 })
    expect(read([{ facets_stats: { 'price.GB.sale': { min: 9 } } }])).not.toHaveProperty('priceRange')
  })

  it('is about as much as it says, or exactly', () => {
    expect(read([{ exhaustiveNbHits: false, nbHits: 1000, nbPages: 21, queryID: 'q' }])).toMatchObject({
      isApproximate: true,
      nbHits: 1000,
      nbPages: 21,
      queryID: 'q',
    })
    expect(read([{ exhaustiveNbHits: true }])).toMatchObject({ isApproximate: false })
    expect(read([{}])).not.toHaveProperty('queryID')
  })
})

describe('products that are asked for by a block', () => {
  it('come by its filters and its order, the best match where there is no such order', async () => {
    const { search, client } = searchWith()
    await search.search([
      { filters: { brand: ['Alder'], includeOutOfStock: ['true'] }, sort: 'priceAsc', hitsPerPage: 4 },
      { sort: 'none', hitsPerPage: 2 },
    ] as Parameters<typeof search.search>[0])
    expect(client.search).toHaveBeenCalledWith([
      { clauses: ['brandTag:Alder'], includesOutOfStock: true, indexSuffix: PRICE.indexSuffix, hitsPerPage: 4 },
      { clauses: [], includesOutOfStock: false, indexSuffix: '', hitsPerPage: 2 },
    ])
  })

  it('are counted without being fetched, nothing where no count comes', async () => {
    const { search, calls } = searchWith([{ nbHits: 3 }])
    expect(await search.countHits([{ color: ['navy'] }, {}])).toEqual([3, 0])
    expect(calls[0]?.[0]).toEqual({
      indexName: expect.stringMatching(/^demo_ald_/),
      query: '',
      filters: 'price.GB.sale > 0 AND availabilityFlag < 3 AND color:navy',
      distinct: 1,
      hitsPerPage: 1,
      attributesToRetrieve: [],
      attributesToHighlight: [],
      analytics: false,
    })
  })
})

describe('chips of what is chosen', () => {
  const option = (filterType: 'color' | 'size', tag: string, value: string) => ({ filterType, tag, value, count: 1 })
  const facets = { color: [option('color', 'navy', 'Navy')], size: [option('size', 's', 'Small')] }

  it('have its names, kind by kind, and no chip for what nobody knows', () => {
    const filters = { size: ['s'], color: ['navy', 'mauve'], onSale: ['true'], priceRange: ['10', '20'] }
    const chips = selectedChips(filters, facets)
    expect(chips).toEqual([
      { kind: 'color', tag: 'navy', label: 'Navy' },
      { kind: 'size', tag: 's', label: 'Small' },
      expect.objectContaining({ kind: 'priceRange' }),
      { kind: 'onSale' },
    ])
  })

  it('are none where nothing is chosen, or a price that is none', () => {
    expect(selectedChips({}, facets)).toEqual([])
    expect(selectedChips({ priceRange: ['cheap'] }, facets)).toEqual([])
  })
})
