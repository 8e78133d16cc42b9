import { expect, it } from 'vitest'
import type { StockStatus } from '../../../../../schemas/api/product.ts'
import { commonStock } from '../../../../../src/features/product/options/common-stock.ts'
import type { Variant } from '../../../../../src/features/product/options/normalise-product.ts'
import { isPurchasable } from '../../../../../src/lib/stock-status.ts'

const variant = (stockStatus: StockStatus, rest: Partial<Variant> = {}): Variant => ({
  sku: 'x',
  stockStatus,
  availableForPurchase: isPurchasable(stockStatus),
  price: { list: 1, sale: 1 },
  ...rest,
})

it('says of all what holds for all that can be bought: the span in which each of them ships', () => {
  const sizes = [
    variant('PREORDER', { shipDateStart: 20, shipDateEnd: 30 }),
    variant('PREORDER', { shipDateStart: 10, shipDateEnd: 40 }),
    variant('NOTAVAILABLE'),
  ]
  expect(commonStock(sizes)).toEqual({ stockStatus: 'PREORDER', shipDateStart: 10, shipDateEnd: 40 })
  expect(commonStock([...sizes, variant('PREORDER', { shipDateEnd: 50 })])).toMatchObject({ shipDateStart: undefined, shipDateEnd: 50 })
})

it('says nothing where they differ, but for how many are left', () => {
  expect(commonStock([variant('PREORDER'), variant('AVAILABLE')])).toBeUndefined()
  expect(commonStock([])).toBeUndefined()
  expect(commonStock([variant('LOWSTOCK', { stockQty: 2 }), variant('AVAILABLE')])?.stockStatus).toBe('AVAILABLE')
  expect(commonStock([variant('LOWSTOCK', { stockQty: 2 }), variant('LOWSTOCK', { stockQty: 1 })])).toMatchObject({
    stockStatus: 'LOWSTOCK',
  })
})

it('says that none can be had, and of one variant everything', () => {
  expect(commonStock([variant('NOTAVAILABLE'), variant('NOTAVAILABLE')])?.stockStatus).toBe('NOTAVAILABLE')
  expect(commonStock([variant('GIFTONLY'), variant('GIFTONLY')])?.stockStatus).toBe('GIFTONLY')
  expect(commonStock([variant('LOWSTOCK', { stockQty: 2 })])?.stockQty).toBe(2)
})
