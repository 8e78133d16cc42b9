import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { creditNoteOf, invoiceOf } from '../../../../server/commerce/invoice/invoice-number.ts'
import { invoices } from '../../../../server/database/schema/after-order.ts'
import { orders } from '../../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../../factories/catalogue.ts'
import { createCommerceApp, type CommerceApp } from '../../../factories/commerce-app.ts'
import { placeOrder } from '../../../factories/placed-order.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(() => shop.close())

it('numbers the invoices of a seller without a gap, however many are issued at once and some of them given up', async () => {
  const { runtime } = shop
  const { database } = runtime
  for (let count = 0; count < 4; count += 1) await placeOrder(shop, [['1-A', 1]])
  const rows = await database.select().from(orders)
  const [site] = runtime.sites.filter(({ siteTag }) => siteTag === rows[0]?.siteTag)
  if (site === undefined) throw new Error('no site')
  const issue = (index: number, isGivenUp: boolean) =>
    database.transaction(async (transaction) => {
      const order = rows[index % rows.length]
      if (order === undefined) throw new Error('no order')
      const about = { runtime, transaction, order, site }
      const issued = index % 3 === 0 ? await creditNoteOf(about, `refund-${index}`) : await invoiceOf(about)
      if (isGivenUp) throw new Error('given up')
      return issued.number
    })
  await Promise.allSettled(Array.from({ length: 24 }, (_, index) => issue(index, index % 5 === 1)))
  const issued = await database.select().from(invoices).orderBy(asc(invoices.number))
  expect(issued.length).toBeGreaterThan(6)
  expect(issued.map(({ number }) => number)).toEqual(issued.map((_, index) => index + 1))
  expect(issued.filter(({ subject }) => subject === 'order')).toHaveLength(rows.length)
})
