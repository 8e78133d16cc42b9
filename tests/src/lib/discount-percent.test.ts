import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountPercent, foldOf } from '../../../src/lib/discount-percent.ts'

describe('discountPercent', () => {
  it.each([
    [100, 80, 20],
    [200, 199, 0.5],
    [3, 2, 33],
    [8, 7, 13],
    [100, 100, 0],
    [100, 120, 0],
    [0, 0, 0],
    [1000, 1, 100],
    [30000, 29999, 0],
  ])('takes %d down to %d as %d percent [PRICE-01, PRICE-02, PRICE-03, PRICE-04]', (list, sale, percent) => {
    expect(discountPercent(list, sale)).toBe(percent)
  })

  it('shows 1 where two decimals would say 1.00 [PRICE-03]', () => {
    expect(discountPercent(1000, 990.04)).toBe(1)
  })

  it('is a whole number from 1 to 100 or has at most two decimals below 1, whatever the prices [PRICE-02, PRICE-03]', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (list, sale) => {
        const percent = discountPercent(list, sale)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        expect(percent >= 1 ? percent % 1 : Math.abs(percent * 100 - Math.round(percent * 100))).toBeLessThan(1e-9)
      }),
    )
  })
})

describe('foldOf', () => {
  it.each([
    [20, 8],
    [15, 85],
    [22, 78],
    [0.5, 99.5],
  ])('calls %d percent off %d fold [PRICE-07, PRICE-10]', (percent, fold) => {
    expect(foldOf(percent)).toBe(fold)
  })
})
