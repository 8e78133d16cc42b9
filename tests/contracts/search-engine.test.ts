import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchRecord } from '../factories/search-record.ts'
import { createTestSearchEngine, type TestSearchEngine } from '../setup/search-engine.ts'
import { NOTHING } from '../setup/typesense-double.ts'

const indexName = 'demo_ald_gross_GB'
const settings = {
  searchableAttributes: ['unordered(name)', 'brand', 'localised'],
  attributesForFaceting: [
    'searchable(brand)',
    'categories',
    'color',
    'productId',
    'onSale',
    'availabilityFlag',
    'price',
    'filterOnly(slug)',
  ],
  numericAttributesForFiltering: ['availabilityFlag', 'price.GB.sale'],
  customRanking: ['desc(popularity)', 'desc(createdAt)'],
  attributeForDistinct: 'groupId',
  queryLanguages: ['en', 'ja'] as ('en' | 'ja')[],
  replicas: [`${indexName}_priceAsc`],
}

let search: TestSearchEngine

beforeAll(async () => {
  search = await createTestSearchEngine()
  const { client } = search
  await client.setSettings({ indexName, indexSettings: settings })
  await client.setSettings({ indexName: `${indexName}_priceAsc`, indexSettings: { ranking: ['asc(price.GB.sale)', 'typo', 'custom'] } })
  const records = [
    searchRecord('1', { name: 'Linen trousers' }),
    searchRecord('2', { brand: 'Bergström', price: { GB: { sale: 45.99, list: 80, onSale: false } } }),
  ]
  await client.saveObjects({ indexName, objects: records, waitForTasks: true })
})
afterAll(() => search.close())
beforeEach(() => {
  search.double.searches.length = 0
  search.double.answer = () => NOTHING
  search.double.outage = undefined
})

/** What the engine was asked for one query of the wire. */
const askedFor = async (parameters: Readonly<Record<string, unknown>>, name = indexName) => {
  await search.clientWith('search-only').searchForHits({ requests: [{ indexName: name, ...parameters }] })
  return search.double.searches
}
const documents = () => [...(search.double.collections.get(search.double.aliases.get(indexName) ?? '')?.documents.values() ?? [])]

describe('An index written through the wire', () => {
  it('has in the engine its records as they were sent, beside fields of the types that its collection names', () => {
    expect(documents()).toHaveLength(2)
    const [one, other] = documents()
    expect(one).toMatchObject({
      record: { objectID: '1', name: 'Linen trousers' },
      facet_categories: ['women', 'womenzszgzsclothing', 'womenzszgzsclothingzszgzstops'],
      number_price__GB__sale: 200_000,
      facet_onSale: ['true'],
    })
    expect(other).toMatchObject({ number_price__GB__sale: 459_900, facet_brand: ['zcbergstrzx0000f6m'] })
  })

  it('has words folded, in pairs where a script has no spaces, and in singular and plural', () => {
    expect(documents()[0]).toMatchObject({ words_name: ['linen trousers', expect.stringContaining('trouser')] })
    expect(JSON.stringify(documents()[0]?.['words_localised'])).toContain('毎日 日の の')
  })

  it('is taken over whole when its fields change: the alias turns once the other collection is filled', async () => {
    const before = search.double.aliases.get(indexName)
    search.test.runtime.clock.advance(1_000)
    await search.client.setSettings({
      indexName,
      indexSettings: { ...settings, searchableAttributes: [...settings.searchableAttributes, 'brandTag'] },
    })
    const after = search.double.aliases.get(indexName)
    expect(after).not.toBe(before)
    expect(search.double.collections.has(before ?? '')).toBe(false)
    expect(documents()).toHaveLength(2)
    expect(documents()[0]).toMatchObject({ words_brandTag: ['alder', 'alders alderes'] })
  })

  it('gives its settings back, those of a replica with whose records it shows', async () => {
    expect(await search.client.getSettings({ indexName })).toMatchObject({ customRanking: ['desc(popularity)', 'desc(createdAt)'] })
    expect(await search.client.getSettings({ indexName: `${indexName}_priceAsc` })).toMatchObject({ primary: indexName })
  })

  it('gives records by their ids, and lets go of those that are deleted', async () => {
    await search.client.saveObjects({ indexName, objects: [searchRecord('site:en:/help')] })
    expect(await search.client.getObject({ indexName, objectID: 'site:en:/help' })).toMatchObject({
      objectID: 'site:en:/help',
      brand: 'Alder',
    })
    expect(
      await search.client.getObjects({
        requests: [
          { indexName, objectID: '1' },
          { indexName, objectID: 'none' },
        ],
      }),
    ).toMatchObject({
      results: [{ objectID: '1' }, null],
    })
    await search.client.deleteObjects({ indexName, objectIDs: ['site:en:/help'] })
    await expect(search.client.getObject({ indexName, objectID: 'site:en:/help' })).rejects.toMatchObject({ status: 404 })
  })

  it('has synonyms in the form of its words, one way for each number of what is typed', async () => {
    await search.client.saveSynonyms({
      indexName,
      synonymHit: [
        { objectID: 'shop-1', type: 'onewaysynonym', input: 'Sweater', synonyms: ['jumper'] },
        { objectID: 'shop-2', type: 'synonym', synonyms: ['ズボン', 'パンツ'] },
      ],
      forwardToReplicas: true,
    })
    const items = search.double.synonymSets.get(indexName)
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ root: 'sweater', synonyms: ['jumper'] }),
        expect.objectContaining({ root: 'sweaters', synonyms: ['jumper'] }),
        expect.objectContaining({ synonyms: ['ずぼ ぼん', 'ぱん んつ'] }),
      ]),
    )
    const found: string[] = []
    await search.client.browseSynonyms({ indexName, aggregator: ({ hits }) => found.push(...hits.map(({ objectID }) => objectID)) })
    expect(found.sort()).toEqual(['shop-1', 'shop-2'])
    await search.client.deleteSynonym({ indexName, objectID: 'shop-1', forwardToReplicas: true })
    expect(search.double.synonymSets.get(indexName)).toHaveLength(1)
  })
})

