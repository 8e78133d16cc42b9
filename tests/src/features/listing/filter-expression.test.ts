import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFilters } from '../../../../server/search-wire/filters/parse-filters.ts'
import { boosts } from '../../../../src/features/listing/listing-query.ts'
import { filterExpression } from '../../../../src/features/listing/filter-expression.ts'
import { quoteFilterValue, sanitiseFilterValue } from '../../../../src/clients/search/filter-value.ts'
import { readPriceRange, areFiltersEqual } from '../../../../src/features/listing/listing-address.ts'

const GB = { country: 'GB', fetchOutOfStock: false } as const

describe('filter values', () => {
  it('keep letters of every script, digits, space and > - . _ and lose the rest [FILTER-10, FILTER-16]', () => {
    expect(sanitiseFilterValue('women > t-shirts_1.2')).toBe('women > t-shirts_1.2')
    expect(sanitiseFilterValue('東京 ブランド')).toBe('東京 ブランド')
    expect(sanitiseFilterValue('مَتجر')).toBe('مَتجر')
    expect(sanitiseFilterValue('x" OR price:1')).toBe('x OR price1')
    expect(sanitiseFilterValue('"()":')).toBeUndefined()
  })

  it('are quoted where they hold a space or would be a keyword [FILTER-11]', () => {
    expect([quoteFilterValue('a b'), quoteFilterValue('or'), quoteFilterValue('navy')]).toEqual(['"a b"', '"or"', 'navy'])
  })
})

describe('the filters of a query', () => {
  it('always ask for a price and for stock [FILTER-12, FILTER-13, FILTER-14]', () => {
    expect(filterExpression({ ...GB, selections: [] })).toBe('price.GB.sale > 0 AND availabilityFlag < 3')
    expect(filterExpression({ ...GB, fetchOutOfStock: true, selections: [] })).toContain('availabilityFlag < 4')
    expect(filterExpression({ ...GB, selections: [{ includeOutOfStock: ['true'] }] })).toContain('availabilityFlag < 4')
    expect(filterExpression({ ...GB, selections: [{ includeOutOfStock: ['yes'] }] })).toContain('availabilityFlag < 3')
  })

  it('join kinds by AND and values of a kind by OR, numbers apart from facets [INDEX-10]', () => {
    const selections = [{ categories: ['women > shoes'] }, { brand: ['a', 'b'], priceRange: ['10', '20'], onSale: ['true'] }]
    expect(filterExpression({ ...GB, selections })).toBe(
      'price.GB.sale > 0 AND availabilityFlag < 3 AND categories:"women > shoes" AND (brandTag:a OR brandTag:b) AND price.GB.sale >= 10 AND price.GB.sale <= 20 AND onSale:true',
    )
  })

  it('let featured products into every facet group and leave a kind out for its own counts [DATA-106]', () => {
    const selections = [{}, { brand: ['a'], size: ['m'] }]
    expect(filterExpression({ ...GB, selections, featuredProductIds: ['7'], without: 'size' })).toBe(
      'price.GB.sale > 0 AND availabilityFlag < 3 AND (brandTag:a OR productId:7)',
    )
  })

  it('stay inside the grammar whatever an address holds', () => {
    const values = fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 5 })
    fc.assert(
      fc.property(values, values, values, (brand, categories, priceRange) => {
        const text = filterExpression({ ...GB, selections: [{ brand, categories, priceRange }] })
        const parsed = parseFilters(text)
        expect(parsed?.kind).toBe('and')
        expect(JSON.stringify(parsed)).toContain('availabilityFlag')
      }),
    )
  })

  it('score featured before prioritized before featured collections [DATA-106]', () => {
    expect(boosts({ featuredProductIds: ['1', '2', '1'], prioritizedProductIds: ['9'], featuredCollections: ['c'] })).toEqual([
      'productId:1<score=1000>',
      'productId:2<score=999>',
      'productId:9<score=900>',
      'collections:c<score=500>',
    ])
  })
})

describe('price ranges', () => {
  it.each([
    [['10', '20'], { min: 10, max: 20 }],
    [['10'], { min: 10 }],
    [['', '20'], { min: 0, max: 20 }],
    [['1.5', ''], { min: 1.5 }],
  ])('%j is one [DATA-64]', (values, bounds) => {
    expect(readPriceRange(values)).toEqual(bounds)
  })
  it.each([[['20', '10']], [['-1']], [['a', '2']], [[]], [['1', '2', '3']]])('%j is none [FILTER-06, FILTER-08]', (values) => {
    expect(readPriceRange(values)).toBeUndefined()
  })
})

describe('comparing selections', () => {
  it('order, repetition and empty kinds make no difference [FILTER-03]', () => {
    expect(areFiltersEqual({ brand: ['b', 'a', 'b'], size: [] }, { brand: ['a', 'b'] })).toBe(true)
    expect(areFiltersEqual({ priceRange: ['10', '20.0'] }, { priceRange: ['10.0', '20'] })).toBe(true)
    expect(areFiltersEqual({ brand: ['a'] }, { brand: ['a', 'b'] })).toBe(false)
  })
})
