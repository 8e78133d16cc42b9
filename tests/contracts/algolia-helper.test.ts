import algoliasearchHelper, { type AlgoliaSearchHelper, type SearchResults } from 'algoliasearch-helper'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchRecord } from '../factories/search-record.ts'
import { createTestSearch, type TestSearch } from '../setup/search.ts'

const INDEX = 'demo_ald_gross_GB'
const BY_PRICE = `${INDEX}_priceAsc`

/** Six products: two brands, three colours, 10 to 60 pounds. */
const PRODUCTS = [
  { id: '1', brand: 'Alder', color: ['navy'], sale: 30 },
  { id: '2', brand: 'Alder', color: ['sand'], sale: 10 },
  { id: '3', brand: 'Alder', color: ['navy', 'red'], sale: 60 },
  { id: '4', brand: 'Bergström', color: ['navy'], sale: 20 },
  { id: '5', brand: 'Bergström', color: ['sand'], sale: 50 },
  { id: '6', brand: 'Bergström', color: ['red'], sale: 40 },
] as const

let search: TestSearch
let helper: AlgoliaSearchHelper

beforeAll(async () => {
  search = await createTestSearch()
  const attributesForFaceting = ['searchable(brand)', 'color', 'price']
  await search.client.setSettings({
    indexName: INDEX,
    indexSettings: {
      searchableAttributes: ['name', 'brand'],
      attributesForFaceting,
      customRanking: ['asc(productId)'],
      replicas: [BY_PRICE],
    },
  })
  await search.client.setSettings({
    indexName: BY_PRICE,
    indexSettings: { attributesForFaceting, ranking: ['asc(price.GB.sale)', 'typo', 'custom'] },
  })
  await search.client.saveObjects({
    indexName: INDEX,
    waitForTasks: true,
    objects: PRODUCTS.map(({ id, sale, color, brand }) =>
      searchRecord(id, { brand, color: [...color], productId: id, price: { GB: { sale, list: sale, onSale: false } } }),
    ),
  })
})
afterAll(() => search.test.close())
beforeEach(() => {
  helper = algoliasearchHelper(search.clientWith('search-only'), INDEX, {
    disjunctiveFacets: ['brand', 'color'],
    facets: ['price.GB.onSale', 'price.GB.sale'],
  })
})

const results = (asked: AlgoliaSearchHelper = helper): Promise<SearchResults> =>
  new Promise((resolve, reject) => {
    asked.once('result', ({ results: found }) => (found === null ? reject(new Error('The helper has no result.')) : resolve(found)))
    asked.once('error', ({ error }) => reject(error))
    asked.search()
  })
const idsOf = ({ hits }: SearchResults): readonly string[] => hits.map(({ objectID }) => objectID).sort()
const counts = (found: SearchResults, facet: string): Readonly<Record<string, number>> => {
  const values = found.getFacetValues(facet, { sortBy: ['name:asc'] })
  if (!Array.isArray(values)) throw new Error(`${facet} is no list.`)
  return Object.fromEntries(values.map(({ name, count }) => [name, count]))
}

describe('the vendor’s helper for filters', () => {
  it('counts every value where nothing is chosen', async () => {
    const found = await results()
    expect(found.nbHits).toBe(6)
    expect(counts(found, 'brand')).toEqual({ Alder: 3, Bergström: 3 })
    expect(counts(found, 'color')).toEqual({ navy: 3, red: 2, sand: 2 })
  })

  it('goes on counting the other values of a filter, and narrows all other filters', async () => {
    helper.addDisjunctiveFacetRefinement('color', 'navy')
    const found = await results()
    expect(idsOf(found)).toEqual(['1', '3', '4'])
    expect(counts(found, 'color')).toEqual({ navy: 3, red: 2, sand: 2 })
    expect(counts(found, 'brand')).toEqual({ Alder: 2, Bergström: 1 })
  })

  it('joins values of one filter by or, and filters by and', async () => {
    helper
      .addDisjunctiveFacetRefinement('color', 'navy')
      .addDisjunctiveFacetRefinement('color', 'sand')
      .addDisjunctiveFacetRefinement('brand', 'Alder')
    const found = await results()
    expect(idsOf(found)).toEqual(['1', '2', '3'])
    expect(counts(found, 'color')).toEqual({ navy: 2, red: 1, sand: 1 })
    expect(counts(found, 'brand')).toEqual({ Alder: 3, Bergström: 2 })
  })

  it('leaves a value chosen that nothing has any more', async () => {
    helper.addDisjunctiveFacetRefinement('color', 'plum').addDisjunctiveFacetRefinement('brand', 'Alder')
    const found = await results()
    expect(found.nbHits).toBe(0)
    expect(counts(found, 'color')).toEqual({ navy: 2, plum: 0, red: 1, sand: 1 })
  })

  it('narrows by numbers and answers the range there is', async () => {
    helper
      .addDisjunctiveFacetRefinement('brand', 'Bergström')
      .addNumericRefinement('price.GB.sale', '>=', 20)
      .addNumericRefinement('price.GB.sale', '<', 50)
    const found = await results()
    expect(idsOf(found)).toEqual(['4', '6'])
    expect(found.getFacetStats('price.GB.sale')).toMatchObject({ min: 20, max: 40 })
    expect(counts(found, 'brand')).toEqual({ Alder: 1, Bergström: 2 })
  })

  it('finds values of a filter by their beginning, within what is chosen elsewhere', async () => {
    helper.addDisjunctiveFacetRefinement('color', 'navy')
    const { facetHits } = await helper.searchForFacetValues('brand', 'berg', 5)
    expect(facetHits).toEqual([expect.objectContaining({ value: 'Bergström', count: 1, isRefined: false })])
  })

  it('turns pages and changes the order, and starts at the first page after a filter', async () => {
    helper.setQueryParameter('hitsPerPage', 2).setIndex(BY_PRICE).setPage(1)
    const second = await results()
    expect([second.hits.map(({ objectID }) => objectID), second.page, second.nbPages]).toEqual([['1', '6'], 1, 3])
    helper.toggleFacetRefinement('brand', 'Alder')
    const first = await results()
    expect([first.hits.map(({ objectID }) => objectID), first.page, first.nbPages]).toEqual([['2', '1'], 0, 2])
  })
})
