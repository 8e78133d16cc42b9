import { describe, expect, it } from 'vitest'
import { unavailableReason } from '../../../../src/features/bag/unavailable-reason.ts'
import { cartItem } from '../../../factories/cart.ts'

describe('a line that cannot be bought', () => {
  it.each([
    ['gone', { productId: '', availability: 'NOTAVAILABLE' }],
    ['soldOut', { availability: 'NOTAVAILABLE', stockQty: 0 }],
    ['soldOut', { availability: 'AVAILABLE', stockQty: 0 }],
    ['tooMany', { availability: 'LOWSTOCK', stockQty: 2, quantity: 3 }],
    ['changed', { availability: 'AVAILABLE', stockQty: 20, quantity: 1 }],
  ] as const)('is %s by what is known of it', (reason, known) => {
    expect(unavailableReason(cartItem(known))).toBe(reason)
  })
})
