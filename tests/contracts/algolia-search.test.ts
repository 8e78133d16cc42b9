import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchRecord } from '../factories/search-record.ts'
import { createTestSearch, type TestSearch } from '../setup/search.ts'

const indexName = 'demo_ald_gross_GB'
let search: TestSearch

const find = async (query: string, parameters: Record<string, unknown> = {}) => {
  const { results } = await search
    .clientWith('search-only')
    .searchForHits<{ objectID: string; name: string }>({ requests: [{ indexName, query, ...parameters }] })
  const [result] = results
  if (result === undefined) throw new Error('no result')
  return result
}
const ids = async (query: string, parameters: Record<string, unknown> = {}) =>
  (await find(query, parameters)).hits.map((hit) => hit.objectID)

beforeAll(async () => {
  search = await createTestSearch()
  const { client } = search
  await client.setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['name', 'brand', 'localised'],
      attributesForFaceting: [
        'searchable(brand)',
        'categories',
        'color',
        'size',
        'productId',
        'onSale',
        'availabilityFlag',
        'price',
        'filterOnly(slug)',
      ],
      customRanking: ['desc(popularity)'],
      attributeForDistinct: 'productId',
      replicas: [`${indexName}_priceAsc`, `virtual(${indexName}_newest)`],
    },
  })
  await client.setSettings({ indexName: `${indexName}_priceAsc`, indexSettings: { ranking: ['asc(price.GB.sale)', 'typo', 'custom'] } })
  await client.setSettings({ indexName: `${indexName}_newest`, indexSettings: { customRanking: ['desc(createdAt)'] } })
  await client.saveObjects({
    indexName,
    waitForTasks: true,
    objects: [
      searchRecord('1', { popularity: 50 }),
      searchRecord('2', {
        name: 'Linen trousers',
        brand: 'Bergström',
        popularity: 40,
        createdAt: 1_800_000_000,
        price: { GB: { sale: 80, list: 80, onSale: false } },
        onSale: false,
        categories: ['women', 'women > clothing', 'women > clothing > trousers'],
        localised: { ar: { name: 'بنطلون كتان' }, ja: { name: 'リネンパンツ' } },
      }),
      searchRecord('3', {
        name: 'Canvas tote',
        brand: 'Alder',
        popularity: 60,
        color: ['navy'],
        price: { GB: { sale: 45, list: 45, onSale: false } },
        onSale: false,
        categories: ['women', 'women > bags'],
        localised: { ar: { name: 'حقيبة الكتف' }, ja: { name: '東京トートバッグ' } },
      }),
      searchRecord('4', {
        name: "Men's T-shirt",
        brand: '3 Oaks',
        popularity: 5,
        availabilityFlag: 3,
        price: { GB: { sale: 10, list: 20, onSale: true } },
        categories: ['men'],
        localised: {},
      }),
    ],
  })
})
afterAll(() => search.test.close())

describe('finding by words', () => {
  it('finds words whole, by their beginning and without their accents', async () => {
    expect(await ids('linen')).toEqual(['2'])
    expect(await ids('canv')).toEqual(['3'])
    expect(await ids('bergstrom trou')).toEqual(['2'])
    expect(await ids('tshirt')).toContain('4')
  })

  it('forgives one mistake in short words and two in long ones, exact matches first', async () => {
    expect(await ids('lnien')).toEqual(['2'])
    expect(await ids('truosesr')).toEqual(['2'])
    expect(await ids('tootes', { typoTolerance: false })).toEqual([])
  })

  it('finds Japanese and Arabic, which no space or no fixed spelling divides', async () => {
    expect(await ids('東京')).toEqual(['3'])
    expect(await ids('バッグ')).toEqual(['3'])
    expect(await ids('ばっぐ')).toEqual(['3'])
    expect(await ids('كتف')).toEqual(['3'])
    expect(await ids('بَنطَلون')).toEqual(['2'])
  })

  it('marks what matched in names as they are written', async () => {
    const { hits } = await find('bergstr', { attributesToHighlight: ['brand'], highlightPreTag: '<b>', highlightPostTag: '</b>' })
    expect(hits[0]?._highlightResult).toMatchObject({ brand: { value: '<b>Bergstr</b>öm', matchLevel: 'full' } })
  })

  it('orders an empty query by custom ranking', async () => {
    expect(await ids('')).toEqual(['3', '1', '2', '4'])
  })
})

