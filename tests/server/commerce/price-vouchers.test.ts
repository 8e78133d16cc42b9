import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Voucher } from '../../../schemas/generated/merchant.ts'
import { freeDelivery, priceVouchers } from '../../../server/commerce/cart/price-vouchers.ts'
import { codesOf, withCode } from '../../../server/commerce/cart/voucher-codes.ts'
import { NO_USES } from '../../../server/commerce/cart/voucher-uses.ts'
import { demoMerchant } from '../../factories/merchant.ts'
import { site } from '../../factories/site.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const vouchersOf = (vouchers: readonly Partial<Voucher>[]) =>
  new Map(vouchers.map((voucher, index) => [`V${index}`, { code: `V${index}`, name: { en: 'V' }, ...voucher } satisfies Voucher]))
const line = (total: number, productId = '1', categories: readonly string[] = []) => ({ total, variant: { productId, categories } })
const discounts = (vouchers: readonly Partial<Voucher>[], lines: readonly ReturnType<typeof line>[], uses = NO_USES) => {
  const merchant = { ...demoMerchant, vouchers: vouchersOf(vouchers) }
  return priceVouchers({ codes: [...merchant.vouchers.keys()], lines, terms: { site: site('gb'), merchant, now: NOW }, uses })
}
const together = { combinable: true }

const anyVoucher = fc.record({
  percentOff: fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100),
  combinable: fc.boolean(),
  minimum: fc.option(
    fc.integer({ min: 0, max: 200 }).map((GBP) => ({ GBP })),
    { nil: undefined },
  ),
  products: fc.option(fc.constantFrom({ ids: ['1'] }, { categories: ['women'] }, { ids: ['2'], categories: ['men > coats'] }), {
    nil: undefined,
  }),
})
const anyLine = fc
  .tuple(fc.integer({ min: 0, max: 500_000 }), fc.constantFrom('1', '2', '3'), fc.constantFrom('women > coats', 'men > coats', 'kids'))
  .map(([total, productId, category]) => line(total, productId, [category]))
/** Keys that are undefined are absent in what merchants write. */
const written = (voucher: object): Partial<Voucher> => JSON.parse(JSON.stringify(voucher)) as Partial<Voucher>

describe('several vouchers', () => {
  it('take what they say off the lines, to the penny, and never more than there is', () => {
    fc.assert(
      fc.property(fc.array(anyVoucher, { maxLength: 6 }), fc.array(anyLine, { maxLength: 8 }), (some, lines) => {
        const { vouchers, byLine } = discounts(some.map(written), lines)
        for (const [index, off] of byLine.entries()) {
          expect(Number.isInteger(off)).toBe(true)
          expect(off).toBeGreaterThanOrEqual(0)
          expect(off).toBeLessThanOrEqual(lines[index]?.total ?? 0)
        }
        const said = vouchers.reduce((all, { discountProduct }) => all + discountProduct, 0)
        expect(byLine.reduce((all, off) => all + off, 0)).toBe(said)
        for (const { fault, discountProduct } of vouchers) if (fault !== undefined) expect(discountProduct).toBe(0)
      }),
    )
  })

  it('count side by side only where each of them may', () => {
    fc.assert(
      fc.property(fc.array(anyVoucher, { maxLength: 6 }), fc.array(anyLine, { minLength: 1, maxLength: 4 }), (some, lines) => {
        const counting = discounts(some.map(written), lines).vouchers.filter(({ fault }) => fault === undefined)
        if (counting.length > 1) expect(counting.every(({ voucher }) => voucher?.combinable === true)).toBe(true)
      }),
    )
  })

  it('take their percentage of what those before them have left, in the merchant’s order', () => {
    const { vouchers, byLine } = discounts(
      [
        { ...together, percentOff: 10 },
        { ...together, percentOff: 50 },
      ],
      [line(1005), line(500)],
    )
    // 10 % of 15.05 is 1.51, half of the 13.54 that are left is 6.77.
    expect([vouchers.map(({ discountProduct }) => discountProduct), byLine]).toEqual([
      [151, 677],
      [553, 275],
    ])
  })

  it('take nothing off products they are not for, nor count those for their minimum', () => {
    const [one, two] = [line(1000, '1', ['women > coats']), line(3000, '2', ['men'])]
    const off = (changes: Partial<Voucher>) => discounts([{ percentOff: 10, ...changes }], [one, two])
    expect(off({ products: { ids: ['2'] } }).byLine).toEqual([0, 300])
    expect(off({ products: { categories: ['women'] } }).byLine).toEqual([100, 0])
    expect(off({ products: { categories: ['wom'] } }).vouchers[0]?.fault).toBe('otherProducts')
    expect(off({ products: { ids: ['1'] }, minimum: { GBP: 20 } }).vouchers[0]).toMatchObject({ fault: 'minimum', shortOf: 2000 })
  })

  it('are refused where they are used up, used before, or no first order is left', () => {
    const used = (all: number, own: number, hasOrdered = false) => ({ byCode: new Map([['V0', { all, own }]]), hasOrdered })
    const fault = (changes: Partial<Voucher>, uses: typeof NO_USES) =>
      discounts([{ percentOff: 10, ...changes }], [line(1000)], uses).vouchers[0]?.fault
    expect([fault({ limit: { total: 2 } }, used(1, 1)), fault({ limit: { total: 2 } }, used(2, 0))]).toEqual([undefined, 'usedUp'])
    expect([fault({ limit: { perShopper: 1 } }, used(9, 0)), fault({ limit: { perShopper: 1 } }, used(9, 1))]).toEqual([
      undefined,
      'usedBefore',
    ])
    const first = { firstOrder: true }
    expect([fault(first, used(9, 0)), fault(first, used(9, 1)), fault(first, used(0, 0, true))]).toEqual([
      undefined,
      'firstOrder',
      'firstOrder',
    ])
  })

  it('of free delivery make it free once', () => {
    const { vouchers } = discounts(
      [
        { ...together, freeShipping: true },
        { ...together, freeShipping: true },
      ],
      [line(1000)],
    )
    expect(freeDelivery(vouchers, 600).map(({ discountShipping }) => discountShipping)).toEqual([600, 0])
  })
})

describe('a voucher that is entered', () => {
  const merchant = { vouchers: vouchersOf([together, together, {}]) }

  it('stands beside others where all of them may, once', () => {
    expect([withCode(['V0'], 'V1', merchant), withCode(['V0', 'V1'], 'V0', merchant)]).toEqual([
      ['V0', 'V1'],
      ['V1', 'V0'],
    ])
  })

  it('takes the place of one it may not stand beside, and of no more than one [CALL-20]', () => {
    expect([withCode(['V0'], 'V2', merchant), withCode(['V2'], 'V0', merchant), withCode(['V0', 'V1'], 'V2', merchant)]).toEqual([
      ['V2'],
      ['V0'],
      undefined,
    ])
  })

  it('is the one that a process of the release before has written, where that wrote last', () => {
    expect(codesOf({ voucherCode: 'A', voucherCodes: ['A', 'B'] })).toEqual(['A', 'B'])
    expect(codesOf({ voucherCode: 'C', voucherCodes: ['A', 'B'] })).toEqual(['C'])
    expect(codesOf({ voucherCode: null, voucherCodes: ['A', 'B'] })).toEqual([])
    expect(codesOf({ voucherCode: 'A', voucherCodes: null })).toEqual(['A'])
  })
})
