import { asc, eq, inArray } from 'drizzle-orm'
import { groupBy } from '../../../src/lib/group-by.ts'
import type { Database } from '../../database/database.ts'
import { pageSources } from '../../database/schema/publishing.ts'

/** Which pages an entry or asset is part of. */
export interface Use {
  readonly id: string
  /** Its display name, or the last one. */
  readonly name: string | null
  /** False for a missing reference. */
  readonly isPublished: boolean
  /** Keys of pages, sorted. */
  readonly pages: readonly string[]
}

/** The used-by index for these ids; ids that no page uses are left out. */
export const readUses = async (database: Database, ids: readonly string[]): Promise<readonly Use[]> => {
  if (ids.length === 0) return []
  return gather(
    await database
      .select()
      .from(pageSources)
      .where(inArray(pageSources.sourceId, [...ids]))
      .orderBy(asc(pageSources.key)),
  )
}

/** Entries and assets that pages refer to and that are not published, with the pages. */
export const readMissing = async (database: Database): Promise<readonly Use[]> =>
  gather(await database.select().from(pageSources).where(eq(pageSources.revision, 0)).orderBy(asc(pageSources.key)))

const gather = (rows: readonly (typeof pageSources.$inferSelect)[]): readonly Use[] => {
  const byId = groupBy(rows, ({ sourceId }) => sourceId)
  return [...byId.keys()].sort().map((id) => {
    const own = byId.get(id) ?? []
    return {
      id,
      name: own.find(({ name }) => name !== null)?.name ?? null,
      isPublished: own.some(({ revision }) => revision > 0),
      pages: own.map(({ key }) => key),
    }
  })
}
