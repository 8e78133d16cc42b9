import formbody from '@fastify/formbody'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import type { Order } from '../../../schemas/api/checkout.ts'
import { invoicePlugin } from '../../../server/commerce/invoice/invoice-plugin.ts'
import { deliverOrder } from '../../../server/commerce/orders/after/deliver-order.ts'
import { shipOrder } from '../../../server/commerce/orders/after/ship-order.ts'
import { booksOf } from '../../../server/commerce/payments/operations/books.ts'
import { readProduct } from '../../../server/catalogue/read-product.ts'
import { orders } from '../../../server/database/schema/commerce.ts'
import { messages } from '../../../server/database/schema/mailbox.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await shop.app.register(formbody)
  await shop.app.register(invoicePlugin, { runtime: shop.runtime })
  const file = { needsShipping: false }
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-LAMP' }] })
  await insertProduct(shop.runtime.database, { id: '2', variants: [{ sku: '2-FILE', ...file }] })
  await insertProduct(shop.runtime.database, { id: '3', isOversize: true, variants: [{ sku: '3-PLAN', ...file }] })
  await insertProduct(shop.runtime.database, { id: '4', variants: [{ sku: '4-PAPER' }, { sku: '4-FILE', ...file }] })
})
afterAll(() => shop.close())

const shopperWith = async (skus: readonly string[], site = 'ald-gb'): Promise<Shopper> => {
  const shopper = await shop.guest(site)
  for (const sku of skus) await shopper.add(sku)
  return shopper
}
const bagOf = async (shopper: Shopper): Promise<Cart> => (await shopper.get('/cart')).json()
const BILL = { ...addresses.GB, addressType: 'BILLING' }
const billed = (email: string) => checkoutBody('GB', { addresses: { BILLING: addresses.GB }, consumer: { email } })
const invoiceOf = async ({ orderReference, invoiceToken = '' }: Pick<Order, 'orderReference' | 'invoiceToken'>): Promise<string> => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/invoice',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ orderReference, token: invoiceToken }).toString(),
  })
  return answer.body
}
const express = (email: string) => ({
  addresses: {},
  consumer: { email },
  paymentMethod: 'paypal_express',
  walletToken: JSON.stringify({ orderID: 'ORDER', payerID: 'PAYER' }),
  agreements: { termsAndConditions: true },
})
const orderOf = async (email: string) => {
  const [order] = await shop.runtime.database.select().from(orders).where(eq(orders.email, email))
  if (order === undefined) throw new Error(`There is no order of ${email}.`)
  return order
}

describe('a bag that nothing is shipped of', () => {
  it('offers no delivery and costs what its goods cost', async () => {
    const bag = await bagOf(await shopperWith(['2-FILE', '3-PLAN']))
    expect(bag.shipping).toEqual({ options: [] })
    expect(bag.items.map(({ needsShipping }) => needsShipping)).toEqual([false, false])
    expect(bag.cartSummary).toMatchObject({ deliveryCost: 0, deliveryNetCost: 0, totalItemCost: 40, totalCost: 40 })
  })

  it('is ordered with a billing address alone, also one that no parcel could be sent to', async () => {
    const shopper = await shopperWith(['2-FILE'])
    const away = { ...addresses.GB, city: 'noship' }
    const answer = await submit(shopper, { ...billed('bill@example.org'), addresses: { BILLING: away } })
    expect(answer.statusCode).toBe(200)
    expect(await orderOf('bill@example.org')).toMatchObject({
      delivery: null,
      billing: { city: 'noship', lastName: 'Byron' },
      shippingMethod: '',
    })
    expect(shop.gateway.asked.at(-1)).toMatchObject({ amount: { value: 2000 }, shopper: { address: { city: 'noship' } } })
  })

  it('is paid at a bank page with the billing address that it has', async () => {
    const shopper = await shopperWith(['2-FILE'])
    await shopper.post('/cart/address', BILL)
    await shopper.post('/checkout/consumer', { email: 'bank@example.org' })
    const answer = await shopper.post('/checkout/payment', { paymentMethod: 'paypal', agreements: { termsAndConditions: true } })
    expect(answer.statusCode).toBe(200)
    expect(await orderOf('bank@example.org')).toMatchObject({ delivery: null, billing: { city: 'Leeds' } })
  })

  it('is not ordered without any address', async () => {
    const answer = await submit(await shopperWith(['2-FILE']), checkoutBody('GB', { addresses: {} }))
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'ADDRESS_INVALID'])
  })

  it('is ordered through an express wallet with no address at all, and billed to the e-mail address', async () => {
    const shopper = await shopperWith(['2-FILE'])
    const { rawToken, utr } = (await submit(shopper, express('wallet@example.org'))).json()
    expect(await orderOf('wallet@example.org')).toMatchObject({ delivery: null, billing: null, shippingMethod: '', status: 'placed' })
    expect(shop.gateway.asked.at(-1)?.shopper).not.toHaveProperty('address')
    const { order } = (await shopper.post('/checkout/completion', { authorization: rawToken, utr })).json()
    expect(order.addresses).toEqual({})
    const invoice = await invoiceOf(order)
    expect(invoice).toMatch(/Billed to[^]*wallet@example\.org/)
  })

  it('is not ordered without an address by a way to pay that is no express wallet', async () => {
    const { walletToken, agreements } = express('')
    const body = { addresses: {}, consumer: { email: 'google@example.org' }, paymentMethod: 'paywithgoogle', walletToken, agreements }
    const answer = await submit(await shopperWith(['2-FILE']), body)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'ADDRESS_INVALID'])
  })

  it('is taxed by its billing address, where tax is added at the checkout', async () => {
    const shopper = await shopperWith(['2-FILE'], 'ald-us')
    const asked = { ...addresses.US, addressLine1: 'TAX PENDING 1', addressType: 'BILLING' }
    expect((await shopper.post('/cart/address', asked)).json()).toMatchObject({ tax: 'PENDING', taxCalculated: false })
    const { taxCalculated, cartSummary } = await bagOf(shopper)
    expect([taxCalculated, cartSummary.totalTax, cartSummary.totalCost]).toEqual([true, 2.08, 28.08])
  })

  it('does without the delivery address that it had while something of it was shipped', async () => {
    const shopper = await shopperWith(['2-FILE', '1-LAMP'])
    await shopper.post('/cart/address', { ...addresses.GB, addressType: 'DELIVERY' })
    const lamp = (await bagOf(shopper)).items.find(({ sku }) => sku === '1-LAMP')
    await shopper.put(`/cart/${lamp?.lineItemId}`, { quantity: 0 })
    expect(((await shopper.post('/cart/address', BILL)).json() as Cart).addresses).not.toHaveProperty('DELIVERY')
  })
})

