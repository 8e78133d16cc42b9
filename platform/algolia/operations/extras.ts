import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'
import { writeIndex } from '../indexing/write-index.ts'
import { findIndex } from '../query/find-index.ts'
import { checkRule } from '../query/rule-consequence.ts'
import { isObject } from '../../../server/search-wire/record.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import type { SearchDeps } from '../search-deps.ts'
import { replicaName } from '../../../server/search-wire/settings.ts'
import { checkSynonym, synonymTexts } from '../text/synonyms.ts'
import type { SearchCall } from '../../../server/search-wire/search-call.ts'
import type { Operation } from './operation.ts'

type Kind = 'rule' | 'synonym'
type Entry = Readonly<Record<string, unknown>>

/** Refuses what the embedded search would store and not apply. */
const CHECKS: Readonly<Record<Kind, (entry: Entry) => void>> = { rule: checkRule, synonym: checkSynonym }

/** `POST /1/indexes/{index}/{rules|synonyms}/batch`. */
export const saveExtras =
  (kind: Kind): Operation =>
  (deps) =>
  async (call) => {
    const { body, query } = call
    if (!Array.isArray(body) || !body.every(isObject)) throw new AlgoliaError(400, 'A list of objects is expected')
    const isReplacing = query['clearExistingRules'] === 'true' || query['replaceExistingSynonyms'] === 'true'
    return save(deps, call, { kind, entries: body, isReplacing })
  }

/** `PUT /1/indexes/{index}/{rules|synonyms}/{objectID}`. */
export const putExtra =
  (kind: Kind): Operation =>
  (deps) =>
  async (call) => {
    const { id, body } = call
    if (!isObject(body)) throw new AlgoliaError(400, 'An object is expected')
    return { ...(await save(deps, call, { kind, entries: [{ ...body, objectID: id }], isReplacing: false })), id }
  }

/** `GET /1/indexes/{index}/{rules|synonyms}/{objectID}`. */
export const getExtra =
  (kind: Kind): Operation =>
  (deps) =>
  async ({ index, id }) => {
    const found = (await readExtras(deps, index, kind)).find((entry) => entry['objectID'] === id)
    if (found === undefined) throw new AlgoliaError(404, kind === 'synonym' ? 'Synonym set does not exist' : 'ObjectID does not exist')
    return found
  }

const DEFAULT_PER_PAGE: Readonly<Record<Kind, number>> = { rule: 20, synonym: 100 }
const MAX_PER_PAGE = 1_000

/** `POST /1/indexes/{index}/{rules|synonyms}/search`: by words in them and, of synonyms, by type. */
export const searchExtras =
  (kind: Kind): Operation =>
  (deps) =>
  async ({ index, body }) => {
    const given = isObject(body) ? body : {}
    const typed = String(given['query'] ?? '').toLowerCase()
    const type = typeof given['type'] === 'string' ? given['type'].toLowerCase() : undefined
    const found = (await readExtras(deps, index, kind)).filter(
      (entry) => textOf(kind, entry).toLowerCase().includes(typed) && (type === undefined || String(entry['type']).toLowerCase() === type),
    )
    const perPage = Math.min(MAX_PER_PAGE, Math.max(1, Number(given['hitsPerPage'] ?? DEFAULT_PER_PAGE[kind])))
    const page = Math.max(0, Number(given['page'] ?? 0))
    const hits = found.slice(page * perPage, (page + 1) * perPage)
    return { hits, nbHits: found.length, page, nbPages: Math.max(1, Math.ceil(found.length / perPage)) }
  }

const textOf = (kind: Kind, entry: Entry): string => (kind === 'rule' ? JSON.stringify(entry) : synonymTexts(entry).join('\n'))

/** `DELETE /1/indexes/{index}/{rules|synonyms}/{objectID}` and `POST .../clear`. */
export const deleteExtras =
  (kind: Kind): Operation =>
  (deps) =>
  async (call) => {
    const one = call.id === '' ? sql`` : sql`and object_id = ${call.id}`
    const { taskID, updatedAt } = await writeExtras(deps, call, async (transaction, index) => {
      await transaction.execute(sql`delete from search_extras where index_name = ${index} and kind = ${kind} ${one}`)
    })
    return { taskID, updatedAt, deletedAt: updatedAt }
  }

interface SaveInput {
  readonly kind: Kind
  readonly entries: readonly Entry[]
  readonly isReplacing: boolean
}

const save = async (deps: SearchDeps, call: SearchCall, { kind, entries, isReplacing }: SaveInput) => {
  if (entries.some((entry) => typeof entry['objectID'] !== 'string')) throw new AlgoliaError(400, 'objectID is missing')
  entries.forEach(CHECKS[kind])
  const rows = JSON.stringify(entries.map((body) => ({ object_id: body['objectID'], body })))
  const { taskID, updatedAt } = await writeExtras(deps, call, async (transaction, index) => {
    if (isReplacing) await transaction.execute(sql`delete from search_extras where index_name = ${index} and kind = ${kind}`)
    await transaction.execute(sql`insert into search_extras (index_name, kind, object_id, body)
      select distinct on (r.object_id) ${index}, ${kind}, r.object_id, r.body
      from jsonb_array_elements(${rows}::jsonb) with ordinality item(value, at),
        jsonb_to_record(item.value) as r(object_id text, body jsonb) order by r.object_id, at desc
      on conflict (index_name, kind, object_id) do update set body = excluded.body`)
  })
  return { taskID, updatedAt }
}

/** Rules and synonyms are each index's own, replicas' too; `forwardToReplicas` writes the same to all of them. */
const writeExtras = (
  deps: SearchDeps,
  { index, query }: Pick<SearchCall, 'index' | 'query'>,
  change: (transaction: Database, indexName: string) => Promise<void>,
) =>
  writeIndex(
    deps,
    index,
    async ({ transaction, indexName, settings }) => {
      const replicas = query['forwardToReplicas'] === 'true' ? (settings.replicas ?? []).map(replicaName) : []
      for (const name of [indexName, ...replicas]) await change(transaction, name)
    },
    { mayBeReplica: true },
  )

const readExtras = async (deps: SearchDeps, index: string, kind: Kind): Promise<readonly Entry[]> => {
  await findIndex(deps, index)
  const rows = await selectRows<{ body: Entry }>(
    deps.database,
    sql`select body from search_extras where index_name = ${index} and kind = ${kind} order by object_id`,
  )
  return rows.map(({ body }) => body)
}
