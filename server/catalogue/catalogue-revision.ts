import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { catalogueState } from '../database/schema/catalogue.ts'

/** Says that the catalogue changed, to every process of the shop: those that have pages and an index of it follow. */
export const CATALOGUE_CHANNEL = 'catalogue_changed'

const ONLY_ROW = 1

/** Raised with every change of the catalogue: an index made at this revision is up to date. 0 before the first change. */
export const readRevision = async (database: Database): Promise<number> => (await database.select().from(catalogueState))[0]?.revision ?? 0

export const bumpRevision = async (database: Database): Promise<void> => {
  await database
    .insert(catalogueState)
    .values({ id: ONLY_ROW, revision: 1 })
    .onConflictDoUpdate({ target: catalogueState.id, set: { revision: sql`${catalogueState.revision} + 1` } })
  await database.execute(sql`select pg_notify(${CATALOGUE_CHANNEL}, '')`)
}
