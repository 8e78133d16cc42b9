import { describe, expect, it } from 'vitest'
import type { CartLine, CartRow } from '../../../server/commerce/cart/cart-record.ts'
import { priceCart } from '../../../server/commerce/cart/price-cart.ts'
import { voucherState } from '../../../server/commerce/merchant/vouchers.ts'
import { listShippingOptions } from '../../../server/commerce/shipping/shipping-offers.ts'
import type { CartVariant } from '../../../server/catalogue/read-variants-for-cart.ts'
import { demoMerchant } from '../../factories/merchant.ts'
import { site } from '../../factories/site.ts'

const NOW = Date.UTC(2026, 5, 1)

const variant = (sku: string, sale: number, changes: Partial<CartVariant> = {}): CartVariant => ({
  sku,
  productId: sku,
  slug: sku,
  name: sku,
  brand: '',
  brandTag: '',
  price: { list: sale, sale },
  availability: 'AVAILABLE',
  stockQty: 5,
  categories: [],
  collections: [],
  isOversize: false,
  needsShipping: true,
  isFinalSale: false,
  isDiscontinued: false,
  ...changes,
})

const line = (sku: string, quantity: number, customisationKey = ''): CartLine => ({
  id: `${sku}:${customisationKey}`,
  cartId: 'cart',
  sku,
  customisationKey,
  customisation: null,
  quantity,
  position: 0,
})

const cart = (changes: Partial<CartRow>): CartRow => ({
  id: 'cart',
  publicId: 'cart',
  ownerKey: '',
  siteTag: '',
  status: 'open',
  revision: 1,
  delivery: null,
  billing: null,
  consumer: {},
  agreements: {},
  shippingMethod: null,
  voucherCode: null,
  voucherCodes: null,
  giftNote: null,
  taxState: 'NOT_CALCULATED',
  taxReadsLeft: null,
  createdAt: 0,
  updatedAt: 0,
  ...changes,
})

/** Prices a bag of these things; GB has tax at 20 % inside its prices, standard delivery of £6, free from £100. */
const price = (things: readonly (readonly [CartVariant, CartLine])[], changes: Partial<CartRow> = {}, key = 'gb') =>
  priceCart({ cart: cart(changes), lines: things.map(([, of]) => of) }, new Map(things.map(([of]) => [of.sku, of])), {
    site: site(key),
    merchant: demoMerchant,
    now: NOW,
  })
const things = (sku: string, sale: number, quantity: number, changes: Partial<CartVariant> = {}) =>
  [variant(sku, sale, { stockQty: 99, ...changes }), line(sku, quantity)] as const

