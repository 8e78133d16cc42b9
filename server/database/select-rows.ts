import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Rows that a hand-written statement answers. `Row` is what the statement's own column list says. */
export const selectRows = async <Row>(database: Database, statement: SQL): Promise<readonly Row[]> => {
  // Both drivers answer `{ rows }`; the shared type does not know which driver it is.
  const result = (await database.execute(statement)) as unknown as { readonly rows: readonly Row[] }
  return result.rows
}
