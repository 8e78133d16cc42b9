import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readListingAddress,
  toggleFilter,
  withPage,
  withSort,
  writeListingAddress,
  FILTER_KINDS,
} from '../../../../src/features/listing/listing-address.ts'

const read = (text: string) => readListingAddress(new URLSearchParams(text))

describe('reading an address', () => {
  it('reads query, sort, page and one parameter per filter kind [PLP-05, PLP-06, PLP-07]', () => {
    expect(
      read('query= wool &sortBy=priceAsc&page=2&brand=a,b&priceRange=,100&featuredProductIds=1,2&featuredCollections=x&utm_source=mail'),
    ).toEqual({
      query: 'wool',
      sortBy: 'priceAsc',
      page: 2,
      filters: { brand: ['a', 'b'], priceRange: ['', '100'] },
      featuredProductIds: ['1', '2'],
      featuredCollections: ['x'],
      others: [['utm_source', 'mail']],
    })
  })

  it.each(['0', '-1', '1.5', 'two', ''])('takes page %j for page 1 [PLP-19, PLP-24]', (page) => {
    expect(read(`page=${page}`).page).toBe(1)
  })

  it('counts the first of a repeated parameter', () => {
    expect(read('brand=a&brand=b').filters.brand).toEqual(['a'])
  })
})

describe('writing an address', () => {
  it('writes query, sortBy, page, then kinds alphabetically, commas as they are', () => {
    expect(writeListingAddress(read('utm=1&size=m&page=3&brand=b,a&sortBy=newest&query=tee shirt'))).toBe(
      '?query=tee+shirt&sortBy=newest&page=3&brand=b,a&size=m&utm=1',
    )
  })

  it('leaves out page 1 and the default sort [PLP-18, PLP-24]', () => {
    expect(writeListingAddress(read('page=1&sortBy=bestMatch'))).toBe('')
  })

  it('is the same address again after any number of readings and writings', () => {
    const name = fc.oneof(fc.constantFrom(...FILTER_KINDS, 'query', 'page', 'sortBy', 'featuredProductIds'), fc.string({ maxLength: 6 }))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 8 }), (pairs) => {
        const once = writeListingAddress(readListingAddress(new URLSearchParams(pairs)))
        expect(writeListingAddress(readListingAddress(new URLSearchParams(once)))).toBe(once)
      }),
    )
  })
})

describe('changing an address', () => {
  const address = read('page=4&brand=a&featuredProductIds=1&utm=x')

  it('goes to page 1 and drops featured products when a filter changes', () => {
    expect(writeListingAddress(toggleFilter(address, 'color', 'red'))).toBe('?brand=a&color=red&utm=x')
    expect(writeListingAddress(toggleFilter(address, 'brand', 'a'))).toBe('?utm=x')
  })

  it('goes to page 1 when the sort changes, and keeps the rest when the page does', () => {
    expect(writeListingAddress(withSort(address, 'newest'))).toBe('?sortBy=newest&brand=a&featuredProductIds=1&utm=x')
    expect(writeListingAddress(withPage(address, 2))).toBe('?page=2&brand=a&featuredProductIds=1&utm=x')
  })

  it('is undone by choosing the same value twice', () => {
    fc.assert(
      fc.property(fc.constantFrom('brand', 'size', 'color'), fc.stringMatching(/^[a-z]{1,8}$/), (kind, value) => {
        const start = read('brand=a,b&size=m')
        const twice = toggleFilter(toggleFilter(start, kind, value), kind, value)
        expect(new Set(twice.filters[kind] ?? [])).toEqual(new Set(start.filters[kind] ?? []))
      }),
    )
  })
})

it('every kind of filter is read from an address and written to it again [DATA-68]', () => {
  const kinds = ['brand', 'categories', 'categoryPageIds', 'collections', 'color', 'priceRange', 'size', 'slug', 'productId']
  const all = [...kinds, 'prioritizedProductIds', 'onSale', 'includeOutOfStock']
  const address = readListingAddress(new URLSearchParams(all.map((kind) => [kind, kind === 'priceRange' ? '10,20' : 'a,b'])))
  expect(Object.keys(address.filters).sort()).toEqual(all.toSorted())
  const again = readListingAddress(new URLSearchParams(writeListingAddress(address)))
  expect(again.filters).toEqual(address.filters)
  expect(again.others).toEqual([])
})
