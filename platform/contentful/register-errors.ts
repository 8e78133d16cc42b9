import type { FastifyInstance } from 'fastify'
import { apiOfToken } from './api-of-token.ts'
import { ContentfulError, errorBody, tokenInvalid, unknownRoute } from './errors.ts'
import type { Deps } from './deps.ts'
import { bearerOf } from './read-call.ts'
import { refusalOf } from './refused.ts'

/** Every refusal below the prefix is in the vendor's form, with an id that is in the log. */
export const registerErrors = (app: FastifyInstance, { runtime }: Deps): void => {
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof ContentfulError ? error : undefined
    const refusal =
      known ?? fromFastify(error) ?? fromDatabase(error) ?? new ContentfulError(500, 'InternalServerError', 'The content platform failed.')
    if (refusal.status >= 500) runtime.log.error(error, 'content platform failed')
    return reply
      .code(refusal.status)
      .type('application/vnd.contentful.management.v1+json')
      .send(JSON.stringify(errorBody(refusal, request.id)))
  })
  app.setNotFoundHandler((request) => {
    if (apiOfToken(runtime.config, bearerOf(request)) === undefined) throw tokenInvalid()
    const [path = ''] = request.url.split('?')
    throw refusalOf(request.method, path) ?? unknownRoute()
  })
}

/** PostgreSQL's class of data it cannot hold: null characters, halves of surrogate pairs, numbers out of range. */
const fromDatabase = (error: unknown): ContentfulError | undefined => {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  return code.startsWith('22')
    ? new ContentfulError(400, 'BadRequest', 'The request holds a value that cannot be stored.')
    : fromDatabase(error.cause)
}

/** Bodies that are too large or of an unknown type are refused before any operation sees them. */
const fromFastify = (error: unknown): ContentfulError | undefined => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return error instanceof Error && status >= 400 && status < 500 ? new ContentfulError(status, 'BadRequest', error.message) : undefined
}
