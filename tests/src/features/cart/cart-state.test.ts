import { describe, expect, it } from 'vitest'
import { cartMessageKey } from '../../../../src/lib/cart-message-key.ts'
import { EMPTY_CART_STATE, EMPTY_CART_STORE } from '../../../../src/features/cart/cart-store.ts'
import { isUpdatingVoucher, itemCountOf, quantityOf, selectedShipping } from '../../../../src/features/cart/cart-view.ts'
import { cart, cartItem } from '../../../factories/cart.ts'

describe('the message for a refusal of the bag', () => {
  it.each([
    ['STOCK_QUANTITY_EXCEEDED', 'stockQuantityExceeded'],
    ['MAX_QUANTITY_EXCEEDED', 'maxQuantityExceeded'],
    ['MAX_QUANTITY_PER_ITEM_EXCEEDED', 'maxQuantityPerItemExceeded'],
    ['MAX_CART_QUANTITY_EXCEEDED', 'maxCartQuantityExceeded'],
    ['SECONDARY_VARIANTS', 'secondaryVariants'],
    ['SOMETHING_NEW', 'addToCartFailure'],
  ])('of %s is %s [CODE-04]', (code, key) => {
    expect(cartMessageKey(code)).toBe(`codes.cart.${key}`)
  })
})

describe('what the bag shows while changes are on their way', () => {
  const line = cartItem()
  const update = { type: 'update', lineItemId: line.lineItemId, sku: 'x', quantity: 7 } as const
  const shipping = { type: 'shipping', id: 'express' } as const

  it('shows the newest quantity of this line, whatever else is on its way', () => {
    const other = { ...update, lineItemId: 'another-line', quantity: 9 }
    expect(quantityOf({ ...EMPTY_CART_STATE, pending: [update, other, shipping] }, line)).toBe(7)
    expect(quantityOf({ ...EMPTY_CART_STATE, pending: [other, shipping] }, line)).toBe(line.quantity)
  })

  it('shows the newest shipping option, the stored one where none is on its way, and none without a bag [CART-11]', () => {
    const stored = cart()
    expect(selectedShipping({ ...EMPTY_CART_STATE, cart: stored, pending: [shipping, update] })).toBe('express')
    expect(selectedShipping({ ...EMPTY_CART_STATE, cart: stored, pending: [update] })).toBe(stored.shipping.selected)
    expect(selectedShipping(EMPTY_CART_STATE)).toBeUndefined()
  })

  it('shows that a voucher is being applied or removed, and nothing else as that [DATA-38]', () => {
    const isBusyWith = (pending: typeof EMPTY_CART_STATE.pending) => isUpdatingVoucher({ ...EMPTY_CART_STATE, pending })
    expect(isBusyWith([{ type: 'load' }, { type: 'voucher', code: 'SAVE' }])).toBe(true)
    expect(isBusyWith([{ type: 'voucherRemoval', code: undefined }, { type: 'load' }])).toBe(true)
    expect([isBusyWith([]), isBusyWith([{ type: 'load' }])]).toEqual([false, false])
  })

  it('counts no pieces where there is no bag', () => {
    expect(itemCountOf(EMPTY_CART_STATE)).toBe(0)
  })
})

describe('a page without a bag of its own, as on the server', () => {
  it('has an empty bag that can be read and not be changed', async () => {
    expect(await EMPTY_CART_STORE.load()).toEqual({ outcome: 'fulfilled', cart: undefined })
    expect(() => EMPTY_CART_STORE.removeVoucher()).toThrow(/only, inside a CartProvider/)
  })
})
