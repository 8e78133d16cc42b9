import { describe, expect, it } from 'vitest'
import { statusOfStock } from '../../../server/catalogue/variant-status.ts'
import { bestStatus, codeOfStatus, isPurchasable, statusOfCode } from '../../../src/lib/stock-status.ts'

describe('availability', () => {
  it('maps every status to its code and back [DATA-21]', () => {
    const codes = { AVAILABLE: 1, LOWSTOCK: 2, BACKORDER: -2, PREORDER: -1, NOTAVAILABLE: 3 } as const
    for (const [status, code] of Object.entries(codes)) {
      expect(codeOfStatus(statusOfCode(code))).toBe(code)
      expect(statusOfCode(code)).toBe(status)
    }
  })

  it('takes unknown and missing codes as not available', () => {
    for (const code of [0, 4, 5, -3, Number.NaN, undefined]) expect(statusOfCode(code)).toBe('NOTAVAILABLE')
  })

  it('lets everything be bought but what is not available [DATA-20]', () => {
    const statuses = ['AVAILABLE', 'LOWSTOCK', 'BACKORDER', 'PREORDER', 'NOTAVAILABLE'] as const
    expect(statuses.filter(isPurchasable)).toEqual(['AVAILABLE', 'LOWSTOCK', 'BACKORDER', 'PREORDER'])
  })

  it('never lets gift-only and sold-out things be bought [DATA-22]', () => {
    expect(isPurchasable('GIFTONLY')).toBe(false)
    expect(isPurchasable('NOTAVAILABLE')).toBe(false)
    expect(codeOfStatus('GIFTONLY')).toBe(4)
  })

  it.each([
    [0, 'NOTAVAILABLE'],
    [1, 'LOWSTOCK'],
    [5, 'LOWSTOCK'],
    [6, 'AVAILABLE'],
  ] as const)('calls %i pieces %s at a threshold of five', (quantity, status) => {
    expect(statusOfStock({ state: 'STOCKED', quantity, lowStockThreshold: 5 })).toBe(status)
  })

  it('ignores pieces for what is ordered ahead', () => {
    expect(statusOfStock({ state: 'PREORDER', quantity: 0, lowStockThreshold: 5 })).toBe('PREORDER')
  })

  it('is never out of what nobody counts', () => {
    expect(statusOfStock({ state: 'UNTRACKED', quantity: 0, lowStockThreshold: 5 })).toBe('AVAILABLE')
  })

  it('gives a product the status of its best variant', () => {
    expect(bestStatus(['NOTAVAILABLE', 'BACKORDER', 'LOWSTOCK'])).toBe('LOWSTOCK')
    expect(bestStatus(['GIFTONLY', 'NOTAVAILABLE'])).toBe('NOTAVAILABLE')
    expect(bestStatus([])).toBe('NOTAVAILABLE')
  })
})
