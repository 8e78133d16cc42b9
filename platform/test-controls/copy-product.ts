import { sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { selectRows } from '../../server/database/select-rows.ts'

interface Copy {
  /** Id of the product to copy. */
  readonly from: string
  /** Pieces of each sku of the copy. */
  readonly stockQty: number
}

/** Whose rows copies are: no importer's. */
export const COPIES_SOURCE = 'test'

/** A product that one test has for itself. */
export interface CopiedProduct {
  readonly id: string
  readonly slug: string
}

/**
 * Copies a product with its skus and prices under a new id, so that no other test buys its pieces. It is in no search index: its page can
 * be opened and it can be bought, and no listing changes. Undefined where there is no product to copy.
 */
export const copyProduct = (database: Database, { from, stockQty }: Copy, id: string): Promise<CopiedProduct | undefined> =>
  database.transaction(async (transaction) => {
    const slug = `copy-${id}`
    const rows = await selectRows(
      transaction,
      sql`insert into products select (jsonb_populate_record(p, jsonb_build_object('id', ${id}::text, 'slug', ${slug}::text,
        'source', ${COPIES_SOURCE}::text))).* from products p where p.id = ${from} returning id`,
    )
    if (rows.length === 0) return undefined
    const ofCopy = sql`jsonb_build_object('sku', replace(r.sku, ${`${from}-`}::text, ${`${id}-`}::text), 'product_id', ${id}::text,
      'quantity', ${stockQty}::integer)`
    for (const table of ['variants', 'prices', 'stock'])
      await transaction.execute(
        sql`insert into ${sql.identifier(table)} select (jsonb_populate_record(r, ${ofCopy})).* from ${sql.identifier(table)} r
          where r.sku in (select sku from variants where product_id = ${from})`,
      )
    return { id, slug }
  })