describe('filters', () => {
  it.each([
    ['brand:Alder AND color:white', ['1']],
    ['categories:"women > bags" OR categories:"men"', ['3', '4']],
    ['NOT brand:Alder', ['2', '4']],
    ['price.GB.sale > 0 AND availabilityFlag < 3', ['3', '1', '2']],
    ['price.GB.sale:20 TO 50', ['3', '1']],
    ['(brand:Alder OR brand:"3 Oaks") AND price.GB.sale <= 20', ['1', '4']],
    ['onSale:true', ['1', '4']],
    ['slug:product-2', ['2']],
  ])('%s', async (filters, expected) => {
    expect(await ids('', { filters })).toEqual(expected)
  })

  it('takes nested facet filters and numeric filters', async () => {
    expect(await ids('', { facetFilters: [['brand:Alder', 'brand:3 Oaks'], 'color:-white'] })).toEqual(['3'])
    expect(await ids('', { numericFilters: ['price.GB.sale>=45', ['availabilityFlag=1', 'availabilityFlag=2']] })).toEqual(['3', '2'])
  })

  it.each(['brand:"open', '(a:1 AND b:2) OR c:3', 'brand:x OR price.GB.sale > 3', 'price.GB.sale > abc'])(
    'refuses %s with 400',
    async (filters) => {
      await expect(ids('', { filters })).rejects.toMatchObject({ status: 400 })
    },
  )

  it('lets optional filters reorder by their scores and leave nothing out', async () => {
    expect(await ids('', { optionalFilters: ['productId:4<score=1000>', 'productId:2<score=900>'] })).toEqual(['4', '2', '3', '1'])
  })
})

describe('facets and pages', () => {
  it('counts values, gives the spread of numbers and hides filter-only attributes', async () => {
    const { facets, facets_stats } = await find('', { facets: ['brand', 'price.GB.sale', 'slug'], filters: 'availabilityFlag < 3' })
    expect(facets).toEqual({ brand: { Alder: 2, Bergström: 1 }, 'price.GB.sale': { '20': 1, '45': 1, '80': 1 } })
    expect(facets_stats?.['price.GB.sale']).toMatchObject({ min: 20, max: 80 })
  })

  it('counts pages from zero within the pagination limit [PLP-22]', async () => {
    const second = await find('', { hitsPerPage: 3, page: 1 })
    expect(second).toMatchObject({ page: 1, nbPages: 2, nbHits: 4, hitsPerPage: 3 })
    expect(second.hits.map((hit) => hit.objectID)).toEqual(['4'])
  })

  it('searches in facet values, alone and among other queries', async () => {
    const client = search.clientWith('search-only')
    expect(
      await client.searchForFacetValues({ indexName, facetName: 'brand', searchForFacetValuesRequest: { facetQuery: 'berg' } }),
    ).toMatchObject({ facetHits: [{ value: 'Bergström', highlighted: '<em>Berg</em>ström', count: 1 }] })
    const { results } = await client.search({
      requests: [
        { indexName, type: 'facet', facet: 'brand', facetQuery: '3' },
        { indexName, query: 'tote' },
      ],
    })
    expect(results).toMatchObject([{ facetHits: [{ value: '3 Oaks' }] }, { nbHits: 1 }])
  })

  it('orders replicas their own way over the same records', async () => {
    const order = async (name: string) => (await search.client.searchSingleIndex({ indexName: name })).hits.map((hit) => hit.objectID)
    expect(await order(`${indexName}_priceAsc`)).toEqual(['4', '1', '3', '2'])
    expect((await order(`${indexName}_newest`))[0]).toBe('2')
  })

  it('gives only the attributes asked for, a query id for clicks, and no highlights when none are requested', async () => {
    const { hits, queryID } = await find('tote', {
      attributesToRetrieve: ['name', 'price.GB.sale'],
      attributesToHighlight: [],
      clickAnalytics: true,
    })
    expect(hits).toEqual([{ objectID: '3', name: 'Canvas tote', price: { GB: { sale: 45 } } }])
    expect(queryID).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('magic words', () => {
  it('plays the outcome they name', async () => {
    expect(await find('empty')).toMatchObject({ nbHits: 0 })
    expect(await find('gotosale')).toMatchObject({ userData: [{ redirect: '/sale' }] })
    await expect(find('noindex')).rejects.toMatchObject({ status: 404, message: `Index ${indexName} does not exist` })
  })
})
