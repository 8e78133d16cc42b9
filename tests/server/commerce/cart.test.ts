import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import { seedCommerce } from '../../../demo/orders/seed-commerce.ts'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { WORDS } from '../../factories/customisation.ts'
import { createCommerceApp, type CommerceApp } from '../../factories/commerce-app.ts'
import { addresses } from '../../factories/checkout.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  const { database } = shop.runtime
  await insertProduct(database, { id: '1', variants: [{ sku: '1-A' }, { sku: '1-B' }, { sku: '1-C' }, { sku: '1-THREE', quantity: 3 }] })
  await insertProduct(database, {
    id: '2',
    variants: [
      { sku: '2-OUT', quantity: 0 },
      { sku: '2-GIFT', state: 'GIFTONLY' },
      { sku: '2-PRE', quantity: 0, state: 'PREORDER' },
      { sku: '2-FREE', quantity: 0, state: 'UNTRACKED' },
    ],
  })
  await insertProduct(database, { id: '3', isOversize: true, variants: [{ sku: '3-BIG' }] })
  await insertProduct(database, { id: '5', mainProductId: '1', variants: [{ sku: '5-REFILL' }] })
  await insertProduct(database, { id: '7', customisation: WORDS, variants: [{ sku: '7-A' }] })
  await insertProduct(database, { id: '6', variants: [{ sku: '6-UK', prices: { GB: 5000 } }] })
  for (const id of ['11', '12', '13', '14', '15']) await insertProduct(database, { id, variants: [{ sku: `${id}-A` }] })
  await insertProduct(database, {
    id: '900001',
    variants: [
      { sku: '900001-WHITE-M' },
      { sku: '900001-NAVY-M' },
      { sku: '900001-NAVY-L' },
      { sku: '900001-WHITE-S' },
      { sku: '900001-RED-M', quantity: 0 },
    ],
  })
  await seedCommerce({ runtime: shop.runtime })
})
afterAll(() => shop.close())

const lines = (cart: Cart) => cart.items.map(({ sku, quantity }) => [sku, quantity])

describe('another size of a line', () => {
  const withLines = async (...added: readonly (readonly [sku: string, quantity: number])[]) => {
    const guest = await shop.guest()
    for (const [setCode, quantity] of added) await guest.post('/cart', { setCode, quantity })
    const cart: Cart = (await guest.get('/cart')).json()
    const idOf = (sku: string): string => [...cart.items, ...cart.unavailableItems].find((item) => item.sku === sku)?.lineItemId ?? ''
    return { guest, cart, idOf, change: (sku: string, setCode: string) => guest.put(`/cart/${idOf(sku)}/sku`, { setCode }) }
  }

  it('takes the place of the line, with its quantity', async () => {
    const { change } = await withLines(['1-A', 2], ['11-A', 1])
    expect(lines((await change('1-A', '1-B')).json())).toEqual([
      ['1-B', 2],
      ['11-A', 1],
    ])
  })

  it('joins the line that has that size already', async () => {
    const { change } = await withLines(['1-A', 2], ['1-B', 1])
    expect(lines((await change('1-A', '1-B')).json())).toEqual([['1-B', 3]])
  })

  it('is refused where there are too few pieces, and the line stays', async () => {
    const { change, guest } = await withLines(['1-A', 4])
    const refused = await change('1-A', '1-THREE')
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'STOCK_QUANTITY_EXCEEDED', count: 3 })])
    expect(lines((await guest.get('/cart')).json())).toEqual([['1-A', 4]])
  })

  it('is never another product, another shopper’s line, or anything but a sku', async () => {
    const { change, idOf, guest } = await withLines(['1-A', 1])
    const other = await shop.guest()
    expect((await change('1-A', '11-A')).statusCode).toBe(404)
    expect((await change('1-A', 'no-such-sku')).statusCode).toBe(404)
    expect((await other.put(`/cart/${idOf('1-A')}/sku`, { setCode: '1-B' })).statusCode).toBe(404)
    for (const body of [{}, { setCode: '' }, { setCode: 7 }, { setCode: '1-B', quantity: 99 }, { setCode: '1-B', price: 1 }])
      expect((await guest.put(`/cart/${idOf('1-A')}/sku`, body)).statusCode).toBe(400)
    expect(lines((await guest.get('/cart')).json())).toEqual([['1-A', 1]])
  })
})

