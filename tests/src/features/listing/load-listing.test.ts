import { expect, it } from 'vitest'
import { loadListing } from '../../../../src/features/listing/load-listing.ts'
import { readListingAnswer } from '../../../../src/features/listing/listing-answer.ts'
import { searchRecord } from '../../../factories/search-record.ts'
import { site } from '../../../factories/site.ts'

const answered = {
  hits: [searchRecord('1')],
  nbHits: 100,
  nbPages: 3,
  exhaustiveNbHits: false,
  queryID: 'q',
  userData: [{ redirect: '/sale' }],
  facets: { color: { white: 2, navy: 9, red: 2 }, size: { m: 9, s: 1 } },
  facets_stats: { 'price.GB.sale': { min: 9.5, max: 120.2 } },
}
const NAMES = new Map([
  ['color:navy', { value: 'Navy', index: 2, properties: { rgb: ['#112'], swatchURL: '/navy.jpg' } }],
  ['size:s', { value: 'Small', index: 1, properties: { sizeGroupLabel: 'Letters' } }],
  ['size:m', { value: 'Medium', index: 2 }],
])
const load = (query: string) =>
  loadListing({
    search: {
      listing: async ({ page, hitsPerPage }) =>
        readListingAnswer({ results: [answered], disjunctive: [], names: NAMES, country: 'GB', language: 'en', page, hitsPerPage }),
    },
    site: site('gb'),
    report: () => undefined,
    routeKind: 'listing',
    heading: 'Shoes',
    path: '/women/shoes',
    query: new URLSearchParams(query),
    pageFilters: { categories: ['women > shoes'] },
  })

it('a listing knows how many products there are, about or exactly, on which of how many pages, and what they cost [DATA-66]', async () => {
  expect(await load('page=2')).toMatchObject({
    approximateTotal: true,
    page: 2,
    pages: 3,
    hitsPerPage: 48,
    nbHits: 100,
    priceRange: { min: 9, max: 121 },
  })
})

it('a listing has its page, words, order, products and where a rule of the search leads [DATA-65]', async () => {
  const listing = await load('query=tee&sortBy=priceAsc&page=2')
  expect(listing).toMatchObject({ page: 2, query: 'tee', selectedSort: 'priceAsc', status: 'loaded', redirect: '/sale' })
  expect(listing.hits.map(({ productId, offsettedPosition }) => [productId, offsettedPosition])).toEqual([['1', 49]])
  expect((await load('')).selectedSort).toBe('bestMatch')
})

it('a listing tells the filters of its page from those that are chosen, and has the values to choose from [DATA-63]', async () => {
  const { pageFilters, selectedFilters, facets } = await load('color=navy&size=s,m')
  expect(pageFilters).toEqual({ categories: ['women > shoes'] })
  expect(selectedFilters).toEqual({ color: ['navy'], size: ['s', 'm'] })
  expect(Object.keys(facets).toSorted()).toEqual(['color', 'size'])
})

it('a filter has its kind, tag, name and looks, sizes in their order and others by how many they show [DATA-67]', async () => {
  const { facets } = await load('')
  expect(facets.size).toEqual([
    { filterType: 'size', tag: 's', value: 'Small', count: 1, properties: { sizeGroupLabel: 'Letters' } },
    { filterType: 'size', tag: 'm', value: 'Medium', count: 9 },
  ])
  expect(facets.color?.map(({ tag, value }) => [tag, value])).toEqual([
    ['navy', 'Navy'],
    ['red', 'red'],
    ['white', 'white'],
  ])
  expect(facets.color?.[0]?.properties).toEqual({ rgb: ['#112'], swatchURL: '/navy.jpg' })
})
