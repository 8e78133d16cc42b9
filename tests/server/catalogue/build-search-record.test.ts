import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { buildSearchRecord } from '../../../server/catalogue/build-search-record.ts'
import { readIndexSources } from '../../../server/catalogue/indexing/index-source.ts'
import type { DatabaseHandle } from '../../../server/database/database.ts'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { toHit } from '../../../src/clients/search/to-hit.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { site } from '../../factories/site.ts'
import { openTestDatabase } from '../../setup/database.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())

it('a product ships between the earliest day of its skus and the latest [DATA-72]', async () => {
  const { database } = handle
  await insertProduct(database, { id: '1', variants: [{ sku: '1-A' }, { sku: '1-B' }, { sku: '1-C' }] })
  await database.update(stock).set({ shipDateStart: 1_900_000_300, shipDateEnd: 1_900_000_400 }).where(eq(stock.sku, '1-A'))
  await database.update(stock).set({ shipDateStart: 1_900_000_100, shipDateEnd: 1_900_000_200 }).where(eq(stock.sku, '1-B'))
  const [source] = await readIndexSources({ database, clientTag: 'ald', country: 'GB', productIds: ['1'] })
  if (source === undefined) throw new Error('The product has no source')
  const record = buildSearchRecord(source, { site: site('gb'), categories: new Map() })
  const hit = toHit({ ...record }, { country: 'GB', language: 'en', offsettedPosition: 1 })
  expect(hit?.shippingDateRange).toEqual({ minRange: 1_900_000_100, maxRange: 1_900_000_400 })
})
