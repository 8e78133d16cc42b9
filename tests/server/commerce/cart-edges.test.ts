import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import { prices, products, stock, variants } from '../../../server/database/schema/catalogue.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { WORDS } from '../../factories/customisation.ts'
import { addresses } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  const { database } = shop.runtime
  for (const id of ['1', '2', '3']) await insertProduct(database, { id, variants: [{ sku: `${id}-A` }, { sku: `${id}-B` }] })
  await insertProduct(database, { id: '7', customisation: WORDS, variants: [{ sku: '7-A' }] })
  await insertProduct(database, { id: '4', variants: [{ sku: '4/LONG', quantity: 0, state: 'BACKORDER' }] })
  await insertProduct(database, { id: '5', mainProductId: '1', variants: [{ sku: '5-REFILL' }] })
  await database
    .update(variants)
    .set({ color: null, size: null, sizeType: { slug: 'tall', label: { en: 'Tall' } } })
    .where(eq(variants.sku, '4/LONG'))
  await database.update(stock).set({ shipDateStart: 1_800_000_000, shipDateEnd: 1_800_600_000 }).where(eq(stock.sku, '4/LONG'))
})
afterAll(() => shop.close())

const add = async (shopper: Shopper, changes: object = {}) => shopper.post('/cart', { setCode: '1-A', quantity: 1, ...changes })
const cartOf = async (shopper: Shopper): Promise<Cart> => (await shopper.get('/cart')).json()
const lines = (cart: Cart) => cart.items.map(({ sku, quantity }) => [sku, quantity])

