import type { FastifyPluginAsync } from 'fastify'
import type { Extension } from '../extension.ts'
import type { Runtime } from '../runtime.ts'
import { saveEvents } from '../search-wire/save-events.ts'
import type { SearchRoute } from '../search-wire/search-call.ts'
import { serveWire } from '../search-wire/serve-wire.ts'
import { createCallEngine, type EngineAddress } from './call-engine.ts'
import type { EngineDeps } from './engine-deps.ts'
import { createDefinitions } from './index/definitions.ts'
import { deleteIndex, getSettings, listIndexes, putSettings, taskStatus } from './operations/indexes.ts'
import { facetQuery, multipleQueries, query } from './operations/queries.ts'
import { recommendations } from './operations/recommendations.ts'
import { batch, getRecord, multipleRecords } from './operations/records.ts'
import { deleteSynonym, saveSynonyms, searchSynonyms } from './operations/synonyms.ts'

/** The wire of the search at the shop's own address, answered by a self-hosted engine (docs/search-engine.md). */
export const searchEngineExtension = (address: EngineAddress): Extension => ({
  register: async ({ app, runtime }) => void (await app.register(searchEnginePlugin, { prefix: '/algolia', runtime, address })),
})

interface Options {
  readonly runtime: Pick<Runtime, 'config' | 'database' | 'clock' | 'counts'>
  readonly address: EngineAddress
}

export const searchEnginePlugin: FastifyPluginAsync<Options> = async (app, { runtime, address }) => {
  const { config, database, clock, counts } = runtime
  const callEngine = createCallEngine(address, counts)
  serveWire(app, {
    config,
    name: 'the search engine',
    routes: routesOf({ callEngine, definitions: createDefinitions(callEngine), database, clock }),
  })
}

/** What this shop asks of its search; everything else of the wire answers 501. Those over all indexes name the index `*`. */
const routesOf = (deps: EngineDeps): readonly SearchRoute[] => [
  { method: 'GET', path: '/1/indexes', access: 'write', run: listIndexes(deps) },
  { method: 'POST', path: '/1/indexes/:index/queries', access: 'search', run: multipleQueries(deps) },
  { method: 'POST', path: '/1/indexes/:index/objects', access: 'search', run: multipleRecords(deps) },
  { method: 'POST', path: '/1/indexes/:index/recommendations', access: 'search', run: recommendations(deps) },
  { method: 'POST', path: '/1/indexes/:index/query', access: 'search', run: query(deps) },
  { method: 'POST', path: '/1/indexes/:index/facets/:id/query', access: 'search', run: facetQuery(deps) },
  { method: 'GET', path: '/1/indexes/:index/settings', access: 'write', run: getSettings(deps) },
  { method: 'PUT', path: '/1/indexes/:index/settings', access: 'write', run: putSettings(deps) },
  { method: 'GET', path: '/1/indexes/:index/task/:id', access: 'write', run: taskStatus() },
  { method: 'POST', path: '/1/indexes/:index/batch', access: 'write', run: batch(deps) },
  { method: 'POST', path: '/1/indexes/:index/synonyms/batch', access: 'write', run: saveSynonyms(deps) },
  { method: 'POST', path: '/1/indexes/:index/synonyms/search', access: 'write', run: searchSynonyms(deps) },
  { method: 'DELETE', path: '/1/indexes/:index/synonyms/:id', access: 'write', run: deleteSynonym(deps) },
  { method: 'DELETE', path: '/1/indexes/:index', access: 'write', run: deleteIndex(deps) },
  { method: 'GET', path: '/1/indexes/:index/:id', access: 'search', run: getRecord(deps) },
  { method: 'POST', path: '/1/events', access: 'search', run: saveEvents(deps) },
]
