import { AlgoliaError, indexMissing } from '../../search-wire/algolia-error.ts'
import { retrieved } from '../../search-wire/hit-answer.ts'
import { isObject, type SearchRecord } from '../../search-wire/record.ts'
import type { SearchCall } from '../../search-wire/search-call.ts'
import type { EngineDeps } from '../engine-deps.ts'
import { documentId, engineDocument } from '../index/engine-document.ts'
import type { EngineIndex } from '../index/definitions.ts'
import { searchEngine } from '../query/search-engine.ts'
import { recordsOf } from '../query/wire-answer.ts'

/** `POST /1/indexes/{index}/batch`: whole records written, records deleted. The engine has them when this answers. */
export const batch =
  (deps: EngineDeps) =>
  async ({ index: name, body }: SearchCall): Promise<unknown> => {
    if (name === '*') throw new AlgoliaError(501, 'A batch over several indexes is not implemented by the search engine')
    const requests = isObject(body) ? body['requests'] : undefined
    if (!Array.isArray(requests)) throw new AlgoliaError(400, 'requests must be a list')
    const index = await deps.definitions.find(name)
    if (index.recordsOf !== name) throw new AlgoliaError(400, `Index ${name} is a replica: write to ${index.recordsOf}`)
    const steps = requests.map(readStep)
    // In the order in which they were sent, as many of one kind as follow each other in one call.
    for (const run of runsOf(steps)) await (run[0]?.isDeleted === true ? deleteRecords(deps, index, run) : saveRecords(deps, index, run))
    return { taskID: deps.clock.now(), objectIDs: steps.map(({ record }) => record.objectID) }
  }

interface Step {
  readonly isDeleted: boolean
  readonly record: SearchRecord
}

const ACTIONS = ['addObject', 'updateObject', 'deleteObject']

const readStep = (request: unknown): Step => {
  const { action, body } = isObject(request) ? request : {}
  if (typeof action !== 'string' || !ACTIONS.includes(action))
    throw new AlgoliaError(400, `The action ${String(action)} is not implemented by the search engine: send whole records with addObject`)
  if (!hasId(body)) throw new AlgoliaError(400, 'objectID is missing')
  return { isDeleted: action === 'deleteObject', record: body }
}

const hasId = (value: unknown): value is SearchRecord =>
  isObject(value) && typeof value['objectID'] === 'string' && value['objectID'] !== ''

const runsOf = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const runs: Step[][] = []
  for (const step of steps) {
    const last = runs.at(-1)
    if (last?.[0]?.isDeleted === step.isDeleted) last.push(step)
    else runs.push([step])
  }
  return runs
}

const saveRecords = async (
  { callEngine }: EngineDeps,
  { recordsOf: collection, fields }: EngineIndex,
  steps: readonly Step[],
): Promise<void> => {
  const documents = steps.map(({ record }) => engineDocument(record, fields))
  await callEngine((client) => client.collections(collection).documents().import(documents, { action: 'upsert' }))
}

/** Identifiers in one address; proxies refuse one of more than some thousand letters. */
const DELETED_AT_ONCE = 40

const deleteRecords = async ({ callEngine }: EngineDeps, { recordsOf: collection }: EngineIndex, steps: readonly Step[]): Promise<void> => {
  const ids = steps.map(({ record }) => documentId(record.objectID))
  for (let start = 0; start < ids.length; start += DELETED_AT_ONCE) {
    const some = ids.slice(start, start + DELETED_AT_ONCE).join(',')
    await callEngine((client) =>
      client
        .collections(collection)
        .documents()
        .delete({ filter_by: `id:[${some}]` }),
    )
  }
}

/** `GET /1/indexes/{index}/{objectID}`. */
export const getRecord =
  (deps: EngineDeps) =>
  async ({ index, id, query }: SearchCall): Promise<unknown> => {
    const record = await readRecord(deps, await deps.definitions.find(index), id)
    if (record === undefined) throw new AlgoliaError(404, 'ObjectID does not exist')
    return { ...retrieved(record, query['attributesToRetrieve']?.split(',')), objectID: id }
  }

/** `objects` of the index named `*`: records by objectID, null where there is none. */
export const multipleRecords =
  (deps: EngineDeps) =>
  async ({ body }: SearchCall): Promise<unknown> => {
    const requests = isObject(body) && Array.isArray(body['requests']) ? body['requests'].filter(isObject) : []
    const results = await Promise.all(
      requests.map(async ({ indexName, objectID, attributesToRetrieve }) => {
        const record = await readRecord(deps, await deps.definitions.find(String(indexName)), String(objectID))
        if (record === undefined) return null
        const requested = Array.isArray(attributesToRetrieve) ? attributesToRetrieve.map(String) : undefined
        return { ...retrieved(record, requested), objectID: record.objectID }
      }),
    )
    return { results }
  }

/** Found by a search: the engine's client remembers each address that it was asked for. */
export const readRecord = async (
  { callEngine }: Pick<EngineDeps, 'callEngine'>,
  index: EngineIndex,
  objectID: string,
): Promise<SearchRecord | undefined> => {
  const [result] = await searchEngine(callEngine, [
    {
      collection: index.recordsOf,
      q: '*',
      query_by: 'object_id',
      filter_by: `id:${documentId(objectID)}`,
      include_fields: 'record',
      page: 1,
      per_page: 1,
    },
  ])
  if (result === undefined) throw indexMissing(index.name)
  return recordsOf(result)[0]
}
