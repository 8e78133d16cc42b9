import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { allowOrigins } from '../lib/cross-origin.ts'
import { refuseUnknown } from '../lib/refuse-unknown.ts'
import { checkAccess, type AccessKeys, type Credentials } from './access.ts'
import { AlgoliaError } from './algolia-error.ts'
import type { SearchCall, SearchRoute } from './search-call.ts'

/** Algolia's batches may be this large. */
const MAX_BODY_BYTES = 20 * 1024 * 1024
/** What browsers send; everybody has their key. */
const MAX_SEARCH_BYTES = 1024 * 1024

interface Options {
  readonly config: Pick<ServerConfig, 'ALGOLIA_APP_ID' | 'ALGOLIA_SEARCH_KEY' | 'ALGOLIA_WRITE_KEY'>
  /** Ends the sentence about what is not there: "the embedded search". */
  readonly name: string
  readonly routes: readonly SearchRoute[]
}

/** Answers Algolia's wire below the prefix of `app`: keys, bodies as its clients send them, errors in its form. */
export const serveWire = (app: FastifyInstance, { config, name, routes }: Options): void => {
  const keys: AccessKeys = { appId: config.ALGOLIA_APP_ID, searchKey: config.ALGOLIA_SEARCH_KEY, writeKey: config.ALGOLIA_WRITE_KEY }
  app.removeAllContentTypeParsers()
  // The vendor's clients send JSON as text/plain, to spare browsers a preflight.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, async (_request: FastifyRequest, body: string | Buffer) =>
    parseBody(String(body)),
  )
  app.setErrorHandler(answerError(name))
  allowOrigins(app, { methods: 'GET, PUT, POST, DELETE, OPTIONS', headers: ALGOLIA_HEADERS, exposed: 'x-algolia-request-id' })
  for (const { method, path, access, run } of routes) {
    app.route({
      method,
      url: path,
      bodyLimit: access === 'write' ? MAX_BODY_BYTES : MAX_SEARCH_BYTES,
      // Before the body is read: nobody without a key makes the process read 20 MB.
      onRequest: async (request) => checkAccess(access, credentialsOf(request), keys),
      handler: async (request) => run(callOf(request)),
    })
  }
  refuseUnknown(app, (request) => {
    throw new AlgoliaError(501, `${request.method} ${request.url.split('?')[0] ?? ''} is not implemented by ${name}`)
  })
}

const ALGOLIA_HEADERS = 'content-type, x-algolia-application-id, x-algolia-api-key, x-algolia-agent'

const credentialsOf = (request: FastifyRequest): Credentials => {
  // The vendor's library for events sends them in the address, written as headers are.
  const query = Object.fromEntries(Object.entries(textMembers(request.query)).map(([name, value]) => [name.toLowerCase(), value]))
  const credential = (name: string): string | undefined => header(request, name) ?? query[name]
  return { appId: credential('x-algolia-application-id'), apiKey: credential('x-algolia-api-key') }
}

const callOf = (request: FastifyRequest): SearchCall => {
  const { index, id } = textMembers(request.params)
  return { index: index ?? '', id: id ?? '', body: request.body, address: request.ip, query: textMembers(request.query) }
}

const textMembers = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

const parseBody = (body: string): unknown => {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    // The vendor has one message for every body that is not JSON.
    throw new AlgoliaError(400, 'Invalid JSON in the request body')
  }
}

const answerError =
  (name: string) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const status = error instanceof AlgoliaError ? error.status : statusOf(error)
    if (error instanceof AlgoliaError && error.forOperators !== undefined) request.log.error({ err: error.cause }, error.forOperators)
    else if (status >= 500 && !(error instanceof AlgoliaError)) request.log.error(error, `${name} failed`)
    const message = status === 500 || !(error instanceof Error) ? 'Internal server error' : error.message
    return reply.status(status).send({ message, status })
  }

/** Fastify's own refusals (a body too large) carry a status. */
const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
