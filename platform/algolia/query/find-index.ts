import { sql } from 'drizzle-orm'
import { without } from '../../../src/lib/without.ts'
import { indexMissing } from '../../../server/search-wire/algolia-error.ts'
import { isObject } from '../../../server/search-wire/record.ts'
import type { SearchDeps } from '../search-deps.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import { readSettings } from '../../../server/search-wire/settings.ts'
import { compileSynonyms } from '../text/synonyms.ts'
import type { FoundIndex } from './found-index.ts'
import { searchCaches } from './search-caches.ts'

/** The index, cached for a second. Refuses an unknown one with 404. */
export const findIndex = (deps: Pick<SearchDeps, 'database'>, name: string): Promise<FoundIndex> =>
  searchCaches(deps.database).indexes.get(name, () => readIndex(deps, name))

interface IndexRow {
  readonly settings: unknown
  readonly primary_name: string | null
  readonly revision: number
  readonly primary_settings: unknown
  readonly primary_revision: number | null
  readonly rules: readonly unknown[] | null
  readonly synonyms: readonly unknown[] | null
  readonly records_created_at: number
}

const readIndex = async ({ database }: Pick<SearchDeps, 'database'>, name: string): Promise<FoundIndex> => {
  const [row] = await selectRows<IndexRow>(
    database,
    sql`select own.settings, own.primary_name, own.revision, main.settings as primary_settings, main.revision as primary_revision,
      (select jsonb_agg(body order by object_id) from search_extras where index_name = own.name and kind = 'rule') as rules,
      (select jsonb_agg(body order by object_id) from search_extras where index_name = own.name and kind = 'synonym') as synonyms,
      coalesce(main.created_at, own.created_at)::float8 as records_created_at
      from search_indexes own left join search_indexes main on main.name = own.primary_name where own.name = ${name}`,
  )
  if (row === undefined) throw indexMissing(name)
  const primary = readSettings(row.primary_settings ?? {})
  const isReplica = row.primary_name !== null
  return {
    name,
    recordsOf: row.primary_name ?? name,
    isVirtual: isReplica && (primary.replicas ?? []).includes(`virtual(${name})`),
    settings: readSettings(isReplica ? { ...without(primary, 'replicas'), ...readSettings(row.settings) } : row.settings),
    version: { revision: row.primary_revision ?? row.revision, createdAt: row.records_created_at },
    revision: `${row.revision}.${row.primary_revision ?? 0}`,
    synonyms: compileSynonyms((row.synonyms ?? []).filter(isObject)),
    rules: (row.rules ?? []).filter(isObject),
  }
}
