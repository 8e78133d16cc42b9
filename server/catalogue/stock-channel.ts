import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'

export const STOCK_CHANNEL = 'stock_changed'

/** Notifies every process, when the transaction commits, that a sku sold out or is in stock again. */
export const announceStock = async (transaction: Database, sku: string): Promise<void> => {
  await transaction.execute(sql`select pg_notify(${STOCK_CHANNEL}, ${sku})`)
}