describe('the price of a bag', () => {
  it('is what its pieces cost and their delivery, with the tax inside [LOCALE-34]', () => {
    const priced = price([things('a', 1999, 2), things('b', 500, 1)])
    expect(priced.lines.map(({ total, discount }) => [total, discount])).toEqual([
      [3998, 0],
      [500, 0],
    ])
    // 3998 and 500 gross hold 666 and 83 of tax, the delivery 100; each is rounded before it is added.
    expect(priced).toMatchObject({ itemCost: 4498, deliveryCost: 600, deliveryNetCost: 500, tax: 849, totalCost: 5098 })
    expect(priced).toMatchObject({ discountProduct: 0, discountShipping: 0, vouchers: [] })
  })

  it('of nothing is nothing, without a delivery', () => {
    expect(price([])).toMatchObject({ itemCost: 0, offer: undefined, deliveryCost: 0, deliveryNetCost: 0, tax: 0, totalCost: 0 })
  })

  it('counts a sale price, not the list price', () => {
    expect(price([[variant('a', 1500, { price: { list: 2000, sale: 1500 } }), line('a', 2)]]).itemCost).toBe(3000)
  })

  it('has a discount split over its lines, and the tax of what is left', () => {
    const priced = price([things('a', 1005, 1), things('b', 500, 1)], { voucherCode: 'SAVE10' })
    expect(priced.lines.map(({ discount }) => discount)).toEqual([101, 50])
    // Tax inside 904, 450 and the delivery of 600.
    expect(priced).toMatchObject({ discountProduct: 151, discountShipping: 0, tax: 151 + 75 + 100, totalCost: 1505 - 151 + 600 })
  })

  it('has no delivery cost, nor its tax, with a voucher for that', () => {
    const priced = price([things('a', 1200, 1)], { voucherCode: 'FREESHIP' })
    expect(priced).toMatchObject({ discountProduct: 0, discountShipping: 600, deliveryCost: 600, tax: 200, totalCost: 1200 })
  })

  it('counts a voucher from its minimum on, and says how much that is below it', () => {
    expect(price([things('a', 9999, 1)], { voucherCode: 'WELCOME15' })).toMatchObject({
      discountProduct: 0,
      vouchers: [{ fault: 'minimum', shortOf: 10_000 }],
    })
    expect(price([things('a', 10_000, 1)], { voucherCode: 'WELCOME15' })).toMatchObject({
      discountProduct: 1500,
      vouchers: [{ fault: undefined, shortOf: undefined }],
    })
  })

  it.each(['EXPIRED', 'USED', 'NOPE'])('counts no voucher that is not valid: %s', (voucherCode) => {
    const priced = price([things('a', 1000, 1)], { voucherCode })
    expect([priced.discountProduct, priced.vouchers]).toMatchObject([0, [{ fault: 'ended', shortOf: undefined }]])
  })
})

describe('tax that is added at checkout', () => {
  it('is nothing until it is calculated [TAX-06]', () => {
    const states = ['NOT_CALCULATED', 'PENDING', 'REJECTED'] as const
    for (const taxState of states)
      expect(price([things('a', 1000, 1)], { taxState }, 'us')).toMatchObject({
        tax: 0,
        deliveryCost: 600,
        deliveryNetCost: 600,
        totalCost: 1600,
      })
  })

  it('is added to pieces and delivery, each rounded, and left off what a voucher takes off [TAX-06]', () => {
    const calculated = { taxState: 'CALCULATED' } as const
    // 8 % of 1007, 1007 and 600: 81, 81 and 48.
    expect(price([things('a', 1007, 1), things('b', 1007, 1)], calculated, 'us')).toMatchObject({
      tax: 210,
      deliveryCost: 648,
      deliveryNetCost: 600,
      totalCost: 2014 + 600 + 210,
    })
    expect(price([things('a', 1000, 1)], { ...calculated, voucherCode: 'FREESHIP' }, 'us')).toMatchObject({ tax: 80, totalCost: 1080 })
    expect(price([things('a', 1000, 1)], { ...calculated, voucherCode: 'SAVE10' }, 'us')).toMatchObject({
      tax: 72 + 48,
      totalCost: 900 + 600 + 120,
    })
  })
})

describe('the delivery of a bag', () => {
  it('is the one chosen while it is available, else the first that is', () => {
    const chosen = (shippingMethod: string | null) => price([things('a', 1000, 1)], { shippingMethod }).offer?.id
    expect([chosen('express'), chosen(null), chosen('same-day'), chosen('bulky'), chosen('nope')]).toEqual([
      'express',
      'standard',
      'standard',
      'standard',
      'standard',
    ])
  })

  it('is free from the threshold on, by what is paid for the pieces, where the offer says so [SHIP-03]', () => {
    const deliveryCost = (sale: number, changes: Partial<CartRow> = {}) => price([things('a', sale, 1)], changes).deliveryCost
    expect([deliveryCost(9999), deliveryCost(10_000), deliveryCost(10_000, { shippingMethod: 'express' })]).toEqual([600, 0, 1400])
    expect(deliveryCost(10_000, { voucherCode: 'SAVE10' })).toBe(600)
  })

  it('is the one for bulky pieces where there is one', () => {
    const priced = price([things('a', 1000, 1), things('b', 1000, 1, { isOversize: true })])
    expect(priced.offers.map(({ id }) => id)).toEqual(['bulky'])
    // What cannot be bought is not delivered.
    expect(price([things('a', 1000, 1), things('b', 1000, 1, { isOversize: true, availability: 'NOTAVAILABLE' })]).offer?.id).toBe(
      'standard',
    )
  })

  it('is listed with the price of a small bag, ordinary ways first, without dates', () => {
    const options = listShippingOptions({ site: site('gb'), language: 'en', merchant: demoMerchant })
    expect(options.map(({ id, price: amount, supportsBulkyItems }) => [id, amount, supportsBulkyItems])).toEqual([
      ['standard', 6, false],
      ['express', 14, false],
      ['same-day', 19, false],
      ['bulky', 39, true],
    ])
    expect(options.some((option) => 'arrival' in option)).toBe(false)
    expect(options.map((option) => 'tooltip' in option)).toEqual([false, false, true, true])
  })
})