describe('A query of the wire as the engine is asked it', () => {
  // The filters of algolia-search.test.ts, where they are answered by the embedded search.
  it.each([
    ['brand:Alder AND color:white', '(facet_brand:=zcalder && facet_color:=white)'],
    ['categories:"women > bags" OR categories:"men"', 'facet_categories:=[womenzszgzsbags,men]'],
    ['NOT brand:Alder', 'facet_brand:!=zcalder'],
    ['price.GB.sale > 0 AND availabilityFlag < 3', '(number_price__GB__sale:>0 && number_availabilityFlag:<30000)'],
    ['price.GB.sale:20 TO 50', 'number_price__GB__sale:[200000..500000]'],
    ['(brand:Alder OR brand:"3 Oaks") AND price.GB.sale <= 20', '(facet_brand:=[zcalder,3zszcoaks] && number_price__GB__sale:<=200000)'],
    ['onSale:true', 'facet_onSale:=true'],
    ['slug:product-2', 'facet_slug:=productzd2'],
    ['NOT price.GB.sale:20 TO 50', '(number_price__GB__sale:<200000 || number_price__GB__sale:>500000)'],
  ])('%s', async (filters, filterBy) => {
    expect(await askedFor({ filters })).toMatchObject([{ filter_by: filterBy, q: '*' }])
  })

  it('with nested facet filters and numeric filters', async () => {
    const asked = await askedFor({ facetFilters: [['brand:Alder', 'brand:3 Oaks'], 'color:-white'], numericFilters: ['price.GB.sale>=45'] })
    expect(asked).toMatchObject([
      { filter_by: '(facet_brand:=[zcalder,3zszcoaks] && facet_color:!=white) && (number_price__GB__sale:>=450000)' },
    ])
  })

  it('with words folded and told apart, and mistakes only where nothing else is found', async () => {
    expect(await askedFor({ query: 'Bergström Tròu', typoTolerance: 'min' })).toMatchObject([
      { q: 'bergstrom trou', prefix: true, num_typos: 2, typo_tokens_threshold: 1, drop_tokens_threshold: 0 },
    ])
    expect((await askedFor({ query: '赤いドレス', queryLanguages: ['ja'] })).at(-1)).toMatchObject({ q: '赤い どれ れす' })
    expect((await askedFor({ query: 'tote', typoTolerance: false })).at(-1)).toMatchObject({ num_typos: 0 })
    expect((await askedFor({ query: 'the tote for me ', queryLanguages: ['en'], removeStopWords: true })).at(-1)).toMatchObject({
      q: 'tote',
      prefix: false,
    })
    expect((await askedFor({ query: 'wool coat', removeWordsIfNoResults: 'allOptional' })).at(-1)).toMatchObject({
      drop_tokens_threshold: 1,
      drop_tokens_mode: 'both_sides:3',
    })
  })

  it('in the attributes that it names, the first of which weigh most', async () => {
    expect(await askedFor({ query: 'tote', restrictSearchableAttributes: ['name', 'brand'] })).toMatchObject([
      { query_by: 'words_name,words_brand', query_by_weights: '4,3' },
    ])
  })

  it('in the order of a replica, then of merchandisers, then of the match', async () => {
    expect(await askedFor({})).toMatchObject([{ sort_by: 'number_popularity:desc,number_createdAt:desc' }])
    expect((await askedFor({ query: 'tote' })).at(-1)).toMatchObject({
      sort_by: '_text_match:desc,number_popularity:desc,number_createdAt:desc',
    })
    expect((await askedFor({}, `${indexName}_priceAsc`)).at(-1)).toMatchObject({
      collection: indexName,
      sort_by: 'number_price__GB__sale:asc,number_popularity:desc,number_createdAt:desc',
    })
    expect((await askedFor({ optionalFilters: ['productId:2<score=900>', 'productId:4<score=1000>'] })).at(-1)).toMatchObject({
      sort_by: '_eval([(facet_productId:=4):1000,(facet_productId:=2):900]):desc,number_popularity:desc,number_createdAt:desc',
    })
  })

  it('by one of each group, with facets of all products counted beside [INDEX-06]', async () => {
    const asked = await askedFor({ distinct: 1, facets: ['brand', 'price.GB.sale', 'slug', 'unknown'], maxValuesPerFacet: 1000 })
    expect(asked).toMatchObject([
      { group_by: 'group_key', group_limit: 1, limit: 20 },
      { facet_by: 'facet_brand,number_price__GB__sale', facet_strategy: 'exhaustive', max_facet_values: 1000, per_page: 0 },
    ])
    expect(asked[0]).not.toHaveProperty('facet_by')
    expect(asked[1]).not.toHaveProperty('group_by')
  })

  it('in parts of what the engine gives at once', async () => {
    expect(await askedFor({ hitsPerPage: 600, page: 0 })).toMatchObject([
      { offset: 0, limit: 250 },
      { offset: 250, limit: 250 },
      { offset: 500, limit: 100 },
    ])
  })

  it.each([
    [{ filters: 'material:wool' }, 'material is not in attributesForFaceting'],
    [{ filters: 'weight > 3' }, 'weight is in neither numericAttributesForFiltering'],
    [{ filters: 'brand:"open' }, 'Unexpected token'],
    [{ filters: '(a:1 AND b:2) OR c:3' }, 'is not allowed'],
    [{ typoTolerance: 'strict' }, 'typoTolerance: strict is not implemented by the search engine'],
    [{ queryType: 'prefixAll' }, 'prefixAll is not implemented'],
    [{ optionalWords: ['tote'] }, 'optionalWords is not implemented'],
  ])('refuses %j with 400 and says why', async (parameters, message) => {
    await expect(askedFor(parameters)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(message) })
    expect(search.double.searches).toEqual([])
  })
})

