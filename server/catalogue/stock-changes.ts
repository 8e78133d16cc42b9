import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { variants } from '../database/schema/catalogue.ts'
import { selectRows } from '../database/select-rows.ts'
import type { PurgeCaches } from '../operations/cdn/purge-jobs.ts'
import type { JobQueue, QueueOptions } from '../operations/queue/job-queue.ts'
import { indexProducts, type IndexDeps } from './indexing/index-catalogue.ts'

/** A sku that sold out or is in stock again. */
export interface StockJob {
  readonly sku: string
}

/** Says, in the transaction that changes the stock, that pages and search must follow. */
export type AnnounceStock = (sku: string, transaction: Database) => Promise<void>

/** Has the ids of products whose pages are out of date: at once, and again when the search index has followed. */
export const STOCK_CHANNEL = 'stock_changed'

/** Eleven tries over 17 to 34 hours: a search vendor may be away for a night. */
export const STOCK_QUEUE: QueueOptions = { name: 'stock', retryLimit: 10, firstRetrySeconds: 30, expireSeconds: 300 }

/** Every process purges its own pages; the index is written once, by a job that no killed process takes with it. */
export const createStockAnnouncer =
  (queue: Pick<JobQueue<StockJob>, 'add'>, purgeCaches: PurgeCaches): AnnounceStock =>
  async (sku, transaction) => {
    await queue.add({ sku }, transaction)
    const rows = await selectRows<{ readonly productId: string }>(
      transaction,
      sql`select product_id as "productId", pg_notify(${STOCK_CHANNEL}, product_id) from variants where sku = ${sku}`,
    )
    await purgeCaches(keysOf(rows), transaction)
  }

const keysOf = (rows: readonly { readonly productId: string }[]): readonly string[] => rows.map(({ productId }) => `product:${productId}`)

interface Deps {
  readonly index: IndexDeps
  /** Two processes that wrote one product together could leave the older of two stocks in the index. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly purgeCaches: PurgeCaches
}

/** Brings the search index up to the stock of today, whatever it was when the jobs were added. */
export const indexStock =
  ({ index, inTurn, purgeCaches }: Deps) =>
  async (jobs: readonly StockJob[]): Promise<void> => {
    const { database } = index
    const changed = inArray(
      variants.sku,
      jobs.map(({ sku }) => sku),
    )
    const rows = await database.selectDistinct({ productId: variants.productId }).from(variants).where(changed)
    await inTurn(() =>
      indexProducts(
        index,
        rows.map(({ productId }) => productId),
      ),
    )
    for (const { productId } of rows) await database.execute(sql`select pg_notify(${STOCK_CHANNEL}, ${productId})`)
    await purgeCaches(keysOf(rows), database)
  }