describe('a line of a bag', () => {
  const unavailable = (...of: readonly (readonly [CartVariant, CartLine])[]) => price(of).unavailable.map(({ line: { id } }) => id)

  it('cannot be bought in more pieces than there are, all its customisations together', () => {
    const shirt = variant('a', 1000, { stockQty: 5 })
    expect(unavailable([shirt, line('a', 5)])).toEqual([])
    expect(unavailable([shirt, line('a', 6)])).toEqual(['a:'])
    // The second would make six; the third fits beside the first.
    expect(unavailable([shirt, line('a', 3)], [shirt, line('a', 3, 'A')], [shirt, line('a', 2, 'B')])).toEqual(['a:A'])
  })

  it('can be bought without pieces on hand for pre-order and back-order, and not when it is gone or a gift', () => {
    const left = (availability: CartVariant['availability']) =>
      unavailable([variant('a', 1000, { availability, stockQty: 0 }), line('a', 1)])
    expect([left('PREORDER'), left('BACKORDER'), left('AVAILABLE'), left('LOWSTOCK')]).toEqual([[], [], ['a:'], ['a:']])
    const many = (availability: CartVariant['availability']) => unavailable([variant('a', 1000, { availability }), line('a', 1)])
    expect([many('LOWSTOCK'), many('NOTAVAILABLE'), many('GIFTONLY')]).toEqual([[], ['a:'], ['a:']])
  })

  it('can be bought beside its main product only, where it has one [CODE-04]', () => {
    const refill = things('refill', 500, 1, { mainProductId: 'bottle' })
    expect(unavailable(refill)).toEqual(['refill:'])
    expect(unavailable(refill, things('bottle', 500, 1))).toEqual([])
  })

  it('that the catalogue no longer has costs nothing and is named', () => {
    const terms = { site: site('gb'), merchant: demoMerchant, now: NOW }
    const priced = priceCart({ cart: cart({}), lines: [line('gone', 1)] }, new Map(), terms)
    expect([priced.itemCost, priced.unavailable]).toEqual([0, [{ line: line('gone', 1), variant: undefined }]])
  })
})

describe('a voucher', () => {
  const stateOf = (changes: object, now = NOW, key = 'gb') => {
    const vouchers = new Map([['X', { code: 'X', name: { en: 'X' }, ...changes }]])
    return voucherState('X', { site: site(key), merchant: { ...demoMerchant, vouchers }, now }).kind
  }

  it('is valid from its first moment until before its last', () => {
    const time = { from: new Date(NOW).toISOString(), until: new Date(NOW + 1000).toISOString() }
    expect([NOW - 1, NOW, NOW + 999, NOW + 1000].map((now) => stateOf(time, now))).toEqual(['unknown', 'valid', 'valid', 'expired'])
  })

  it('is unknown on a site it is not for, and redeemed once it was', () => {
    expect([stateOf({ sites: ['ald-gb'] }), stateOf({ sites: ['ald-us'] }), stateOf({})]).toEqual(['valid', 'unknown', 'valid'])
    expect([stateOf({ redeemed: true }), stateOf({ redeemed: false })]).toEqual(['redeemed', 'valid'])
  })
})
