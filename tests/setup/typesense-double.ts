import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import Fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { TYPESENSE_MESSAGES, type TypesenseMessage } from './typesense-schemas.ts'

type Json = Readonly<Record<string, unknown>>

interface Collection {
  readonly fields: readonly { readonly name: string; readonly type: string; readonly optional?: boolean }[]
  readonly synonymSets: readonly string[]
  readonly documents: Map<string, Json>
}

/**
 * What listens where Typesense would. It is no engine: it refuses every request that its published description does not know, keeps what
 * is put, gives documents by their ids, and answers all other searches with what a test says.
 */
export interface TypesenseDouble {
  readonly url: string
  readonly collections: Map<string, Collection>
  readonly aliases: Map<string, string>
  readonly synonymSets: Map<string, readonly Json[]>
  /** Searches other than by ids, in the order in which they came. */
  readonly searches: Json[]
  /** Answers each of them; nothing found unless given. */
  answer: (search: Json) => Json
  /** Answers every request, unless undefined. */
  outage: { readonly status: number; readonly body: string } | undefined
  readonly close: () => Promise<void>
}

export const KEY = 'engine-key'

export const NOTHING = { found: 0, hits: [], facet_counts: [], out_of: 0, page: 1, search_time_ms: 1, search_cutoff: false } as const

