import { z } from 'zod'
import { createCache } from '../../../src/lib/cache.ts'
import { without } from '../../../src/lib/without.ts'
import { AlgoliaError, indexMissing } from '../../search-wire/algolia-error.ts'
import { readSettings, replicaName, type IndexSettings } from '../../search-wire/settings.ts'
import { orMissing, type CallEngine } from '../call-engine.ts'
import { searchEngine } from '../query/search-engine.ts'
import { documentId } from './engine-document.ts'
import { indexFields, type IndexFields } from './index-fields.ts'

const texts = z.array(z.string()).readonly()
const stored = z.object({
  name: z.string(),
  /** Of a replica: whose records it shows. */
  primary: z.string().optional(),
  settings: z.record(z.string(), z.unknown()),
  synonyms: z.array(z.looseObject({ objectID: z.string() })).default([]),
  /** Of a primary: the collection that its alias names, and what that was made for. */
  collection: z.string().optional(),
  fields: z
    .object({ words: z.array(texts).readonly(), facets: texts, numbers: texts, distinct: z.string().optional(), languages: texts })
    .optional(),
})

/** What the wire has set for an index, as the engine keeps it for all processes of the shop. */
export type Definition = z.output<typeof stored>

/** An index ready to be asked. */
export interface EngineIndex {
  readonly name: string
  /** The engine's alias: its own name, or its primary's. */
  readonly recordsOf: string
  /** A replica's own settings over its primary's. */
  readonly settings: IndexSettings
  readonly fields: IndexFields
  readonly synonyms: Definition['synonyms']
}

export interface Definitions {
  /** Undefined where there is no such index. */
  readonly read: (name: string) => Promise<Definition | undefined>
  readonly save: (definition: Definition) => Promise<void>
  readonly remove: (name: string) => Promise<void>
  readonly list: () => Promise<readonly Definition[]>
  /** Refuses an unknown index with 404. Cached for a moment. */
  readonly find: (name: string) => Promise<EngineIndex>
}

/** Settings and synonyms are not in the engine's own form: they lie in a collection of ours beside the others. */
const COLLECTION = 'vitrine_indexes'
/** How long another process's change of settings may stay unseen. */
const TTL_MS = 5_000

export const createDefinitions = (callEngine: CallEngine): Definitions => {
  const cache = createCache<EngineIndex>({ ttl: TTL_MS })
  // Found by a search and not by address: the engine's client remembers each address that it was asked for.
  const read = async (name: string): Promise<Definition | undefined> => {
    const [result] = await searchEngine(callEngine, [
      { collection: COLLECTION, q: '*', query_by: 'name', filter_by: `id:${documentId(name)}`, include_fields: '*', page: 1, per_page: 1 },
    ])
    const document = result?.hits?.[0]?.document
    return document === undefined ? undefined : understood(document)
  }
  return {
    read,
    save: async (definition) => {
      const upserted = () => orMissing(callEngine((client) => client.collections(COLLECTION).documents().upsert(documentOf(definition))))
      if ((await upserted()) === undefined) {
        await callEngine((client) => client.collections().create({ name: COLLECTION, fields: [{ name: 'name', type: 'string' }] }))
        await upserted()
      }
      cache.purge(() => true)
    },
    remove: async (name) => {
      await orMissing(
        callEngine((client) =>
          client
            .collections(COLLECTION)
            .documents()
            .delete({ filter_by: `id:${documentId(name)}` }),
        ),
      )
      cache.purge(() => true)
    },
    list: async () => {
      const lines = await orMissing(callEngine((client) => client.collections(COLLECTION).documents().export()))
      return (lines ?? '')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => understood(JSON.parse(line)))
    },
    find: (name) =>
      cache.get(name, async () => {
        const own = await read(name)
        const primary = own?.primary === undefined ? own : await read(own.primary)
        if (own === undefined || primary?.fields === undefined) throw indexMissing(name)
        const settings = own === primary ? own.settings : { ...without(primary.settings, 'replicas'), ...own.settings }
        return {
          name,
          recordsOf: primary.name,
          settings: readSettings(settings),
          fields: primary.fields,
          synonyms: primary.synonyms,
        }
      }),
  }
}

const documentOf = (definition: Definition) => ({ ...definition, id: documentId(definition.name) })

const understood = (answer: unknown): Definition => {
  const parsed = stored.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new AlgoliaError(503, 'The search is not available', {
    cause: parsed.error,
    forOperators: `The search engine's collection ${COLLECTION} holds what this release did not write: delete it and have the shop index again (docs/search-engine.md)`,
  })
}

/** Which fields the records of a primary need, with all its replicas. */
export const fieldsFor = async (primary: Definition, read: Definitions['read']): Promise<IndexFields> => {
  const settings = readSettings(primary.settings)
  const replicas = await Promise.all((settings.replicas ?? []).map((entry) => read(replicaName(entry))))
  return indexFields(
    settings,
    replicas.flatMap((replica) => (replica === undefined ? [] : [readSettings(replica.settings)])),
  )
}
