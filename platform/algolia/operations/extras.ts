import { sql } from 'drizzle-orm'
import { AlgoliaError } from '../algolia-error.ts'
import { writeIndex } from '../indexing/write-index.ts'
import { findIndex } from '../query/find-index.ts'
import { isObject } from '../record.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import type { SearchDeps } from '../search-deps.ts'
import type { Operation } from './operation.ts'

type Kind = 'rule' | 'synonym'

/** `POST /1/indexes/{index}/{rules|synonyms}/batch`. */
export const saveExtras =
  (kind: Kind): Operation =>
  (deps) =>
  async ({ index, body, query }) => {
    if (!Array.isArray(body) || !body.every(isObject)) throw new AlgoliaError(400, 'A list of objects is expected')
    const isReplacing = query['clearExistingRules'] === 'true' || query['replaceExistingSynonyms'] === 'true'
    return save(deps, { index, kind, entries: body, isReplacing })
  }

/** `PUT /1/indexes/{index}/{rules|synonyms}/{objectID}`. */
export const putExtra =
  (kind: Kind): Operation =>
  (deps) =>
  async ({ index, id, body }) => {
    if (!isObject(body)) throw new AlgoliaError(400, 'An object is expected')
    return { ...(await save(deps, { index, kind, entries: [{ ...body, objectID: id }], isReplacing: false })), id }
  }

/** `GET /1/indexes/{index}/{rules|synonyms}/{objectID}`. */
export const getExtra =
  (kind: Kind): Operation =>
  (deps) =>
  async ({ index, id }) => {
    const found = (await readExtras(deps, index, kind)).find((entry) => entry['objectID'] === id)
    if (found === undefined) throw new AlgoliaError(404, 'ObjectID does not exist')
    return found
  }

/** `POST /1/indexes/{index}/{rules|synonyms}/search`. */
export const searchExtras =
  (kind: Kind): Operation =>
  (deps) =>
  async ({ index, body }) => {
    const typed = isObject(body) && typeof body['query'] === 'string' ? body['query'].toLowerCase() : ''
    const hits = (await readExtras(deps, index, kind)).filter((entry) => JSON.stringify(entry).toLowerCase().includes(typed))
    return { hits, nbHits: hits.length, page: 0, nbPages: 1 }
  }

/** `DELETE /1/indexes/{index}/{rules|synonyms}/{objectID}` and `POST .../clear`. */
export const deleteExtras =
  (kind: Kind): Operation =>
  (deps) =>
  async ({ index, id }) => {
    const one = id === '' ? sql`` : sql`and object_id = ${id}`
    const { taskID, updatedAt } = await writeIndex(deps, index, async ({ transaction }) => {
      await transaction.execute(sql`delete from search_extras where index_name = ${index} and kind = ${kind} ${one}`)
    })
    return { taskID, updatedAt, deletedAt: updatedAt }
  }

interface SaveInput {
  readonly index: string
  readonly kind: Kind
  readonly entries: readonly Readonly<Record<string, unknown>>[]
  readonly isReplacing: boolean
}

const save = async (deps: SearchDeps, { index, kind, entries, isReplacing }: SaveInput) => {
  if (entries.some((entry) => typeof entry['objectID'] !== 'string')) throw new AlgoliaError(400, 'objectID is missing')
  const { taskID, updatedAt } = await writeIndex(deps, index, async ({ transaction }) => {
    if (isReplacing) await transaction.execute(sql`delete from search_extras where index_name = ${index} and kind = ${kind}`)
    for (const entry of entries) {
      await transaction.execute(sql`insert into search_extras (index_name, kind, object_id, body)
        values (${index}, ${kind}, ${String(entry['objectID'])}, ${JSON.stringify(entry)}::jsonb)
        on conflict (index_name, kind, object_id) do update set body = excluded.body`)
    }
  })
  return { taskID, updatedAt }
}

const readExtras = async (deps: SearchDeps, index: string, kind: Kind): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  await findIndex(deps, index)
  const rows = await selectRows<{ body: Readonly<Record<string, unknown>> }>(
    deps.database,
    sql`select body from search_extras where index_name = ${index} and kind = ${kind} order by object_id`,
  )
  return rows.map(({ body }) => body)
}