describe('a line of the bag', () => {
  it('shows its size type and when it ships, where the catalogue knows, and no pieces of what is ordered for the shopper', async () => {
    const cart: Cart = (await add(await shop.guest(), { setCode: '4/LONG' })).json()
    expect(cart.items).toEqual([
      {
        id: expect.any(String),
        lineItemId: cart.items[0]?.id,
        sku: '4/LONG',
        quantity: 1,
        productId: '4',
        availability: 'BACKORDER',
        name: 'Product 4',
        brand: 'Nordlys',
        slug: 'product-4',
        url: '/product/product-4/4?sku=4%2FLONG',
        thumbnailUrl: '/images/test/4',
        price: { list: 20, sale: 20 },
        discounts: [],
        sizeType: 'Tall',
        shipDateStart: 1_800_000_000,
        shipDateEnd: 1_800_600_000,
      },
    ])
  })

  it('shows nothing that the catalogue does not know', async () => {
    const [item] = ((await add(await shop.guest())).json() as Cart).items
    for (const name of ['sizeType', 'shipDateStart', 'shipDateEnd', 'customisation']) expect(item).not.toHaveProperty(name)
  })

  it('of a product that left the catalogue is named by its code, costs nothing and can be removed', async () => {
    const { database } = shop.runtime
    await insertProduct(database, { id: '9', variants: [{ sku: '9-A' }] })
    const shopper = await shop.guest()
    await add(shopper, { setCode: '9-A', quantity: 2 })
    await database.delete(stock).where(eq(stock.sku, '9-A'))
    await database.delete(prices).where(eq(prices.sku, '9-A'))
    await database.delete(variants).where(eq(variants.sku, '9-A'))
    await database.delete(products).where(eq(products.id, '9'))
    const cart = await cartOf(shopper)
    const id = cart.unavailableItems[0]?.id ?? ''
    const unknown = { productId: '', availability: 'NOTAVAILABLE', brand: '', slug: '', url: '', thumbnailUrl: '' }
    const free = { price: { list: 0, sale: 0 }, discounts: [] }
    expect(cart.unavailableItems).toEqual([{ id, lineItemId: id, sku: '9-A', quantity: 2, name: '9-A', ...unknown, ...free }])
    expect([cart.items, cart.cartSummary.totalItemCount, cart.cartSummary.totalCost]).toEqual([[], 0, 0])
    expect((await shopper.put(`/cart/${id}`, { quantity: 3 })).json().code).toBe('ADD_TO_CART_FAILURE')
    expect((await shopper.put(`/cart/${id}`, { quantity: 0 })).json().unavailableItems).toEqual([])
  })

  it('is the same for the same engraving, in whatever order its texts are sent, and another for other texts', async () => {
    const shopper = await shop.guest()
    const first = { key: 'front', value: 'A' }
    const second = { key: 'back', value: 'B' }
    const swapped = [
      { key: 'front', value: 'B' },
      { key: 'back', value: 'A' },
    ]
    for (const inputs of [[first, second], [second, first], swapped, [], [first]])
      await add(shopper, { setCode: '7-A', customisation: { inputs } })
    await add(shopper, { setCode: '7-A', customisation: null })
    expect((await cartOf(shopper)).items.map(({ quantity, customisation }) => [quantity, customisation?.inputs.length])).toEqual([
      [2, 2],
      [1, 2],
      [2, undefined],
      [1, 1],
    ])
  })

  it('can take the place of all that was in the bag', async () => {
    const shopper = await shop.guest()
    await add(shopper, { quantity: 8 })
    await add(shopper, { setCode: '2-A' })
    expect(lines((await add(shopper, { quantity: 3, forceBasketClear: true })).json())).toEqual([['1-A', 3]])
    expect(lines((await add(shopper, { setCode: '2-A', forceBasketClear: false })).json())).toEqual([
      ['1-A', 3],
      ['2-A', 1],
    ])
  })

  it('that is refused does not clear the bag either', async () => {
    const shopper = await shop.guest()
    await add(shopper, { quantity: 8 })
    expect((await add(shopper, { quantity: 11, forceBasketClear: true })).statusCode).toBe(409)
    expect(lines(await cartOf(shopper))).toEqual([['1-A', 8]])
  })

  it('can be raised to its limit and not above, whatever else is in the bag [CODE-04]', async () => {
    const shopper = await shop.guest()
    await add(shopper, { setCode: '2-A', quantity: 10 })
    const cart: Cart = (await add(shopper)).json()
    const raise = async (quantity: number) => {
      const answer = await shopper.put(`/cart/${cart.items[1]?.id}`, { quantity })
      return [answer.statusCode, answer.json().code]
    }
    expect(await raise(10)).toEqual([200, undefined])
    expect(await raise(11)).toEqual([409, 'MAX_QUANTITY_PER_ITEM_EXCEEDED'])
    expect(await raise(100)).toEqual([400, 'INVALID_REQUEST'])
    expect(lines(await cartOf(shopper))).toEqual([
      ['2-A', 10],
      ['1-A', 10],
    ])
  })

  it('that is sold with its main product only can be changed beside it, not without it [CODE-04]', async () => {
    const shopper = await shop.guest()
    const main: Cart = (await add(shopper)).json()
    const cart: Cart = (await add(shopper, { setCode: '5-REFILL' })).json()
    const refill = `/cart/${cart.items[1]?.id}`
    expect((await shopper.put(refill, { quantity: 2 })).statusCode).toBe(200)
    await shopper.put(`/cart/${main.items[0]?.id}`, { quantity: 0 })
    expect((await shopper.put(refill, { quantity: 3 })).json().code).toBe('SECONDARY_VARIANTS')
  })
})