describe('a bag that something is shipped of', () => {
  it('pays for the delivery of what is shipped, by the offers for it', async () => {
    const { shipping, items, cartSummary } = await bagOf(await shopperWith(['1-LAMP', '3-PLAN']))
    expect(shipping.options.every(({ supportsBulkyItems }) => !supportsBulkyItems)).toBe(true)
    expect(shipping.selected).toBe('standard')
    expect(items.map(({ sku, needsShipping }) => [sku, needsShipping])).toEqual([
      ['1-LAMP', undefined],
      ['3-PLAN', false],
    ])
    expect(cartSummary).toMatchObject({ totalItemCost: 40, deliveryCost: 6, totalCost: 46 })
  })

  it('is not ordered through an express wallet without a delivery address', async () => {
    const answer = await submit(await shopperWith(['1-LAMP', '2-FILE']), express('mixed@example.org'))
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'ADDRESS_INVALID'])
  })

  it('is not ordered without a delivery address', async () => {
    const answer = await submit(await shopperWith(['1-LAMP', '2-FILE']), billed('nowhere@example.org'))
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'ADDRESS_INVALID'])
  })
})

describe('an order that nothing is shipped of', () => {
  it('says in its mail and on its invoice that delivery is not needed, and names no delivery address', async () => {
    const shopper = await shopperWith(['2-FILE'])
    const { rawToken, utr } = (await submit(shopper, billed('said@example.org'))).json()
    const { order, arrival } = (await shopper.post('/checkout/completion', { authorization: rawToken, utr })).json()
    expect(order).toMatchObject({ shippingMethod: '', items: [{ sku: '2-FILE', needsShipping: false }] })
    expect(order.addresses).not.toHaveProperty('DELIVERY')
    expect(arrival).toBeUndefined()
    const [mail] = await shop.runtime.database.select().from(messages).where(eq(messages.recipient, 'said@example.org'))
    expect(mail?.text).toContain('Not needed')
    expect(mail?.text).not.toContain('Delivery address')
    const invoice = await invoiceOf(order)
    expect(invoice).toContain('Billed to')
    expect(invoice).toContain('Not needed')
    expect(invoice).not.toContain('Delivered to')
  })

  it('is handed over without a parcel, which captures its payment', async () => {
    await submit(await shopperWith(['2-FILE']), billed('handed@example.org'))
    const { orderReference } = await orderOf('handed@example.org')
    const parcel = { by: 'Ada', id: 'p1', carrier: 'Post', trackingNumber: '1', lines: [{ item: 0, quantity: 1 }] }
    await expect(shipOrder(shop.deps, orderReference, parcel)).rejects.toMatchObject({ code: 'ORDER_STATE' })
    await deliverOrder(shop.deps, orderReference, { by: 'Ada' })
    expect((await orderOf('handed@example.org')).status).toBe('delivered')
    expect((await booksOf(shop.runtime.database, orderReference)).operations.map(({ kind }) => kind)).toEqual(['capture'])
  })
})

it('an order is shipped with its last parcel, whatever else is in it', async () => {
  await submit(await shopperWith(['1-LAMP', '2-FILE']), checkoutBody('GB', { consumer: { email: 'both@example.org' } }))
  const { orderReference } = await orderOf('both@example.org')
  await expect(deliverOrder(shop.deps, orderReference, { by: 'Ada' })).rejects.toMatchObject({ code: 'ORDER_STATE' })
  const parcel = { by: 'Ada', id: 'p2', carrier: 'Post', trackingNumber: '1', lines: [{ item: 0, quantity: 1 }] }
  await shipOrder(shop.deps, orderReference, parcel)
  expect((await orderOf('both@example.org')).status).toBe('shipped')
})

it('a product says that it needs no shipping where none of its skus does', async () => {
  const [site] = shop.runtime.sites
  if (site === undefined) throw new Error('There is no site.')
  const read = (idOrSlug: string) => readProduct({ database: shop.runtime.database, site, language: 'en', idOrSlug })
  expect(await read('2')).toHaveProperty('needsShipping', false)
  expect(await read('4')).not.toHaveProperty('needsShipping')
})
