import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { selectRows } from '../../../server/database/select-rows.ts'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, checkoutBody } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../factories/commerce-app.ts'
import { whileOpen } from '../../setup/while-open.ts'

const BUYERS = 30
const PIECES = 10

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(() => shop.close())

const buyer = async (number: number) => {
  const shopper = await shop.guest()
  await shopper.add('1-A')
  const email = `buyer-${number}@example.org`
  await shopper.post('/cart/address', { ...addresses.GB, email })
  return () => shopper.post('/checkout', { ...checkoutBody(), consumer: { email } }, { 'idempotency-key': randomUUID() })
}

/** Somebody has the row of the product meanwhile. */
const holdsStock = (work: () => Promise<void>): Promise<void> =>
  whileOpen(shop.runtime.database, (transaction) => transaction.select().from(stock).for('update'), work)

/** The embedded database has one connection, which takes everybody in turn. */
describe.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('a product that everybody buys at once', () => {
  it('leaves connections to everybody else, and ends for each buyer in an order or sold out', async () => {
    await shop.runtime.database.update(stock).set({ quantity: BUYERS })
    const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, number) => buyer(number)))
    await shop.runtime.database.update(stock).set({ quantity: PIECES })
    let answers: ReturnType<(typeof buyers)[number]>[] = []
    await holdsStock(async () => {
      answers = buyers.map((buy) => buy())
      // As many as have their turn wait for the row; whoever asks this has a connection all the same.
      await vi.waitFor(
        async () => {
          const [row] = await selectRows<{ count: number }>(
            shop.runtime.database,
            sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
          expect(row?.count).toBeGreaterThanOrEqual(3)
        },
        { timeout: 10_000, interval: 100 },
      )
      expect(shop.handle.connections?.().waiting).toBe(0)
    })
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(PIECES)
    expect(statuses.filter((status) => status === 409)).toHaveLength(BUYERS - PIECES)
  })
})
