import { readFile } from 'node:fs/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders, paymentAttempts } from '../../../server/database/schema/commerce.ts'
import { projectPath } from '../../../server/paths.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
})
afterAll(() => test.close())

const insertSettled = async (number: number, pspReference: string | null): Promise<void> => {
  const orderReference = `GB${number}`
  await test.runtime.database.insert(orders).values({
    orderReference,
    siteTag: 'ald-gb',
    clientTag: 'ald',
    language: 'en',
    email: 'ada@example.org',
    phone: '',
    status: 'placed',
    isVisible: true,
    currency: 'GBP',
    items: [],
    summary: { totalItemCost: 1, totalDiscount: 0, deliveryCost: 0, totalTax: 0, totalCost: 1 },
    shippingMethod: 'standard',
    placedAt: number,
  })
  // The table as it was before: without the columns that the upgrade adds.
  await test.runtime.database.execute(
    sql`insert into payment_attempts (utr, order_reference, cart_id, cart_revision, owner_key, site_tag, method, currency, value, state, outcome, psp_reference, reserved, created_at, lease_until, settled_at)
        values (${`utr-${number}`}, ${orderReference}, 'c', 1, 'o', 'ald-gb', 'paypal', 'GBP', 100, 'settled', ${JSON.stringify({ kind: 'authorised', pspReference })}, ${pspReference}, '[]', 1, 0, ${number})`,
  )
}

/** The statements of the upgrade alone: those after it have nothing to do with payments. */
const upgrade = async (): Promise<void> => {
  const file = await readFile(projectPath('server/database/migrations/0004_one_payment_one_order.sql'), 'utf8')
  for (const statement of file.split('--> statement-breakpoint')) await test.runtime.database.execute(sql.raw(statement))
}

it('upgrades a shop in which one payment had paid for several orders: the first keeps it, the others keep their outcome and can be found', async () => {
  const { database } = test.runtime
  await database.execute(sql`drop index payment_attempts_settled_psp`)
  await database.execute(sql`alter table payment_attempts drop column payment_data`)
  await insertSettled(1, 'PSP-A')
  await insertSettled(3, 'PSP-A')
  await insertSettled(2, 'PSP-A')
  await insertSettled(4, 'PSP-B')
  await insertSettled(5, null)
  await upgrade()
  const attempts = await database.select().from(paymentAttempts).orderBy(asc(paymentAttempts.utr))
  expect(attempts.map(({ pspReference }) => pspReference)).toEqual(['PSP-A', null, null, 'PSP-B', null])
  expect(attempts[1]?.outcome).toEqual({ kind: 'authorised', pspReference: 'PSP-A' })
  expect(await database.select().from(orders)).toHaveLength(5)
  await expect(
    database.update(paymentAttempts).set({ pspReference: 'PSP-A' }).where(eq(paymentAttempts.utr, 'utr-4')),
  ).rejects.toMatchObject({ cause: { code: '23505' } })
})