describe('the bag', () => {
  it('answers an empty bag to a new session [CALL-16, DATA-26, DATA-27]', async () => {
    const cart: Cart = (await (await shop.guest()).get('/cart')).json()
    expect(cart).toMatchObject({
      items: [],
      unavailableItems: [],
      currency: 'GBP',
      consumer: { typeTag: 'NEW', properties: {} },
      addresses: {},
    })
    expect(cart.cartSummary).toMatchObject({ totalItemCost: 0, totalCost: 0, totalTax: 0, deliveryCost: 0, totalItemCount: 0 })
    expect(cart.publicId).toMatch(/^[A-Za-z0-9-]{8,64}$/)
  })

  it('answers an added line with all that the bag shows of it [CALL-17, CALL-18, DATA-23, DATA-24]', async () => {
    const answer = await (await shop.guest()).add('1-A', 2)
    expect(answer.statusCode).toBe(200)
    const [item] = (answer.json() as Cart).items
    expect(item).toMatchObject({
      sku: '1-A',
      quantity: 2,
      availability: 'AVAILABLE',
      stockQty: 1000,
      productId: '1',
      slug: 'product-1',
      name: 'Product 1',
      brand: 'Nordlys',
      color: 'White',
      size: 'M',
      price: { list: 20, sale: 20 },
      thumbnailUrl: '/images/test/1',
    })
    expect(item?.lineItemId).toBe(item?.id)
  })

  it('names the country it is sent to by code and in the shopper’s language [DATA-34]', async () => {
    const { countries }: Cart = (await (await shop.guest('ald-us', 'es')).get('/cart')).json()
    expect(countries).toEqual([{ code: 'US', name: 'Estados Unidos' }])
  })

  it('offers ways to ship with name, price and days of delivery, of which not all take bulky items [DATA-75]', async () => {
    const shopper = await shop.guest()
    const { shipping }: Cart = (await shopper.add('1-A')).json()
    expect(shipping.options.length).toBeGreaterThan(1)
    for (const option of shipping.options)
      expect(option).toMatchObject({
        id: expect.stringMatching(/./),
        method: expect.stringMatching(/./),
        price: expect.any(Number),
        delivery: { min: expect.any(Number), max: expect.any(Number) },
        supportsBulkyItems: expect.any(Boolean),
      })
    const bulky: Cart = (await shopper.add('3-BIG')).json()
    expect(bulky.shipping.options.length).toBeLessThan(shipping.options.length)
    expect(bulky.shipping.options.every(({ supportsBulkyItems }) => supportsBulkyItems)).toBe(true)
  })

  it('takes an address with the names, e-mail and phone number of a person [DATA-44]', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A')
    const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', phoneNumber: '+447400123456' }
    const answer = await shopper.post('/cart/address', { ...addresses.GB, ...person, addressType: 'DELIVERY', reference: null })
    expect((answer.json() as Cart).addresses.DELIVERY).toMatchObject(person)
  })

  it('raises the quantity of a sku already in the bag [CART-10]', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A', 2)
    expect(lines((await shopper.add('1-A', 3)).json())).toEqual([['1-A', 5]])
  })

  it('makes one line of two tabs adding the same sku at once, and loses neither [CART-10]', async () => {
    const shopper = await shop.guest()
    await Promise.all(Array.from({ length: 6 }, () => shopper.add('1-A')))
    expect(lines((await shopper.get('/cart')).json())).toEqual([['1-A', 6]])
  })

  it('stores another engraving of the same sku as another line [CART-10, DATA-25]', async () => {
    const shopper = await shop.guest()
    const engraved = (value: string) =>
      shopper.post('/cart', { setCode: '7-A', quantity: 1, customisation: { inputs: [{ key: 'text', value }] } })
    await engraved('Ada')
    await engraved('Ada')
    const cart: Cart = (await engraved('Bo')).json()
    expect(cart.items.map(({ quantity, customisation }) => [quantity, customisation?.inputs[0]?.value])).toEqual([
      [2, 'Ada'],
      [1, 'Bo'],
    ])
  })

  it('lists lines oldest first, and an updated line stays in its position [CART-18]', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-B')
    const cart: Cart = (await shopper.add('1-A')).json()
    const updated = await shopper.put(`/cart/${cart.items[0]?.id}`, { quantity: 4 })
    expect(lines(updated.json())).toEqual([
      ['1-B', 4],
      ['1-A', 1],
    ])
  })

  it('removes a line by quantity 0 [CART-09, CALL-19]', async () => {
    const shopper = await shop.guest()
    const cart: Cart = (await shopper.add('1-A')).json()
    expect((await shopper.put(`/cart/${cart.items[0]?.lineItemId}`, { quantity: 0 })).json().items).toEqual([])
  })

  it('does not let one shopper touch the lines of another', async () => {
    const cart: Cart = (await (await shop.guest()).add('1-A')).json()
    const answer = await (await shop.guest()).put(`/cart/${cart.items[0]?.id}`, { quantity: 0 })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  it('raises the revision with every change and with no read', async () => {
    const shopper = await shop.guest()
    const first: Cart = (await shopper.add('1-A')).json()
    const read: Cart = (await shopper.get('/cart')).json()
    const second: Cart = (await shopper.add('1-A')).json()
    expect([read.revision, second.revision]).toEqual([first.revision, first.revision + 1])
  })

  it('refuses quantities that are not whole numbers from 1 to 99', async () => {
    const shopper = await shop.guest()
    for (const quantity of [0, -1, 1.5, 100, '2', null, Number.MAX_SAFE_INTEGER]) {
      const answer = await shopper.post('/cart', { setCode: '1-A', quantity })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST'])
    }
  })

  it('speaks of products in the language of the call [CALL-16]', async () => {
    const shopper = await shop.guest('ald-ca', 'fr')
    expect((await shopper.add('1-A')).json().items[0]).toMatchObject({ name: 'Product 1 (fr)', color: 'Blanc' })
  })
})

