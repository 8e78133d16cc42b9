import { describe, expect, it } from 'vitest'
import { toHit } from '../../../../src/clients/search/to-hit.ts'
import { searchRecord } from '../../../factories/search-record.ts'

const CONTEXT = { country: 'GB', language: 'en', offsettedPosition: 1 } as const

describe('a search hit', () => {
  it('is told apart by its ids, name, brand, options and slug, and by the search that found it [DATA-15]', () => {
    expect(toHit(searchRecord('1', { objectID: '1-navy' }), { ...CONTEXT, queryID: 'q-1' })).toMatchObject({
      objectID: '1-navy',
      productId: '1',
      name: 'Everyday tee',
      brand: 'Alder',
      brandTag: 'alder',
      optionLevels: ['color', 'size'],
      slug: 'product-1',
      queryID: 'q-1',
    })
    expect(toHit(searchRecord('1'), CONTEXT)).not.toHaveProperty('queryID')
  })

  it('ships between the dates of its record, and on no date where that has none', () => {
    const record = searchRecord('1', { shipDateMin: 1_900_000_000, shipDateMax: 1_950_000_000 })
    expect(toHit(record, CONTEXT)?.shippingDateRange).toEqual({ minRange: 1_900_000_000, maxRange: 1_950_000_000 })
    expect(toHit(searchRecord('1'), CONTEXT)?.shippingDateRange).toBeUndefined()
  })

  it('has its availability, categories and collections, and the seconds it ships between [DATA-18]', () => {
    const record = searchRecord('1', { productAvailability: 'PREORDER', shipDateMin: 1_900_000_000, shipDateMax: 1_950_000_000 })
    expect(toHit(record, CONTEXT)).toMatchObject({
      productAvailability: 'PREORDER',
      shippingDateRange: { minRange: 1_900_000_000, maxRange: 1_950_000_000 },
      categoryPageIds: ['women-tops'],
      categories: ['women', 'women > clothing', 'women > clothing > tops'],
      collections: ['_div_women'],
    })
  })

  it('has of each color name, shades, swatch, pictures and availability, and the product that it is [DATA-19]', () => {
    const picture = { src: '/images/navy.jpg', width: 1200, height: 1500 }
    const color = {
      slug: 'navy',
      name: 'Navy',
      hex: ['#112', '#fff'],
      swatch: '/images/navy-swatch.jpg',
      availabilityFlag: 2,
      mainImage: picture,
      secondaryImage: { ...picture, src: '/images/navy-back.jpg' },
      productId: '2',
      productSlug: '2.navy',
    }
    expect(toHit(searchRecord('1', { colors: [color, { name: 'Without a slug' }] }), CONTEXT)?.colors).toEqual([color])
  })

  it('has the rating of its record, and none where that has none or half of one', () => {
    expect(toHit(searchRecord('1', { rating: { average: 4.6, count: 23 } }), CONTEXT)?.rating).toEqual({ average: 4.6, count: 23 })
    expect(toHit(searchRecord('1', { rating: { average: 4.6 } }), CONTEXT)?.rating).toBeUndefined()
    expect(toHit(searchRecord('1'), CONTEXT)?.rating).toBeUndefined()
  })

  it('is none without a price in the country', () => {
    expect(toHit(searchRecord('1'), { ...CONTEXT, country: 'JP' })).toBeUndefined()
  })
})
