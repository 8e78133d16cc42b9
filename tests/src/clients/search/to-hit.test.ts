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

  it('is none without a price in the country', () => {
    expect(toHit(searchRecord('1'), { ...CONTEXT, country: 'JP' })).toBeUndefined()
  })
})
