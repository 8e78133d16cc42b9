import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, divideRounded, includedTaxOf, shareOf, toIsoMinor, toMajor, toMinor } from '../../../server/commerce/money.ts'

const gb = { code: 'GB', currency: { code: 'GBP', symbol: '£', stepMultiple: 5 } }
const jp = { code: 'JP', currency: { code: 'JPY', symbol: '¥', stepMultiple: 1000 } }
const ae = { code: 'AE', currency: { code: 'AED', symbol: 'AED', stepMultiple: 50 } }
const amount = fc.integer({ min: 0, max: 2_000_000_000 })

describe('money', () => {
  it('converts to whole numbers in countries without decimals [LOCALE-28]', () => {
    expect(toMajor(4500, jp)).toBe(4500)
    expect(toMinor(15_000, jp)).toBe(15_000)
    expect(toMajor(1999, gb)).toBe(19.99)
  })

  it('speaks ISO minor units to the payment provider whatever the shop shows [LOCALE-34]', () => {
    expect(toIsoMinor(500, ae)).toBe(50_000)
    expect(toIsoMinor(500, jp)).toBe(500)
    expect(toIsoMinor(500, gb)).toBe(500)
  })

  it('rounds half away from zero [LOCALE-34]', () => {
    expect([divideRounded(5, 2), divideRounded(-5, 2), divideRounded(4, 3), divideRounded(0, 7)]).toEqual([3, -3, 1, 0])
  })

  it('never answers more decimals than the country has [LOCALE-34]', () => {
    fc.assert(fc.property(amount, (minor) => /^\d+(\.\d{1,2})?$/.test(JSON.stringify(toMajor(minor, gb)))))
  })

  it('goes to major units and back without loss [LOCALE-34]', () => {
    fc.assert(fc.property(amount, (minor) => toMinor(toMajor(minor, gb), gb) === minor))
  })

  it('splits a discount over lines without losing or inventing a unit [LOCALE-34]', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 10_000 }), (lines, basisPoints) => {
        const sum = lines.reduce((all, line) => all + line, 0)
        const total = shareOf(sum, basisPoints)
        const parts = allocate(total, lines)
        expect(parts.reduce((all, part) => all + part, 0)).toBe(total)
        parts.forEach((part, index) => expect(part).toBeLessThanOrEqual(lines[index] ?? 0))
        parts.forEach((part) => expect(part).toBeGreaterThanOrEqual(0))
      }),
    )
  })

  it('finds the tax inside a gross price [LOCALE-34]', () => {
    expect(includedTaxOf(12_000, 2000)).toBe(2000)
    fc.assert(fc.property(amount, fc.integer({ min: 0, max: 3000 }), (gross, rate) => includedTaxOf(gross, rate) <= gross))
  })
})

describe('rounding and splitting', () => {
  it('gives the units that rounding leaves over to the largest remainders, the earlier first', () => {
    expect(allocate(10, [1, 1, 1])).toEqual([4, 3, 3])
    expect(allocate(11, [1, 1, 1])).toEqual([4, 4, 3])
    expect(allocate(100, [3, 2, 1])).toEqual([50, 33, 17])
    expect(allocate(100, [1, 2, 3])).toEqual([17, 33, 50])
  })

  it('splits over weights of nothing into nothing', () => {
    expect(allocate(100, [0, 0])).toEqual([0, 0])
  })

  it('takes a share in basis points, and rounds a small negative amount to a plain zero', () => {
    expect(shareOf(2000, 800)).toBe(160)
    expect(divideRounded(-1, 10)).toBe(0)
    expect(divideRounded(-5, 10)).toBe(-1)
  })
})
