import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { checkoutBody } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../factories/commerce-app.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A', quantity: 500 }] })
})
afterAll(() => shop.close())

it.each([
  ['the campaign that the cookie names', 'a=b; token=spring-26', 'spring-26'],
  ['no campaign without a cookie', 'a=b', null],
  ['no campaign of a cookie that somebody has changed', `token=${encodeURIComponent('<b>')}`, null],
])('an order is stored with %s [STORE-15]', async (_what, cookie, attribution) => {
  const shopper = await shop.guest()
  await shopper.add('1-A')
  const answer = await shopper.post('/checkout', checkoutBody(), { 'idempotency-key': crypto.randomUUID(), cookie })
  expect(answer.statusCode).toBe(200)
  const placed = await shop.runtime.database.select().from(orders)
  expect(placed.toSorted((one, other) => other.orderReference.localeCompare(one.orderReference))[0]).toMatchObject({ attribution })
})

it('how fraud prevention knows a device goes to the provider’s rules with the payment, and nothing that somebody made up does [STORE-16]', async () => {
  const mark = `${'0123456789abcdef'.repeat(2)}_1763600000000_t5`
  for (const cookie of [`a=b; forterToken=${mark}`, 'forterToken=<b>', 'a=b']) {
    const shopper = await shop.guest()
    await shopper.add('1-A')
    await shopper.post('/checkout', checkoutBody(), { 'idempotency-key': crypto.randomUUID(), cookie })
  }
  expect(shop.gateway.asked.slice(-3).map(({ fraudMark }) => fraudMark)).toEqual([mark, undefined, undefined])
})
