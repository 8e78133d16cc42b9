import { sql } from 'drizzle-orm'
import { demoImporter } from '../../demo/catalogue/demo-importer.ts'
import { DEMO_CLIENT } from '../../demo/catalogue/seed-demo-catalogue.ts'
import { seedCommerce } from '../../demo/orders/seed-commerce.ts'
import { seedIdentity } from '../cognito/seed-identity.ts'
import type { Runtime } from '../../server/runtime.ts'

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

interface Deps {
  readonly runtime: Runtime
  readonly onStockChanged: (sku: string) => Promise<void>
}

/**
 * Everything shoppers have left and the pieces they took, back to where a first start leaves it. Catalogue and content are
 * not shoppers' to change, and stay.
 */
export const resetShop = async ({ runtime, onStockChanged }: Deps): Promise<void> => {
  const { database, config } = runtime
  await database.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`truncate ${WRITTEN.join(', ')} restart identity cascade`))
    await transaction.execute(sql`alter sequence order_numbers restart`)
  })
  await seedCommerce({ runtime })
  if (config.COGNITO_ENDPOINT === undefined) await seedIdentity({ runtime })
  for (const sku of await restock(runtime)) await onStockChanged(sku)
}

/** Gives the demo's pieces back; the skus that had others. */
const restock = async ({ database, sites }: Runtime): Promise<readonly string[]> => {
  const pieces: { readonly sku: string; readonly quantity: number; readonly state: string }[] = []
  const context = { sites: sites.filter(({ clientTag }) => clientTag === DEMO_CLIENT), today: 0 }
  for await (const event of demoImporter(context).read())
    if (event.kind === 'product') for (const { sku, quantity, state } of event.product.variants) pieces.push({ sku, quantity, state })
  const { rows } = (await database.execute(sql`
    update stock set quantity = was.quantity, state = was.state
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as was(sku text, quantity int, state text)
    where stock.sku = was.sku and (stock.quantity, stock.state) is distinct from (was.quantity, was.state)
    returning stock.sku`)) as unknown as { readonly rows: readonly { readonly sku: string }[] } // The statement says what it answers.
  return rows.map(({ sku }) => sku)
}