export const startTypesenseDouble = async (): Promise<TypesenseDouble> => {
  const app = Fastify({ routerOptions: { maxParamLength: 500 } })
  const double: Omit<TypesenseDouble, 'url' | 'close'> = {
    collections: new Map(),
    aliases: new Map(),
    synonymSets: new Map(),
    searches: [],
    answer: () => NOTHING,
    outage: undefined,
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string | Buffer) => String(body))
  app.addHook('onRequest', async (request, reply) => {
    if (double.outage !== undefined) return reply.code(double.outage.status).send(double.outage.body)
    if (request.headers['x-typesense-api-key'] !== KEY)
      return reply.code(401).send({ message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' })
    return undefined
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Refused ? error.status : 500).send({ message: error instanceof Error ? error.message : 'failed' }),
  )
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not Found' }))
  registerCollections(app, double)
  registerDocuments(app, double)
  registerOthers(app, double)
  await app.listen({ port: 0, host: '127.0.0.1' })
  // A listening TCP server's address is an AddressInfo.
  const { port } = app.server.address() as AddressInfo
  return Object.assign(double, { url: `http://127.0.0.1:${port}`, close: () => app.close() })
}

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const ajv = new Ajv2020({ allErrors: true, strict: false })
const CHECKS = Object.fromEntries(
  Object.entries(TYPESENSE_MESSAGES).map(([message, schema]) => [message, ajv.compile(schema)]),
) as Readonly<Record<TypesenseMessage, ValidateFunction>>

const checked = (message: TypesenseMessage, value: unknown): Json => {
  const check = CHECKS[message]
  if (!check(value)) throw new Refused(400, `${message}: ${ajv.errorsText(check.errors)} in ${JSON.stringify(value).slice(0, 500)}`)
  return value as Json
}

const jsonOf = (body: unknown): unknown => JSON.parse(String(body))

type State = Omit<TypesenseDouble, 'url' | 'close'>

/** By its name or an alias. */
const collectionAt = ({ collections, aliases }: State, name: string): Collection => {
  const found = collections.get(aliases.get(name) ?? name)
  if (found === undefined) throw new Refused(404, 'Not Found')
  return found
}

const registerCollections = (app: FastifyInstance, state: State): void => {
  app.post('/collections', async (request, reply) => {
    const given = checked('collection', jsonOf(request.body))
    const name = String(given['name'])
    if (state.collections.has(name)) throw new Refused(409, `A collection with name \`${name}\` already exists.`)
    const synonymSets = (given['synonym_sets'] ?? []) as readonly string[]
    if (synonymSets.some((set) => !state.synonymSets.has(set))) throw new Refused(400, 'Synonym set not found')
    state.collections.set(name, { fields: given['fields'] as Collection['fields'], synonymSets, documents: new Map() })
    return reply.code(201).send({ ...given, num_documents: 0, created_at: 1 })
  })
  app.delete<{ Params: { name: string } }>('/collections/:name', async ({ params: { name } }) => {
    if (!state.collections.delete(name)) throw new Refused(404, 'Not Found')
    return { name, fields: [], num_documents: 0, created_at: 1 }
  })
}

interface DocumentsRoute {
  readonly Params: { readonly name: string }
  readonly Querystring: Readonly<Record<string, string>>
}

const registerDocuments = (app: FastifyInstance, state: State): void => {
  app.post<DocumentsRoute>('/collections/:name/documents', async (request, reply) => {
    const { action, ...rest } = request.query
    checked('empty', rest)
    if (action !== 'upsert') throw new Refused(400, 'only upsert is expected')
    const document = jsonOf(request.body) as Json
    put(collectionAt(state, request.params.name), document)
    return reply.code(201).send(document)
  })
  app.post<DocumentsRoute>('/collections/:name/documents/import', async (request, reply) => {
    checked('import', request.query)
    const collection = collectionAt(state, request.params.name)
    const lines = String(request.body)
      .split('\n')
      .map((line) => putLine(collection, line))
    return reply.type('text/plain').send(lines.map((line) => JSON.stringify(line)).join('\n'))
  })
  app.get<DocumentsRoute>('/collections/:name/documents/export', async (request, reply) => {
    checked('export', request.query)
    const documents = [...collectionAt(state, request.params.name).documents.values()]
    return reply.type('text/plain').send(documents.map((document) => JSON.stringify(document)).join('\n'))
  })
  app.delete<DocumentsRoute>('/collections/:name/documents', async (request) => {
    const { documents } = collectionAt(state, request.params.name)
    return { num_deleted: idsIn(checked('deletion', request.query)['filter_by']).filter((id) => documents.delete(id)).length }
  })
}

const putLine = (collection: Collection, line: string): Json => {
  try {
    put(collection, JSON.parse(line) as Json)
    return { success: true }
  } catch (error) {
    return { success: false, error: error instanceof Error ? error.message : '', document: line, code: 400 }
  }
}

/** Fields have the types of the schema; what no field names is kept and not looked into. */
const put = ({ fields, documents }: Collection, document: Json): void => {
  for (const { name, type, optional } of fields) {
    const value = document[name]
    if (value === undefined && optional === true) continue
    if (!isOfType(value, type)) throw new Refused(400, `Field \`${name}\` must be a ${type}.`)
  }
  documents.set(String(document['id']), document)
}

const isOfType = (value: unknown, type: string): boolean => {
  if (type === 'string[]') return Array.isArray(value) && value.every((item) => typeof item === 'string')
  return type === 'string' ? typeof value === 'string' : Number.isSafeInteger(value)
}

const registerOthers = (app: FastifyInstance, state: State): void => {
  app.put<{ Params: { name: string } }>('/aliases/:name', async ({ params: { name }, body }) => {
    const given = checked('alias', jsonOf(body))
    state.aliases.set(name, String(given['collection_name']))
    return { ...given, name }
  })
  app.delete<{ Params: { name: string } }>('/aliases/:name', async ({ params: { name } }) => {
    if (!state.aliases.delete(name)) throw new Refused(404, 'Not Found')
    return { name, collection_name: '' }
  })
  app.get<{ Params: { name: string } }>('/synonym_sets/:name', async ({ params: { name } }) => {
    const items = state.synonymSets.get(name)
    if (items === undefined) throw new Refused(404, 'Not Found')
    return { name, items }
  })
  app.put<{ Params: { name: string } }>('/synonym_sets/:name', async ({ params: { name }, body }) => {
    const { items } = checked('synonymSet', jsonOf(body))
    state.synonymSets.set(name, items as readonly Json[])
    return { name, items }
  })
  app.delete<{ Params: { name: string } }>('/synonym_sets/:name', async ({ params: { name } }) => {
    if (!state.synonymSets.delete(name)) throw new Refused(404, 'Not Found')
    return { name }
  })
  app.post('/multi_search', async ({ body }) => {
    const { searches } = checked('multiSearch', jsonOf(body))
    return { results: (searches as readonly Json[]).map((search) => answerOne(state, search)) }
  })
}

const answerOne = (state: State, search: Json): Json => {
  const name = String(search['collection'])
  if (!state.collections.has(state.aliases.get(name) ?? name)) return { code: 404, error: 'Not found.' }
  const ids = search['q'] === '*' ? idsIn(search['filter_by']) : []
  if (ids.length === 0) {
    state.searches.push(search)
    return state.answer(search)
  }
  const { documents } = collectionAt(state, name)
  const hits = ids.flatMap((id) => documents.get(id) ?? []).map((document) => ({ document, highlight: {}, highlights: [] }))
  return { ...NOTHING, found: hits.length, hits }
}

const idsIn = (filter: unknown): readonly string[] =>
  (/^id:\[?(?<ids>[\w,]+)\]?$/.exec(String(filter))?.groups?.['ids'] ?? '').split(',').filter(Boolean)
