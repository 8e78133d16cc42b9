import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import { indexMissing } from '../../../server/search-wire/algolia-error.ts'
import { readRecords } from '../indexing/read-records.ts'
import type { SearchRecord } from '../../../server/search-wire/record.ts'
import { readSettings, type IndexSettings } from '../../../server/search-wire/settings.ts'

/** A revision of an index; one that is made anew under the name of another has a time of its own. */
export interface IndexVersion {
  readonly revision: number
  readonly createdAt: number
}

/** Records that are read and worked out without letting others have the process in between. */
export const CHUNK = 50

interface IndexState {
  readonly version: IndexVersion
  readonly settings: IndexSettings
}

export const readState = async (database: Database, name: string): Promise<IndexState> => {
  const [row] = await selectRows<{ revision: number; created_at: number; settings: unknown }>(
    database,
    sql`select revision, created_at::float8, settings from search_indexes where name = ${name}`,
  )
  if (row === undefined) throw indexMissing(name)
  return { version: { revision: row.revision, createdAt: row.created_at }, settings: readSettings(row.settings) }
}

/** Some records of an index, by objectID as the database orders them. */
export const readRecordsAfter = async (
  database: Database,
  { name, after }: { readonly name: string; readonly after: string },
): Promise<readonly SearchRecord[]> => {
  const rows = await selectRows<{ record: SearchRecord }>(
    database,
    sql`select record from search_records where index_name = ${name} and object_id > ${after} order by object_id limit ${CHUNK}`,
  )
  return rows.map(({ record }) => record)
}

interface Since {
  readonly name: string
  readonly version: IndexVersion
  /** More changed records than this are not read. */
  readonly limit: number
}

interface Changes {
  readonly revision: number
  /** Of records that were changed or removed. */
  readonly objectIds: readonly string[]
}

/**
 * What was written to an index since a version of it, all as of one moment: which records, and to `onRecords` those that are still there.
 * Undefined where that is not known: all of it was changed, a process of an earlier release wrote, the notes are gone, or it is too much.
 */
export const changesSince = (
  database: Database,
  { name, version, limit }: Since,
  onRecords: (records: readonly SearchRecord[]) => Promise<void>,
): Promise<Changes | undefined> =>
  database.transaction(
    async (transaction) => {
      const { revision, createdAt } = (await readState(transaction, name)).version
      if (createdAt !== version.createdAt || revision < version.revision) return undefined
      const writes = await selectRows<{ object_ids: readonly string[] | null }>(
        transaction,
        sql`select object_ids from search_changes where index_name = ${name} and revision > ${version.revision}`,
      )
      const noted = writes.flatMap(({ object_ids }) => (object_ids === null ? [] : [object_ids]))
      if (noted.length < revision - version.revision) return undefined
      const objectIds = [...new Set(noted.flat())]
      if (objectIds.length > limit) return undefined
      for (let start = 0; start < objectIds.length; start += CHUNK) {
        const records = await readRecords(transaction, name, objectIds.slice(start, start + CHUNK))
        await onRecords([...records.values()])
      }
      return { revision, objectIds }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
