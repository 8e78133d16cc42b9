import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { searchChanges } from '../../../server/database/schema/search.ts'
import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'
import { purgeIndexes } from '../query/search-caches.ts'
import type { SearchDeps } from '../search-deps.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import { readSettings, type IndexSettings } from '../../../server/search-wire/settings.ts'

/** What a write works on: the open transaction and the index as it is. */
export interface WriteScope {
  readonly transaction: Database
  readonly indexName: string
  readonly settings: IndexSettings
  readonly changes: IndexChanges
}

/** What a write says of itself, for those who have the index in memory. */
interface IndexChanges {
  /** Records were written or removed. */
  readonly of: (objectIds: readonly string[]) => void
  /** Any record may be another one, or be read in another way. */
  readonly ofAll: () => void
}

/** How many writes of an index are noted; a process that has missed more of them reads the index anew. */
const NOTED_WRITES = 500

/**
 * Runs a write in a transaction, creating the index where it is new, and raises its revision. Writers of one index wait
 * for each other. Answers the work's result and a task id, which is done by the time it is given out.
 */
export const writeIndex = async <Result>(
  deps: Pick<SearchDeps, 'database' | 'clock'>,
  indexName: string,
  work: (scope: WriteScope) => Promise<Result>,
  { mayBeReplica = false }: { readonly mayBeReplica?: boolean } = {},
): Promise<{ readonly result: Result; readonly taskID: number; readonly updatedAt: string }> => {
  const now = deps.clock.now()
  const written = await deps.database.transaction(async (transaction) => {
    const [row] = await selectRows<{ settings: unknown; primary_name: string | null; revision: number }>(
      transaction,
      sql`insert into search_indexes (name, settings, revision, created_at, updated_at) values (${indexName}, '{}'::jsonb, 1, ${now}, ${now})
        on conflict (name) do update set revision = search_indexes.revision + 1, updated_at = excluded.updated_at
        returning settings, primary_name, revision`,
    )
    if (row === undefined) throw new Error('An upsert answers its row.')
    if (row.primary_name !== null && !mayBeReplica)
      throw new AlgoliaError(400, `Index ${indexName} is a replica of ${row.primary_name}; write to the primary`)
    const changed = new Set<string>()
    let isAll = false
    const changes: IndexChanges = {
      of: (objectIds) => objectIds.forEach((objectId) => changed.add(objectId)),
      ofAll: () => {
        isAll = true
      },
    }
    const result = await work({ transaction, indexName, settings: readSettings(row.settings), changes })
    await noteWrite(transaction, { indexName, revision: row.revision, objectIds: isAll ? null : [...changed] })
    return { result, taskID: row.revision }
  })
  purgeIndexes(deps.database)
  return { ...written, updatedAt: new Date(now).toISOString() }
}

interface Write {
  readonly indexName: string
  readonly revision: number
  readonly objectIds: string[] | null
}

const noteWrite = async (transaction: Database, { indexName, revision, objectIds }: Write): Promise<void> => {
  await transaction.insert(searchChanges).values({ indexName, revision, objectIds })
  await transaction.execute(sql`delete from search_changes where index_name = ${indexName} and revision <= ${revision - NOTED_WRITES}`)
}