describe('An answer of the engine on the wire', () => {
  const hit = (record: object) => ({ document: { id: 'x', record }, highlight: {}, highlights: [], text_match: 1 })

  it('has hits, pages from zero, exact counts and the spread of numbers [PLP-22]', async () => {
    search.double.answer = ({ group_by: isGrouped }) =>
      isGrouped === undefined
        ? {
            ...NOTHING,
            found: 40,
            facet_counts: [
              {
                field_name: 'facet_brand',
                sampled: false,
                counts: [
                  { value: 'zcalder', count: 3, highlighted: 'zcalder' },
                  { value: '3zszcoaks', count: 5, highlighted: '3zszcoaks' },
                ],
              },
              {
                field_name: 'number_price__GB__sale',
                sampled: false,
                counts: [{ value: '459900', count: 2, highlighted: '459900' }],
                stats: { min: 200_000, max: 459_900, avg: 300_000, sum: 900_000, total_values: 3 },
              },
            ],
          }
        : {
            found: 31,
            found_docs: 40,
            out_of: 90,
            page: 2,
            search_time_ms: 1,
            search_cutoff: false,
            grouped_hits: [{ group_key: ['1'], found: 2, hits: [hit(searchRecord('1'))] }],
          }
    const { results } = await search.client.search({
      requests: [
        {
          indexName,
          query: 'tee',
          distinct: 1,
          page: 1,
          hitsPerPage: 30,
          facets: ['brand', 'price.GB.sale'],
          attributesToRetrieve: ['name', 'price.GB.sale'],
          attributesToHighlight: ['name'],
          clickAnalytics: true,
        },
      ],
    })
    expect(results).toMatchObject([
      {
        nbHits: 31,
        page: 1,
        nbPages: 2,
        hits: [
          {
            objectID: '1',
            name: 'Everyday tee',
            price: { GB: { sale: 20 } },
            _highlightResult: { name: { value: 'Everyday <em>tee</em>' } },
          },
        ],
        facets: { brand: { '3 Oaks': 5, Alder: 3 }, 'price.GB.sale': { '45.99': 2 } },
        facets_stats: { 'price.GB.sale': { min: 20, max: 45.99 } },
        exhaustiveFacetsCount: true,
        queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ])
  })

  it('searches in the values of facets, alone and among other queries', async () => {
    search.double.answer = () => ({
      ...NOTHING,
      facet_counts: [
        {
          field_name: 'facet_brand',
          counts: [
            { value: 'zcbergstrzx0000f6m', count: 1 },
            { value: 'zcalder', count: 2 },
          ],
        },
      ],
    })
    const asked = { indexName, facetName: 'brand', searchForFacetValuesRequest: { facetQuery: 'berg' } }
    expect(await search.client.searchForFacetValues(asked)).toMatchObject({
      facetHits: [{ value: 'Bergström', highlighted: '<em>Berg</em>ström', count: 1 }],
    })
    const { results } = await search.client.search({
      requests: [
        { indexName, type: 'facet', facet: 'brand', facetQuery: 'al' },
        { indexName, query: 'x' },
      ],
    })
    expect(results).toMatchObject([{ facetHits: [{ value: 'Alder' }] }, { nbHits: 0 }])
  })

  it('recommends by the catalogue: what shares the categories of a product, and not itself', async () => {
    const { results } = await search.client.customPost({
      path: '1/indexes/*/recommendations',
      body: { requests: [{ indexName, model: 'related-products', objectID: '1', threshold: 0, maxRecommendations: 4 }] },
    })
    expect(results).toMatchObject([{ hits: [] }])
    expect(search.double.searches).toMatchObject([
      { limit: 4, filter_by: expect.stringContaining('object_id:!=1'), sort_by: expect.stringMatching(/^_eval\(\[/) },
    ])
  })
})

describe('What is not there or not done', () => {
  it('an index that nobody made is missing, in the vendor’s words [INDEX-09]', async () => {
    await expect(search.client.searchSingleIndex({ indexName: 'nowhere' })).rejects.toMatchObject({
      status: 404,
      message: 'Index nowhere does not exist',
    })
  })

  it('operations that the shop does not use are refused by name, rules of the vendor’s dashboard among them', async () => {
    const refused = await fetch(`${search.baseUrl}/1/indexes/${indexName}/rules/batch`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'EMBEDDED', 'x-algolia-api-key': 'write-key' },
      body: '[]',
    })
    expect(refused.status).toBe(501)
    expect(await refused.json()).toEqual({
      status: 501,
      message: expect.stringContaining('rules/batch is not implemented by the search engine'),
    })
  })

  it('the key that browsers have writes nothing, and no answer has the key of the engine', async () => {
    await expect(search.clientWith('search-only').setSettings({ indexName, indexSettings: {} })).rejects.toMatchObject({ status: 403 })
  })

  it.each([
    [{ status: 503, body: '{"message":"Not Ready or Lagging"}' }],
    [{ status: 401, body: '{"message":"Forbidden"}' }],
    [{ status: 200, body: '<html>another program</html>' }],
  ])('where the engine answers %j, shoppers’ clients are told that the search is away, and nothing else', async (outage) => {
    search.double.outage = outage
    const answer = await fetch(`${search.baseUrl}/1/indexes/*/queries`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'EMBEDDED', 'x-algolia-api-key': 'search-only' },
      body: JSON.stringify({ requests: [{ indexName, query: 'tee' }] }),
    })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ status: 503, message: 'The search is not available' })
  })
})
