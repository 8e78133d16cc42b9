import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carts, orders } from '../../../server/database/schema/commerce.ts'
import { messages } from '../../../server/database/schema/mailbox.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../factories/commerce-app.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A', quantity: 500 }] })
})
afterAll(() => shop.close())

const NOTE = 'Für Zoë, عيد ميلاد سعيد & お誕生日おめでとう!'

const giver = async (site?: string) => {
  const shopper = await shop.guest(site)
  await shopper.add('1-A')
  return { ...shopper, write: (giftNote: unknown) => shopper.put('/cart/gift-note', { giftNote }) }
}

describe('a gift note', () => {
  it('is stored with the bag as one tidied paragraph, and goes when it is emptied', async () => {
    const { write, get } = await giver()
    expect((await write('  Happy\n birthday,   Ada ')).json()).toMatchObject({ giftNote: 'Happy birthday, Ada' })
    expect((await get('/cart')).json()).toMatchObject({ giftNote: 'Happy birthday, Ada' })
    expect((await write('  ')).json()).not.toHaveProperty('giftNote')
  })

  it.each([
    ['markup', '<b>Hello</b>', 'characters'],
    ['pictographs', 'Hello 🎁', 'characters'],
    ['what turns the text around it', 'Hello \u202Eevil', 'characters'],
    ['more letters than there is room for', 'a'.repeat(201), 'tooLong'],
    ['a heap of marks', `a${'\u0301'.repeat(40)}`, 'characters'],
  ])('of %s is refused, and the one before stays', async (_, note, message) => {
    const { write, get } = await giver()
    await write('Before')
    const refused = await write(note)
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'GIFT_NOTE_INVALID', errors: [{ path: 'giftNote', message }] }),
    ])
    expect((await get('/cart')).json()).toMatchObject({ giftNote: 'Before' })
  })

  it.each([[undefined], [7], [null], [{ length: 3 }], ['a'.repeat(10_000)]])('that is %j is no request', async (note) => {
    expect((await (await giver()).write(note)).statusCode).toBe(400)
  })

  it('is not taken where the site offers none, and one of before is not sent', async () => {
    const shopper = await giver('ald-jp')
    expect((await shopper.write('Hello')).statusCode).toBe(404)
    const { publicId } = (await shopper.get('/cart')).json()
    await shop.runtime.database.update(carts).set({ giftNote: 'Old' }).where(eq(carts.publicId, publicId))
    await submit(shopper, checkoutBody('JP'))
    const [order] = await shop.runtime.database.select().from(orders).where(eq(orders.siteTag, 'ald-jp'))
    expect(order).toMatchObject({ status: 'placed', giftNote: null })
  })

  it('goes with the order: its page, its mail, and nobody who looks it up without an account', async () => {
    const { write, post, ...shopper } = await giver()
    await write(NOTE)
    const { rawToken, utr } = (await submit({ ...shopper, post })).json()
    const { order, orderReference } = (await post('/checkout/completion', { authorization: rawToken, utr })).json()
    expect(order.giftNote).toBe(NOTE)
    const sent = (await shop.runtime.database.select().from(messages)).find(({ subject }) => subject?.includes(orderReference))
    expect(sent?.text).toContain(NOTE)
    expect(sent?.html).toContain(NOTE.replace('&', '&amp;'))
    const found = await post('/order/s/query', { orderReference, email: 'ada@example.org' })
    expect(found.json()).toMatchObject({ orderReference })
    expect(found.json()).not.toHaveProperty('giftNote')
    expect((await shopper.get('/cart')).json()).not.toHaveProperty('giftNote')
  })

  it('comes along into the bag of the account at sign-in', async () => {
    const guest = await giver()
    await guest.write('From a guest')
    const member = await shop.member('gwen', { guestSession: guest.session })
    expect((await member.get('/cart')).json()).toMatchObject({ giftNote: 'From a guest' })
  })
})