describe('limits of the bag', () => {
  const refusal = async (wishes: readonly (readonly [sku: string, quantity: number])[]) => {
    const shopper = await shop.guest()
    const answers = []
    for (const [sku, quantity] of wishes) answers.push(await shopper.add(sku, quantity))
    const last = answers.at(-1)
    const kept = (await shopper.get('/cart')).json().cartSummary.totalItemCount
    return { status: last?.statusCode, code: last?.json().code, count: last?.json().count, kept }
  }

  it('holds at most 10 of one line [CODE-04]', async () => {
    expect(
      await refusal([
        ['1-A', 8],
        ['1-A', 3],
      ]),
    ).toEqual({ status: 409, code: 'MAX_QUANTITY_PER_ITEM_EXCEEDED', count: 10, kept: 8 })
  })

  it('holds at most 20 of one product [CODE-04]', async () => {
    expect(
      await refusal([
        ['1-A', 10],
        ['1-B', 10],
        ['1-C', 1],
      ]),
    ).toEqual({ status: 409, code: 'MAX_QUANTITY_EXCEEDED', count: 20, kept: 20 })
  })

  it('holds at most 50 in all [CODE-04]', async () => {
    const full = ['11', '12', '13', '14', '15'].map((id) => [`${id}-A`, 10] as const)
    expect(await refusal([...full, ['1-A', 1]])).toEqual({ status: 409, code: 'MAX_CART_QUANTITY_EXCEEDED', count: 50, kept: 50 })
  })

  it('holds no more pieces than are in stock, and answers how many there are [CODE-04]', async () => {
    expect(
      await refusal([
        ['1-THREE', 2],
        ['1-THREE', 2],
      ]),
    ).toEqual({ status: 409, code: 'STOCK_QUANTITY_EXCEEDED', count: 3, kept: 2 })
    expect(await refusal([['2-OUT', 1]])).toMatchObject({ status: 409, code: 'STOCK_QUANTITY_EXCEEDED', count: 0, kept: 0 })
  })

  it('sells a refill only with its main product [CODE-04]', async () => {
    expect(await refusal([['5-REFILL', 1]])).toMatchObject({ status: 409, code: 'SECONDARY_VARIANTS', kept: 0 })
    expect(
      await refusal([
        ['1-A', 1],
        ['5-REFILL', 1],
      ]),
    ).toMatchObject({ status: 200, kept: 2 })
  })

  it('refuses gifts, unknown skus and what the country does not sell [CODE-04]', async () => {
    for (const sku of ['2-GIFT', 'nothing', "1-A'; drop table carts; --"])
      expect(await refusal([[sku, 1]])).toMatchObject({ status: 409, code: 'ADD_TO_CART_FAILURE' })
    const abroad = await (await shop.guest('ald-us')).add('6-UK')
    expect(abroad.json().code).toBe('ADD_TO_CART_FAILURE')
  })

  it('sells pre-orders without pieces on hand [CODE-04, DATA-20]', async () => {
    const cart: Cart = (await (await shop.guest()).add('2-PRE', 5)).json()
    expect(cart.items[0]).toMatchObject({ availability: 'PREORDER', quantity: 5 })
    expect(cart.items[0]).not.toHaveProperty('stockQty')
  })

  it('sells what nobody counts as if it were always there', async () => {
    const cart: Cart = (await (await shop.guest()).add('2-FREE', 5)).json()
    expect(cart.items[0]).toMatchObject({ availability: 'AVAILABLE', quantity: 5 })
    expect(cart.items[0]).not.toHaveProperty('stockQty')
  })

  it('moves what sold out meanwhile to the unavailable items and out of the total [CART-02]', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A')
    await shopper.add('14-A', 2)
    await shop.runtime.database.update(stock).set({ quantity: 1 }).where(eq(stock.sku, '14-A'))
    const cart: Cart = (await shopper.get('/cart')).json()
    expect([lines(cart), cart.unavailableItems.map(({ sku }) => sku), cart.cartSummary.totalItemCost]).toEqual([[['1-A', 1]], ['14-A'], 20])
    await shop.runtime.database.update(stock).set({ quantity: 1000 }).where(eq(stock.sku, '14-A'))
  })
})