describe('the buyer of the bag', () => {
  const enter = async (shopper: Shopper, properties: object) => shopper.post('/checkout/consumer', properties)

  it('has the account and its e-mail address, until another one is entered', async () => {
    const member = await shop.member('nan')
    expect((await cartOf(member)).consumer).toEqual({ accountId: 'nan', typeTag: 'NEW', properties: { email: 'nan@example.com' } })
    // The form asks for an e-mail address; the account has one.
    const { consumer } = (await enter(member, { firstName: 'Nan' })).json()
    expect(consumer).toEqual({ accountId: 'nan', typeTag: 'NEW', properties: { email: 'nan@example.com', firstName: 'Nan' } })
    expect((await enter(member, { email: 'other@example.org' })).json().consumer.properties.email).toBe('other@example.org')
  })

  it('is changed by what is entered, not by fields left empty, and the bag stays as it was', async () => {
    const shopper = await shop.guest()
    await add(shopper)
    const before = await cartOf(shopper)
    await enter(shopper, { email: 'ada@example.org', firstName: '  Ada ' })
    const { consumer } = (await enter(shopper, { email: 'ada@example.org', firstName: '   ', lastName: 'Byron' })).json()
    const entered = { typeTag: 'NEW', properties: { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron' } }
    expect(consumer).toEqual(entered)
    expect(await cartOf(shopper)).toEqual({ ...before, consumer: entered })
  })

  it('is refused without an e-mail address, and with more than a field can hold', async () => {
    const guest = await shop.guest()
    const missing = await enter(guest, { firstName: 'Ada' })
    expect([missing.statusCode, missing.json().code, missing.json().errors[0].path]).toEqual([422, 'CONSUMER_INVALID', 'email'])
    expect((await enter(guest, { email: 'ada@example.org', lastName: 'x'.repeat(301) })).statusCode).toBe(400)
    expect((await cartOf(guest)).consumer.properties).toEqual({})
  })
})

describe('the whole bag', () => {
  it('names its country and speaks of it in the language of the call', async () => {
    const french = await cartOf(await shop.guest('ald-ca', 'fr'))
    expect([french.countries, french.currency]).toEqual([[{ code: 'CA', name: 'Canada' }], 'CAD'])
    expect((await cartOf(await shop.guest('ald-ae', 'en'))).countries).toEqual([{ code: 'AE', name: 'United Arab Emirates' }])
    expect((await cartOf(await shop.guest('ald-ae', 'ar'))).countries).toEqual([{ code: 'AE', name: 'الإمارات العربية المتحدة' }])
  })

  it('adds up what vouchers take off pieces and delivery, and counts pieces, not lines', async () => {
    const shopper = await shop.guest()
    await add(shopper, { quantity: 2 })
    await add(shopper, { setCode: '2-A', quantity: 1 })
    expect((await shopper.put('/cart/voucher', { apply: 'save10', voucherCode: 'FREESHIP' })).json().cartSummary).toEqual({
      totalItemCost: 60,
      totalCost: 60,
      totalTax: 10,
      totalDiscount: 6,
      totalDiscountProduct: 6,
      totalDiscountShipping: 0,
      totalItemCount: 3,
      deliveryCost: 6,
      deliveryNetCost: 5,
      vouchers: [{ code: 'SAVE10', name: '10% off', amount: 6, shippingAmount: 0 }],
      voucherCode: 'SAVE10',
      voucherName: '10% off',
    })
  })

  it('has no voucher after one was refused, nor loses the one it had', async () => {
    const shopper = await shop.guest()
    await add(shopper)
    for (const apply of ['WELCOME15', 'EXPIRED', 'USED', 'NOPE']) await shopper.put('/cart/voucher', { apply })
    expect((await cartOf(shopper)).cartSummary).not.toHaveProperty('voucherCode')
    await shopper.put('/cart/voucher', { apply: 'SAVE10' })
    for (const apply of ['WELCOME15', 'EXPIRED', 'USED', 'NOPE']) await shopper.put('/cart/voucher', { apply })
    expect((await cartOf(shopper)).cartSummary.voucherCode).toBe('SAVE10')
    await shopper.put('/cart/voucher', { apply: 'FREESHIP' })
    expect((await cartOf(shopper)).cartSummary.voucherCode).toBe('FREESHIP')
  })

  it('refuses a voucher with the code of the reason', async () => {
    const shopper = await shop.guest()
    await add(shopper)
    const codes = []
    for (const apply of ['WELCOME15', 'EXPIRED', 'USED', 'NOPE']) codes.push((await shopper.put('/cart/voucher', { apply })).json().code)
    expect(codes).toEqual(['VOUCHER_MINIMUM', 'VOUCHER_EXPIRED', 'VOUCHER_USED', 'VOUCHER_NOT_FOUND'])
  })

  it('names the price, the days and what is to be known of each way to ship, in the language of the call', async () => {
    const shopper = await shop.guest()
    await add(shopper)
    const { options } = (await cartOf(shopper)).shipping
    expect(options[0]).toEqual({
      id: 'standard',
      method: expect.any(String),
      price: 6,
      delivery: { min: 2, max: 4 },
      supportsBulkyItems: false,
      arrival: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    })
    expect(options.find(({ id }) => id === 'same-day')?.tooltip).toMatch(/\w/)
    const refused = await shopper.post('/shipping', { id: 'same-day' })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'SHIPPING_OPTION_UNAVAILABLE'])
    for (const id of ['', 'x'.repeat(65)]) expect((await shopper.post('/shipping', { id })).statusCode).toBe(400)
  })

  it('is recreated from itself without a change, and from an empty one without lines', async () => {
    const shopper = await shop.guest()
    const own: Cart = (await add(shopper, { quantity: 2 })).json()
    const again: Cart = (await shopper.post('/cart/recreateCart', { cartPublicId: own.publicId })).json()
    expect([lines(again), again.items[0]?.id]).toEqual([[['1-A', 2]], own.items[0]?.id])
    const { publicId } = await cartOf(await shop.guest())
    expect(lines((await shopper.post('/cart/recreateCart', { cartPublicId: publicId })).json())).toEqual([])
  })

  it('brings quantities and engravings along when it is recreated, as lines of its own', async () => {
    const customisation = { inputs: [{ key: 'text', value: 'Ada' }] }
    const given: Cart = (await add(await shop.guest(), { setCode: '7-A', quantity: 2, customisation })).json()
    const cart: Cart = (await (await shop.guest()).post('/cart/recreateCart', { cartPublicId: given.publicId })).json()
    expect(cart.items).toMatchObject([{ sku: '7-A', quantity: 2, customisation }])
    expect(cart.items[0]?.id).not.toBe(given.items[0]?.id)
  })

  it('starts no tax for a billing address, and ships to no place that a billing address may name', async () => {
    const american = await shop.guest('ald-us')
    const billed: Cart = (await american.post('/cart/address', { ...addresses.US, city: 'NOSHIP', addressType: 'BILLING' })).json()
    expect([billed.tax, billed.taxCalculated, billed.addresses.BILLING?.city]).toEqual(['NOT_CALCULATED', false, 'NOSHIP'])
    expect(billed.addresses).not.toHaveProperty('DELIVERY')
    const shipped: Cart = (await american.post('/cart/calculate-tax', { ...addresses.US, addressLine1: 'TAX PENDING 0' })).json()
    expect([shipped.tax, shipped.taxCalculated, shipped.addresses.DELIVERY?.addressType]).toEqual(['CALCULATED', true, 'DELIVERY'])
  })
})

