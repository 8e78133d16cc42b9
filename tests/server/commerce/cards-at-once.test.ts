import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertProduct } from '../../factories/catalogue.ts'
import { checkoutBody } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../factories/commerce-app.ts'

const CARDS = 40

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A', quantity: 1_000 }] })
})
afterAll(() => shop.close())

it('asks the bank about thirty of forty cards that are tried at the same moment from one address', async () => {
  const shoppers = await Promise.all(Array.from({ length: CARDS }, () => shop.guest()))
  for (const shopper of shoppers) await shopper.add('1-A', 1)
  let release: () => void = () => undefined
  const refused = new Promise<{ readonly kind: 'refused'; readonly reason: string }>((resolve) => {
    release = () => resolve({ kind: 'refused', reason: 'DECLINED' })
  })
  shop.gateway.behave = () => refused
  const statuses: number[] = []
  const tried = shoppers.map(async ({ headers }, index) => {
    const { statusCode } = await shop.send({
      method: 'POST',
      url: '/api/checkout?siteTag=ald-gb&lang=en',
      body: checkoutBody('GB', { consumer: { email: `shopper${index}@example.org` } }),
      headers: { ...headers, 'idempotency-key': randomUUID() },
      remoteAddress: '198.51.100.7',
    })
    statuses.push(statusCode)
  })
  // The bank answers nobody before everybody is at the bank or was refused.
  await expect.poll(() => shop.gateway.asked.length + statuses.length, { timeout: 60_000 }).toBe(CARDS)
  expect(shop.gateway.asked).toHaveLength(30)
  release()
  await Promise.all(tried)
  expect(statuses.filter((status) => status === 402)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})