describe('vouchers', () => {
  const apply = async (voucherCode: string, quantity = 1) => {
    const shopper = await shop.guest()
    await shopper.add('1-A', quantity)
    return { shopper, answer: await shopper.put('/cart/voucher', { voucherCode }) }
  }

  it('takes 10 % off the products, line by line, whatever the case of the code [CALL-20, CART-14, DATA-28]', async () => {
    const { answer } = await apply('  save10 ', 3)
    const cart: Cart = answer.json()
    expect(cart.cartSummary).toMatchObject({
      totalItemCost: 60,
      totalDiscountProduct: 6,
      totalDiscount: 6,
      totalCost: 60,
      deliveryCost: 6,
      voucherCode: 'SAVE10',
      voucherName: '10% off',
    })
    expect(cart.items[0]?.discounts).toEqual([{ amount: 6 }])
  })

  it('ships for nothing with FREESHIP [CALL-20]', async () => {
    expect((await apply('FREESHIP')).answer.json().cartSummary).toMatchObject({ deliveryCost: 6, totalDiscountShipping: 6, totalCost: 20 })
  })

  it('accepts WELCOME15 from 100 on, and lets it rest while the bag is worth less [CALL-20]', async () => {
    const early = await apply('WELCOME15', 4)
    expect([early.answer.statusCode, early.answer.json().code, early.answer.json().count]).toEqual([422, 'VOUCHER_MINIMUM', 100])
    const { shopper, answer } = await apply('WELCOME15', 5)
    expect(answer.json().cartSummary).toMatchObject({ totalDiscountProduct: 15 })
    const less = await shopper.put(`/cart/${answer.json().items[0].id}`, { quantity: 1 })
    expect(less.json().cartSummary).toMatchObject({ totalDiscount: 0, voucherCode: 'WELCOME15', voucherMessage: 'Valid from £100.00.' })
  })

  it('refuses a voucher code with the reason [CART-13]', async () => {
    const outcomes = await Promise.all(
      ['EXPIRED', 'USED', 'BROKEN', 'NOPE', 'constructor'].map(async (code) => (await apply(code)).answer.statusCode),
    )
    expect(outcomes).toEqual([422, 409, 500, 404, 404])
    expect((await apply('X'.repeat(41))).answer.statusCode).toBe(400)
    expect((await apply('   ')).answer.statusCode).toBe(400)
  })

  it('takes a voucher off again [CALL-21]', async () => {
    const { shopper } = await apply('SAVE10')
    const cart: Cart = (await shopper.remove('/cart/voucher')).json()
    expect(cart.cartSummary.totalDiscount).toBe(0)
    expect(cart.cartSummary).not.toHaveProperty('voucherCode')
  })
})