describe('the bag of a guest who signs in', () => {
  const signIn = async (sub: string, guest: Shopper) => cartOf(await shop.member(sub, { guestSession: guest.session }))

  it('keeps an engraving apart from the same thing without, and leaves the account’s bag alone where it is empty', async () => {
    const member = await shop.member('ola')
    await add(member, { setCode: '7-A' })
    const { revision } = await cartOf(member)
    const empty = await signIn('ola', await shop.guest())
    expect([lines(empty), empty.revision]).toEqual([[['7-A', 1]], revision])
    const guest = await shop.guest()
    const customisation = { inputs: [{ key: 'text', value: 'Ada' }] }
    await add(guest, { setCode: '7-A', customisation })
    const merged = await signIn('ola', guest)
    expect(merged.items).toMatchObject([
      { sku: '7-A', quantity: 1 },
      { sku: '7-A', quantity: 1, customisation },
    ])
    expect(merged.revision).toBe(revision + 1)
  })

  it('brings a voucher along where the account’s bag has none', async () => {
    const guest = await shop.guest()
    await add(guest)
    await guest.put('/cart/voucher', { apply: 'SAVE10' })
    expect((await signIn('pam', guest)).cartSummary.voucherCode).toBe('SAVE10')
  })

  it('brings nothing of what the account’s bag already holds as much of as the shop sells', async () => {
    const member = await shop.member('quin')
    await add(member, { quantity: 10 })
    const guest = await shop.guest()
    await add(guest, { quantity: 2 })
    await add(guest, { setCode: '3-A' })
    expect(lines(await signIn('quin', guest))).toEqual([
      ['1-A', 10],
      ['3-A', 1],
    ])
  })
})
