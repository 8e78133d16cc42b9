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