describe('shipping', () => {
  it('offers what fits the bag, standard chosen [CALL-26, SHIP-01, DATA-36]', async () => {
    const shopper = await shop.guest()
    const small: Cart = (await shopper.add('1-A')).json()
    expect([small.shipping.options.map(({ id }) => id), small.shipping.selected]).toEqual([['standard', 'express', 'same-day'], 'standard'])
    const big: Cart = (await shopper.add('3-BIG')).json()
    expect([big.shipping.options.map(({ id }) => id), big.shipping.selected]).toEqual([['bulky'], 'bulky'])
    expect(big.shipping.options[0]).toMatchObject({
      method: 'Two-person delivery',
      price: 39,
      delivery: { min: 5, max: 10 },
      supportsBulkyItems: true,
    })
  })

  it('charges the price of the chosen delivery [CALL-26]', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A')
    expect((await shopper.post('/shipping', { id: 'express' })).json()).toMatchObject({
      shipping: { selected: 'express' },
      cartSummary: { deliveryCost: 14, totalCost: 34 },
    })
  })

  it('refuses same-day, unknown and unfitting options and leaves the one confirmed before selected [CART-11]', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A')
    await shopper.post('/shipping', { id: 'express' })
    for (const id of ['same-day', 'teleport', 'bulky']) expect((await shopper.post('/shipping', { id })).statusCode).toBe(422)
    expect((await shopper.get('/cart')).json().shipping.selected).toBe('express')
  })

  it('ships standard for nothing from the threshold of the site on [CALL-25]', async () => {
    const shopper = await shop.guest()
    expect((await shopper.add('1-A', 5)).json().cartSummary).toMatchObject({ totalItemCost: 100, deliveryCost: 0 })
    expect((await shopper.get('/cart/promotions')).json()[0].promotions[0].conditions).toEqual({
      basketTotal: { min: 100 },
      shippingMethod: 'standard',
    })
  })
})

