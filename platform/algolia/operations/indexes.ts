import { sql } from 'drizzle-orm'
import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'
import { changeReplicaSettings, changeSettings } from '../indexing/change-settings.ts'
import { copyIndex, dropIndex, type CopyScope } from '../indexing/copy-index.ts'
import { writeIndex } from '../indexing/write-index.ts'
import { findIndex } from '../query/find-index.ts'
import { purgeIndexes } from '../query/search-caches.ts'
import { isObject } from '../../../server/search-wire/record.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import { readSettings, replicaName, SETTINGS_DEFAULTS, type IndexSettings } from '../../../server/search-wire/settings.ts'
import type { SearchDeps } from '../search-deps.ts'
import type { Operation } from './operation.ts'
import { defined } from '../../../src/lib/defined.ts'

/** `GET /1/indexes`. */
export const listIndexes: Operation = (deps) => async () => {
  const rows = await selectRows<{
    name: string
    primary_name: string | null
    created_at: number
    updated_at: number
    entries: number
    settings: IndexSettings
  }>(
    deps.database,
    sql`select name, primary_name, created_at::float8, updated_at::float8, settings,
      (select count(*)::int from search_records where index_name = coalesce(primary_name, name)) as entries from search_indexes order by name`,
  )
  const items = rows.map((row) => ({
    name: row.name,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    entries: row.entries,
    dataSize: 0,
    fileSize: 0,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...(row.primary_name === null ? {} : { primary: row.primary_name }),
    ...defined({ replicas: row.settings.replicas }),
  }))
  return { items, nbPages: 1 }
}

/** `DELETE /1/indexes/{index}`. */
export const deleteIndex: Operation =
  (deps) =>
  async ({ index }) => {
    await deps.database.transaction((transaction) => dropIndex(transaction, index))
    purgeIndexes(deps.database)
    return { taskID: deps.clock.now(), deletedAt: new Date(deps.clock.now()).toISOString() }
  }

/** `GET /1/indexes/{index}/settings`. */
export const getSettings: Operation =
  (deps) =>
  async ({ index }) => {
    const { settings, name, recordsOf } = await findIndex(deps, index)
    return { ...SETTINGS_DEFAULTS, ...settings, ...(name === recordsOf ? {} : { primary: recordsOf }) }
  }

/** `PUT /1/indexes/{index}/settings`, also for replicas; `forwardToReplicas` lays the same over each replica. */
export const putSettings: Operation =
  (deps) =>
  async ({ index, body, query }) => {
    const settings = checkedSettings(body)
    const { primary_name: primary } = await indexRow(deps, index)
    if (primary !== null) return changeReplica(deps, index, settings)
    const { taskID, updatedAt } = await writeIndex(deps, index, async (scope) => {
      await changeSettings(scope, settings)
      if (query['forwardToReplicas'] !== 'true') return
      const { replicas, ...forwarded } = settings
      const all = replicas ?? scope.settings.replicas ?? []
      for (const replica of all.map(replicaName)) await changeReplicaSettings(scope.transaction, replica, forwarded)
    })
    return { taskID, updatedAt }
  }

const changeReplica = async (deps: SearchDeps, index: string, settings: IndexSettings) => {
  await changeReplicaSettings(deps.database, index, settings)
  purgeIndexes(deps.database)
  return { taskID: deps.clock.now(), updatedAt: new Date(deps.clock.now()).toISOString() }
}

const checkedSettings = (body: unknown): IndexSettings => {
  try {
    return readSettings(body)
  } catch {
    // The one reason to fail is a known setting of another type.
    throw new AlgoliaError(400, 'Invalid settings: a value has the wrong type')
  }
}

const indexRow = async ({ database }: SearchDeps, name: string): Promise<{ readonly primary_name: string | null }> => {
  const [row] = await selectRows<{ primary_name: string | null }>(
    database,
    sql`select primary_name from search_indexes where name = ${name}`,
  )
  return row ?? { primary_name: null }
}

/** `POST /1/indexes/{index}/operation`: copy or move, all or a scope. */
export const copyOrMove: Operation =
  (deps) =>
  async ({ index, body }) => {
    const { operation, destination, scope: parts } = isObject(body) ? body : {}
    if (typeof destination !== 'string' || (operation !== 'copy' && operation !== 'move'))
      throw new AlgoliaError(400, 'operation must be copy or move, with a destination')
    await findIndex(deps, index)
    const scopes = Array.isArray(parts) ? parts.filter(isCopyScope) : undefined
    const { taskID, updatedAt } = await writeIndex(deps, destination, async (scope) => {
      await copyIndex(scope, { from: index, ...defined({ scope: scopes }) })
      if (operation === 'move') await dropIndex(scope.transaction, index)
    })
    return { taskID, updatedAt }
  }

const isCopyScope = (value: unknown): value is CopyScope => value === 'settings' || value === 'synonyms' || value === 'rules'

/** `GET /1/indexes/{index}/task/{taskID}`: every write is done before its task id is given out. */
export const taskStatus: Operation = () => async () => ({ status: 'published', pendingTask: false })
