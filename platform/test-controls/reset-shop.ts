import { sql } from 'drizzle-orm'
import type { TestControlsDeps } from './test-controls-deps.ts'

/** What shoppers and tests write; what hangs on these goes with them. */
const WRITTEN = [
  'carts',
  'checkout_submits',
  'payment_attempts',
  'orders',
  'shopping_sessions',
  'saved_addresses',
  'subscriptions',
  'rate_windows',
  'context_events',
  'search_events',
  'psp_payments',
  'psp_stored_methods',
  'psp_notifications',
  'payment_preferences',
  'messages',
  'identity_users',
] as const

/**
 * Everything shoppers have left and the pieces they took, back to where a first start leaves it. Catalogue and content are
 * not shoppers' to change, and stay.
 */
export const resetShop = async ({ runtime, onStockChanged, restore }: TestControlsDeps): Promise<void> => {
  await runtime.database.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`truncate ${WRITTEN.join(', ')} restart identity cascade`))
    await transaction.execute(sql`alter sequence order_numbers restart`)
  })
  for (const sku of await restore(runtime)) await onStockChanged(sku)
}
