import type { Access } from '../../server/search-wire/access.ts'
import type { SearchRoute } from '../../server/search-wire/search-call.ts'
import { browse } from './operations/browse.ts'
import { saveEvents } from '../../server/search-wire/save-events.ts'
import { deleteExtras, getExtra, putExtra, saveExtras, searchExtras } from './operations/extras.ts'
import { copyOrMove, deleteIndex, getSettings, listIndexes, putSettings, taskStatus } from './operations/indexes.ts'
import type { Operation } from './operations/operation.ts'
import { facetQuery, multipleQueries, query } from './operations/queries.ts'
import { recommendations } from './operations/recommendations.ts'
import {
  addRecord,
  batch,
  changeRecord,
  clear,
  deleteBy,
  deleteRecord,
  getRecord,
  multipleBatch,
  multipleRecords,
  putRecord,
} from './operations/records.ts'

interface OperationRoute extends Omit<SearchRoute, 'run'> {
  readonly operation: Operation
}

const route = (method: OperationRoute['method'], path: string, access: Access, operation: Operation): OperationRoute => ({
  method,
  path,
  access,
  operation,
})

const extras = (kind: 'rule' | 'synonym', name: string): readonly OperationRoute[] => [
  route('POST', `/1/indexes/:index/${name}/batch`, 'write', saveExtras(kind)),
  route('POST', `/1/indexes/:index/${name}/search`, 'write', searchExtras(kind)),
  route('POST', `/1/indexes/:index/${name}/clear`, 'write', deleteExtras(kind)),
  route('PUT', `/1/indexes/:index/${name}/:id`, 'write', putExtra(kind)),
  route('GET', `/1/indexes/:index/${name}/:id`, 'write', getExtra(kind)),
  route('DELETE', `/1/indexes/:index/${name}/:id`, 'write', deleteExtras(kind)),
]

const oneOrMany: Operation = (deps) => (call) => (call.index === '*' ? multipleBatch(deps)(call) : batch(deps)(call))

/** Every operation of the embedded search. Those over all indexes name the index `*`. */
export const OPERATIONS: readonly OperationRoute[] = [
  route('GET', '/1/indexes', 'write', listIndexes),
  route('POST', '/1/indexes/:index/queries', 'search', multipleQueries),
  route('POST', '/1/indexes/:index/objects', 'search', multipleRecords),
  route('POST', '/1/indexes/:index/recommendations', 'search', recommendations),
  route('POST', '/1/indexes/:index/query', 'search', query),
  route('POST', '/1/indexes/:index/facets/:id/query', 'search', facetQuery),
  route('POST', '/1/indexes/:index/browse', 'write', browse),
  route('GET', '/1/indexes/:index/settings', 'write', getSettings),
  route('PUT', '/1/indexes/:index/settings', 'write', putSettings),
  route('POST', '/1/indexes/:index/operation', 'write', copyOrMove),
  route('GET', '/1/indexes/:index/task/:id', 'write', taskStatus),
  route('POST', '/1/indexes/:index/batch', 'write', oneOrMany),
  route('POST', '/1/indexes/:index/clear', 'write', clear),
  route('POST', '/1/indexes/:index/deleteByQuery', 'write', deleteBy),
  route('POST', '/1/indexes/:index', 'write', addRecord),
  route('DELETE', '/1/indexes/:index', 'write', deleteIndex),
  ...extras('rule', 'rules'),
  ...extras('synonym', 'synonyms'),
  route('GET', '/1/indexes/:index/:id', 'search', getRecord),
  route('PUT', '/1/indexes/:index/:id', 'write', putRecord),
  route('DELETE', '/1/indexes/:index/:id', 'write', deleteRecord),
  route('POST', '/1/indexes/:index/:id/partial', 'write', changeRecord),
  route('POST', '/1/events', 'search', saveEvents),
]
