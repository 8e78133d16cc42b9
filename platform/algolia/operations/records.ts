import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'
import { clearRecords, deleteMatching } from '../indexing/delete-records.ts'
import { readRecords } from '../indexing/read-records.ts'
import { readBatch, runBatch } from '../indexing/run-batch.ts'
import { writeIndex } from '../indexing/write-index.ts'
import { retrieved } from '../../../server/search-wire/hit-answer.ts'
import { findIndex } from '../query/find-index.ts'
import { readSearchParameters } from '../../../server/search-wire/search-parameters.ts'
import { isObject } from '../../../server/search-wire/record.ts'
import type { Operation } from './operation.ts'
import { randomBytes } from 'node:crypto'

const newObjectId = (): string => randomBytes(8).toString('hex')

/** `POST /1/indexes/{index}/batch`. */
export const batch: Operation =
  (deps) =>
  async ({ index, body }) => {
    const requests = readBatch(body)
    const { result, taskID } = await writeIndex(deps, index, (scope) => runBatch(scope, requests, newObjectId))
    return { taskID, objectIDs: result }
  }

/** `batch` of the index named `*`: steps on several indexes. */
export const multipleBatch: Operation =
  (deps) =>
  async ({ body }) => {
    const requests = readBatch(body)
    const taskID: Record<string, number> = {}
    const objectIDs: string[] = []
    for (const name of new Set(requests.map(({ indexName }) => indexName ?? ''))) {
      const own = requests.filter(({ indexName }) => indexName === name)
      const written = await writeIndex(deps, name, (scope) => runBatch(scope, own, newObjectId))
      taskID[name] = written.taskID
      objectIDs.push(...written.result)
    }
    return { taskID, objectIDs }
  }

/** `POST /1/indexes/{index}`: adds a record under an objectID of the search's choosing. */
export const addRecord: Operation =
  (deps) =>
  async ({ index, body }) => {
    const { result, taskID, updatedAt } = await writeIndex(deps, index, (scope) =>
      runBatch(scope, [{ action: 'addObject', body: recordBody(body) }], newObjectId),
    )
    return { createdAt: updatedAt, taskID, objectID: result[0] }
  }

/** `PUT /1/indexes/{index}/{objectID}`. */
export const putRecord: Operation =
  (deps) =>
  async ({ index, id, body }) => {
    const step = { action: 'updateObject', body: { ...recordBody(body), objectID: id } }
    const { taskID, updatedAt } = await writeIndex(deps, index, (scope) => runBatch(scope, [step], newObjectId))
    return { updatedAt, taskID, objectID: id }
  }

/** `POST /1/indexes/{index}/{objectID}/partial`. */
export const changeRecord: Operation =
  (deps) =>
  async ({ index, id, body, query }) => {
    const action = query['createIfNotExists'] === 'false' ? 'partialUpdateObjectNoCreate' : 'partialUpdateObject'
    const step = { action, body: { ...recordBody(body), objectID: id } }
    const { taskID, updatedAt } = await writeIndex(deps, index, (scope) => runBatch(scope, [step], newObjectId))
    return { updatedAt, taskID, objectID: id }
  }

/** `GET /1/indexes/{index}/{objectID}`. */
export const getRecord: Operation =
  (deps) =>
  async ({ index, id, query }) => {
    const { recordsOf } = await findIndex(deps, index)
    const record = (await readRecords(deps.database, recordsOf, [id])).get(id)
    if (record === undefined) throw new AlgoliaError(404, 'ObjectID does not exist')
    const requested = query['attributesToRetrieve']?.split(',')
    return { ...retrieved(record, requested), objectID: id }
  }

/** `DELETE /1/indexes/{index}/{objectID}`. */
export const deleteRecord: Operation =
  (deps) =>
  async ({ index, id }) => {
    const { taskID, updatedAt } = await writeIndex(deps, index, (scope) =>
      runBatch(scope, [{ action: 'deleteObject', body: { objectID: id } }], newObjectId),
    )
    return { deletedAt: updatedAt, taskID }
  }

/** `POST /1/indexes/{index}/deleteByQuery`; refuses a call without filters, which would delete everything. */
export const deleteBy: Operation =
  (deps) =>
  async ({ index, body }) => {
    const parameters = readSearchParameters(body)
    const hasFilters = [parameters.filters, parameters.facetFilters, parameters.numericFilters].some(
      (filter) => filter !== undefined && filter.length > 0,
    )
    if (!hasFilters)
      throw new AlgoliaError(400, 'DeleteByQuery endpoint only supports tag, facet, numeric and geo filters; empty filter is not supported')
    const { taskID, updatedAt } = await writeIndex(deps, index, (scope) => deleteMatching(scope, parameters))
    return { taskID, updatedAt }
  }

/** `POST /1/indexes/{index}/clear`. */
export const clear: Operation =
  (deps) =>
  async ({ index }) => {
    const { taskID, updatedAt } = await writeIndex(deps, index, clearRecords)
    return { taskID, updatedAt }
  }

/** `objects` of the index named `*`: records of several indexes by objectID, null where there is none. */
export const multipleRecords: Operation =
  (deps) =>
  async ({ body }) => {
    const requests = isObject(body) && Array.isArray(body['requests']) ? body['requests'].filter(isObject) : []
    const results = await Promise.all(
      requests.map(async ({ indexName, objectID, attributesToRetrieve }) => {
        const { recordsOf } = await findIndex(deps, String(indexName))
        const record = (await readRecords(deps.database, recordsOf, [String(objectID)])).get(String(objectID))
        if (record === undefined) return null
        const requested = Array.isArray(attributesToRetrieve) ? attributesToRetrieve.map(String) : undefined
        return { ...retrieved(record, requested), objectID: record.objectID }
      }),
    )
    return { results }
  }

const recordBody = (body: unknown): Readonly<Record<string, unknown>> => {
  if (!isObject(body)) throw new AlgoliaError(400, 'A record must be a JSON object')
  return body
}