describe('tax', () => {
  const withAddress = async (addressLine1: string, site: 'us' | 'ca' = 'us') => {
    const shopper = await shop.guest(`ald-${site}`)
    await shopper.add('1-A')
    const address = { ...addresses[site === 'us' ? 'US' : 'CA'], addressLine1, reference: null }
    const answer = await shopper.post('/cart/address', address)
    const read = async (): Promise<Cart> => (await shopper.get('/cart')).json()
    return { shopper, answer, read, address }
  }

  it('is inside the price where it is included, and the total does not move [DATA-39]', async () => {
    const cart: Cart = (await (await shop.guest()).add('1-A', 3)).json()
    expect(cart).toMatchObject({ tax: 'CALCULATED', taxCalculated: true })
    expect(cart.cartSummary).toMatchObject({ totalItemCost: 60, deliveryCost: 6, deliveryNetCost: 5, totalTax: 11, totalCost: 66 })
  })

  it('is added at the second read after an address in the United States [TAX-01, DATA-30, DATA-39]', async () => {
    const { answer, read } = await withAddress('1 Main Street')
    const states = [answer.json(), await read(), await read()]
    expect(states.map(({ tax }) => tax)).toEqual(['PENDING', 'PENDING', 'CALCULATED'])
    expect(states[0].cartSummary).toMatchObject({ totalTax: 0, totalCost: 32 })
    expect(states[2].cartSummary).toMatchObject({
      totalItemCost: 26,
      deliveryNetCost: 6,
      deliveryCost: 6.48,
      totalTax: 2.56,
      totalCost: 34.56,
    })
  })

  it('is 13 % in Canada [TAX-06]', async () => {
    const { read } = await withAddress('1 Rue Principale', 'ca')
    await read()
    expect((await read()).cartSummary).toMatchObject({ totalItemCost: 34, deliveryNetCost: 6, totalTax: 5.2, totalCost: 45.2 })
  })

  it('the tax is calculated after as many reads as the address names, or never, or is rejected [TAX-01, TAX-03]', async () => {
    const three = await withAddress('TAX PENDING 3')
    expect([(await three.read()).tax, (await three.read()).tax, (await three.read()).tax]).toEqual(['PENDING', 'PENDING', 'CALCULATED'])
    const none = await withAddress('TAX PENDING 0')
    expect(none.answer.json().tax).toBe('CALCULATED')
    const never = await withAddress('TAX NEVER')
    for (let read = 0; read < 12; read += 1) expect((await never.read()).tax).toBe('PENDING')
    const rejected = await withAddress('TAX REJECT')
    expect((await rejected.read()).tax).toBe('REJECTED')
  })

  it('the tax is calculated by calculate-tax, which can fail [CALL-24, TAX-05]', async () => {
    const { shopper, address, read } = await withAddress('TAX NEVER')
    expect((await read()).tax).toBe('PENDING')
    expect((await shopper.post('/cart/calculate-tax', { ...address, addressLine1: 'TAX PENDING 0' })).json().tax).toBe('CALCULATED')
    expect((await shopper.post('/cart/calculate-tax', { ...address, addressLine1: 'TAX ERROR' })).statusCode).toBe(500)
  })

  it('follows the bag once it is calculated [TAX-06]', async () => {
    const { shopper } = await withAddress('TAX PENDING 0')
    expect((await shopper.add('1-A')).json()).toMatchObject({ tax: 'CALCULATED', cartSummary: { totalTax: 4.64 } })
  })
})

describe('recreating a bag', () => {
  const skus = (items: Cart['items']) => items.map(({ sku }) => sku)

  it('replaces the lines, twice with the same result [CALL-22, CART-03]', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A')
    await shopper.post('/cart/recreateCart', { cartPublicId: 'demo-cart-ok-0001' })
    const cart: Cart = (await shopper.post('/cart/recreateCart', { cartPublicId: 'demo-cart-ok-0001' })).json()
    expect([skus(cart.items), cart.unavailableItems]).toEqual([['900001-WHITE-M', '900001-NAVY-M'], []])
  })

  it('brings what cannot be had as unavailable items [CART-03]', async () => {
    const cart: Cart = (await (await shop.guest()).post('/cart/recreateCart', { cartPublicId: 'demo-cart-partial-0001' })).json()
    expect([skus(cart.items), skus(cart.unavailableItems)]).toEqual([['900001-WHITE-M'], ['900001-RED-M']])
  })

  it('leaves the bag alone where there is none to recreate, or it fails [CART-19]', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A')
    const outcomes = []
    for (const cartPublicId of ['demo-cart-missing-0001', 'demo-cart-error-0001', '../../etc', 'x'])
      outcomes.push((await shopper.post('/cart/recreateCart', { cartPublicId })).statusCode)
    expect(outcomes).toEqual([404, 500, 400, 400])
    expect(lines((await shopper.get('/cart')).json())).toEqual([['1-A', 1]])
  })

  it('copies lines only, never who bought or where they live', async () => {
    const giver = await shop.guest()
    const given: Cart = (await giver.add('1-A')).json()
    await giver.post('/cart/address', addresses.GB)
    const cart: Cart = (await (await shop.guest()).post('/cart/recreateCart', { cartPublicId: given.publicId })).json()
    expect([skus(cart.items), cart.addresses, cart.consumer.properties]).toEqual([['1-A'], {}, {}])
  })
})

