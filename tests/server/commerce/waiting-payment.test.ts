import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import { messages } from '../../../server/database/schema/mailbox.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { authorised, redirectAction } from '../../factories/fake-gateway.ts'

let shop: CommerceApp
beforeEach(async () => {
  await shop?.close()
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A', quantity: 10 }] })
})
afterAll(() => shop.close())

const bagOf = async (shopper: Shopper): Promise<Cart> => (await shopper.get('/cart')).json()

/** A shopper whose wallet has handed her back while her bank has not decided. */
const handedBack = async () => {
  const shopper = await shop.guest()
  await shopper.add('1-A', 2)
  await shopper.post('/cart/address', { ...addresses.GB, email: 'ada@example.org' })
  const { publicId } = await bagOf(shopper)
  shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
  const { utr } = (await shopper.post('/checkout/payment', { paymentMethod: 'paypal', agreements: { termsAndConditions: true } })).json()
  shop.gateway.confirmed = () => ({ kind: 'pending' })
  const ask = async () => (await shopper.put(`/checkout/payment/${utr}`, { details: {} })).json()
  const first = (await shopper.put(`/checkout/payment/${utr}`, { details: { redirectResult: 'x' } })).json()
  const complete = async () => (await shopper.post('/checkout/completion', { authorization: first.checkout?.rawToken, utr })).json()
  return { shopper, publicId, utr: String(utr), first, ask, complete }
}

describe('a payment that the bank has not decided', () => {
  it('leaves an order with its number and an empty bag, as a transfer does [CHECKOUT-24]', async () => {
    const { shopper, first, complete } = await handedBack()
    expect(first).toMatchObject({ statusCode: 'PENDING', checkout: { code: 'SUCCESS', paymentMethod: 'paypal' } })
    expect(await complete()).toMatchObject({
      orderReference: expect.stringMatching(/^GB\d+$/),
      email: 'ada@example.org',
      order: { status: 'pendingPayment', items: [{ sku: '1-A', quantity: 2 }] },
    })
    expect((await bagOf(shopper)).items).toEqual([])
  })

  it('shows its order once more when it is paid, and then no more [FRAME-14]', async () => {
    const { utr, ask, complete } = await handedBack()
    await complete()
    expect(await complete()).toEqual({})
    shop.gateway.known.set(utr, authorised({ utr }))
    expect(await ask()).toMatchObject({ statusCode: 'AUTHORISED', checkout: { code: 'SUCCESS' } })
    expect(await complete()).toMatchObject({ order: { status: 'placed', invoiceToken: expect.any(String) } })
    expect(await complete()).toEqual({})
  })

  it('gives the bag back with its address and its pieces when it is refused after all, and says so by mail', async () => {
    const { shopper, publicId, utr, ask } = await handedBack()
    await bagOf(shopper)
    shop.gateway.known.set(utr, { kind: 'refused', reason: 'Not enough balance' })
    expect(await ask()).toMatchObject({ statusCode: 'REFUSED', refusalReason: 'Not enough balance' })
    const bag = await bagOf(shopper)
    expect([bag.publicId, bag.items.map(({ sku, quantity }) => [sku, quantity])]).toEqual([publicId, [['1-A', 2]]])
    expect(bag.addresses.DELIVERY?.city).toBe('Leeds')
    const mails = await shop.runtime.database.select({ subject: messages.subject }).from(messages)
    expect(mails.map(({ subject }) => subject).join()).toContain('did not go through')
    shop.gateway.behave = authorised
    const paid = await shopper.post('/checkout/payment', { paymentMethod: 'paypal', agreements: { termsAndConditions: true } })
    expect(paid.statusCode).toBe(200)
  })

  it('leaves alone what the shopper has put in another bag since', async () => {
    const { shopper, utr, ask } = await handedBack()
    await shopper.add('1-A', 1)
    shop.gateway.known.set(utr, { kind: 'refused', reason: 'No' })
    await ask()
    expect((await bagOf(shopper)).items.map(({ quantity }) => quantity)).toEqual([1])
  })
})
