import { sql } from 'drizzle-orm'
import { selectRows } from '../../server/database/select-rows.ts'
import type { Runtime } from '../../server/runtime.ts'
import { DEMO_CATALOGUES } from './demo-catalogues.ts'
import { demoImporter } from './demo-importer.ts'

/** Resets the demo's stock; returns the skus that had another quantity. */
export const restock = async ({ database, sites }: Pick<Runtime, 'database' | 'sites'>): Promise<readonly string[]> => {
  const pieces: { readonly sku: string; readonly quantity: number; readonly state: string }[] = []
  for (const catalogue of DEMO_CATALOGUES) {
    const context = { sites: sites.filter(({ clientTag }) => clientTag === catalogue.clientTag), today: 0 }
    for await (const event of demoImporter(catalogue, context).read())
      if (event.kind === 'product') for (const { sku, quantity, state } of event.product.variants) pieces.push({ sku, quantity, state })
  }
  const rows = await selectRows<{ readonly sku: string }>(
    database,
    sql`
    update stock set quantity = was.quantity, state = was.state
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as was(sku text, quantity int, state text)
    where stock.sku = was.sku and (stock.quantity, stock.state) is distinct from (was.quantity, was.state)
    returning stock.sku`,
  )
  return rows.map(({ sku }) => sku)
}
