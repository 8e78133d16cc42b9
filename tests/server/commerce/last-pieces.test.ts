import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { orders } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { checkoutBody } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { runs } from '../../setup/runs.ts'

const BUYERS = runs(60, 200)
const PIECES = 10

let shop: CommerceApp
let origin: string
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-LAST', quantity: PIECES }, { sku: '1-MORE' }] })
  await insertProduct(shop.runtime.database, { id: '2', variants: [{ sku: '2-X' }, { sku: '2-Y' }] })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  // `listen` on a host and port gives an AddressInfo; text is for pipes.
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
})
afterAll(() => shop.close())

/** Shoppers with a bag, made a few at a time. */
const crowd = async (size: number, fill: (shopper: Shopper, index: number) => Promise<unknown>): Promise<readonly Shopper[]> => {
  const shoppers: Shopper[] = []
  while (shoppers.length < size) {
    const group = await Promise.all(Array.from({ length: Math.min(20, size - shoppers.length) }, () => shop.guest()))
    await Promise.all(group.map((shopper, index) => fill(shopper, shoppers.length + index)))
    shoppers.push(...group)
  }
  return shoppers
}

/** Each from a home of their own, with an e-mail address of their own: payments of one of either at the same time are limited. */
const submitOverHttp = (shopper: Shopper, index: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${origin}/api/checkout?siteTag=ald-gb&lang=en`,
      { method: 'POST', localAddress: `127.0.1.${index + 1}`, headers: { ...shopper.headers, 'idempotency-key': randomUUID() } },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(checkoutBody('GB', { consumer: { email: `${randomUUID()}@example.org` } })))
  })

const tally = (statuses: readonly number[]) =>
  Object.fromEntries([...new Set(statuses)].sort().map((status) => [status, statuses.filter((one) => one === status).length]))

describe('many buyers at once', () => {
  it(`sells exactly the last ${PIECES} pieces to ${BUYERS} buyers, and charges nobody else`, async () => {
    const shoppers = await crowd(BUYERS, (shopper) => shopper.add('1-LAST'))
    const statuses = await Promise.all(shoppers.map(submitOverHttp))
    expect(tally(statuses)).toEqual({ 200: PIECES, 409: BUYERS - PIECES })
    const [left] = await shop.runtime.database.select().from(stock).where(eq(stock.sku, '1-LAST'))
    const placed = await shop.runtime.database.select().from(orders).where(eq(orders.status, 'placed'))
    expect([left?.quantity, placed.length, shop.gateway.held.size]).toEqual([0, PIECES, PIECES])
  })

  it('does not lock up when buyers took the same things in opposite orders', async () => {
    const shoppers = await crowd(40, async (shopper, index) => {
      for (const sku of index % 2 === 0 ? ['2-X', '2-Y', '1-MORE'] : ['1-MORE', '2-Y', '2-X']) await shopper.add(sku)
    })
    expect(tally(await Promise.all(shoppers.map(submitOverHttp)))).toEqual({ 200: 40 })
    const rows = await shop.runtime.database.select().from(stock)
    expect(rows.filter(({ sku }) => sku !== '1-LAST').map(({ quantity }) => quantity)).toEqual([960, 960, 960])
  })
})
