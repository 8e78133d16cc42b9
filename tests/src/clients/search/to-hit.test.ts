import { describe, expect, it } from 'vitest'
import { toHit } from '../../../../src/clients/search/to-hit.ts'
import { searchRecord } from '../../../factories/search-record.ts'

const CONTEXT = { country: 'GB', language: 'en', offsettedPosition: 1 } as const

describe('a search hit', () => {
  it('ships between the dates of its record, and on no date where that has none', () => {
    const record = searchRecord('1', { shipDateMin: 1_900_000_000, shipDateMax: 1_950_000_000 })
    expect(toHit(record, CONTEXT)?.shippingDateRange).toEqual({ minRange: 1_900_000_000, maxRange: 1_950_000_000 })
    expect(toHit(searchRecord('1'), CONTEXT)?.shippingDateRange).toBeUndefined()
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
