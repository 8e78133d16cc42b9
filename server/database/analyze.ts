import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { selectRows } from './select-rows.ts'

/** Smaller tables are read as a whole anyway. */
const WORTH_IT_BYTES = 4 * 1024 * 1024

/** What an import fills. */
const CATALOGUE = ['products', 'variants', 'prices', 'stock'] as const

/**
 * Has the database look at what is in the catalogue's tables. Without that it guesses: for a hundred products of a hundred thousand it read
 * every price of the shop. PostgreSQL does so by itself after a while, the embedded one never.
 */
export const analyzeCatalogue = async (database: Database): Promise<void> => {
  for (const name of CATALOGUE) await database.execute(sql`analyze ${sql.identifier(name)}`)
}

/** The same for every large table that nobody has looked at: those of the search index, and of imports that were interrupted. */
export const analyzeUnknown = async (database: Database): Promise<void> => {
  const unknown = await selectRows<{ readonly name: string }>(
    database,
    sql`select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = 'public' and relkind = 'r' and reltuples < 0 and pg_relation_size(pg_class.oid) > ${WORTH_IT_BYTES}`,
  )
  for (const { name } of unknown) await database.execute(sql`analyze ${sql.identifier(name)}`)
}