describe('addresses and buyer of the bag', () => {
  it('stores the delivery and the billing address with the bag [CALL-23, DATA-31, DATA-42, DATA-43]', async () => {
    const shopper = await shop.guest()
    await shopper.post('/cart/address', { ...addresses.GB, reference: null })
    const billing = { addressLine1: '1 Mill Lane', postcode: 'LS1 4DY', countryCode: 'GB' }
    const cart: Cart = (await shopper.post('/cart/address', { ...billing, city: 'York', addressType: 'BILLING' })).json()
    expect(cart.addresses).toMatchObject({
      DELIVERY: { city: 'Leeds', addressType: 'DELIVERY' },
      BILLING: { city: 'York', addressType: 'BILLING' },
    })
  })

  it('normalises what was typed before it validates it [ADDR-01]', async () => {
    const typed = { ...addresses.GB, city: '  West \t Leeds\u0007 ', postcode: 'ls1 4dy', addressLine2: '   ' }
    const cart: Cart = (await (await shop.guest()).post('/cart/address', typed)).json()
    expect(cart.addresses.DELIVERY).toMatchObject({ city: 'West Leeds', postcode: 'LS1 4DY' })
    expect(cart.addresses.DELIVERY).not.toHaveProperty('addressLine2')
  })

  it('names each wrong field [ADDR-01]', async () => {
    const answer = await (await shop.guest()).post('/cart/address', { ...addresses.GB, postcode: '12345', city: '', countryCode: 'FR' })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'ADDRESS_INVALID'])
    expect(
      answer
        .json()
        .errors.map(({ path }: { path: string }) => path)
        .sort(),
    ).toEqual(['city', 'countryCode', 'postcode'])
  })

  it('are refused for a place without shipping, NOSHIP [CODE-05]', async () => {
    const answer = await (await shop.guest()).post('/cart/address', { ...addresses.GB, city: 'NOSHIP' })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'UNABLE_TO_SHIP'])
  })

  it('takes the placeholder for a postcode where there are none, and forgets it [SHIP-03]', async () => {
    const cart: Cart = (await (await shop.guest('ald-ae')).post('/cart/address', addresses.AE)).json()
    expect(cart.addresses.DELIVERY).not.toHaveProperty('postcode')
    expect((await (await shop.guest()).post('/cart/address', { ...addresses.GB, postcode: '00000' })).statusCode).toBe(422)
  })

  it('stores the buyer, or answers which fields are wrong [CALL-05, DATA-32]', async () => {
    const shopper = await shop.guest()
    const good = await shopper.post('/checkout/consumer', { email: 'ada@example.org', firstName: 'Ada' })
    expect(good.json()).toEqual({ consumer: { typeTag: 'NEW', properties: { email: 'ada@example.org', firstName: 'Ada' } } })
    expect((await shopper.get('/cart')).json().consumer.properties.email).toBe('ada@example.org')
    const bad = await shopper.post('/checkout/consumer', { email: 'ada at home' })
    expect([bad.statusCode, bad.json().errors[0].path]).toEqual([422, 'email'])
  })
})
