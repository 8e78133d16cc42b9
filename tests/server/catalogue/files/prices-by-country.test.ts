import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricesByCountry } from '../../../../server/catalogue/files/prices-by-country.ts'
import { readSites } from '../../../../server/sites.ts'

describe('prices of a merchant’s file by country', () => {
  it('are whole units where a country has no decimals, and never above the list price [LOCALE-27, LOCALE-28]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (one, other) => {
        const dollars = { list: Math.max(one, other) / 100, sale: Math.min(one, other) / 100, currency: 'USD', rates: new Map() }
        const prices = pricesByCountry(dollars, readSites()) ?? {}
        expect(prices['US']).toEqual({ list: Math.max(one, other), sale: Math.min(one, other) })
        for (const { list, sale } of Object.values(prices))
          expect(Number.isInteger(list) && Number.isInteger(sale) && sale <= list).toBe(true)
      }),
    )
  })

  it('follow the rate a merchant says, in that currency and in those that follow from it', () => {
    const dong = { list: 1_000_000, sale: 1_000_000, currency: 'VND', rates: new Map([['GBP', 0.00003]]) }
    const prices = pricesByCountry(dong, readSites()) ?? {}
    expect(prices['GB']).toEqual({ list: 3_000, sale: 3_000 })
    expect(prices['US']).toEqual({ list: 3_750, sale: 3_750 })
    expect(prices['JP']).toEqual({ list: 5_625, sale: 5_625 })
  })

  it('are none where nothing says what the currency is worth, and never the number itself', () => {
    expect(pricesByCountry({ list: 1_000_000, sale: 1_000_000, currency: 'VND', rates: new Map() }, readSites())).toBeUndefined()
  })
})
