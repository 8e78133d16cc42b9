import type { FastifyInstance } from 'fastify'
import { apiOfToken } from './api-of-token.ts'
import { ContentfulError, errorBody, notImplemented, tokenInvalid, unknownRoute } from './errors.ts'
import type { Needs } from './needs.ts'

/** What the vendor has below a space and this platform has not: saying so beats an unknown route. */
const NOT_HERE =
  /\/(tasks|comments|uploads|upload_credentials|app_installations|app_actions|app_keys|extensions|roles|space_memberships|space_members|team_space_memberships|teams|api_keys|preview_api_keys|environment_aliases|workflows|workflow_definitions|resource_types|functions|ui_config|concepts|concept_schemes|taxonomy|timeline|calls|health|retry_policy|ai_actions|semantic|embeddings)(?:\/|$)/

/** Every refusal below the prefix is in the vendor's form, with an id that is in the log. */
export const registerErrors = (app: FastifyInstance, { platform }: Needs): void => {
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof ContentfulError ? error : undefined
    const refusal =
      known ?? fromFastify(error) ?? fromDatabase(error) ?? new ContentfulError(500, 'InternalServerError', 'The content platform failed.')
    if (refusal.status >= 500 && refusal.status !== 501) platform.log.error(error, 'content platform failed')
    return reply
      .code(refusal.status)
      .type('application/vnd.contentful.management.v1+json')
      .send(JSON.stringify(errorBody(refusal, request.id)))
  })
  app.setNotFoundHandler((request) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (apiOfToken(platform.config, token) === undefined) throw tokenInvalid()
    const [path = ''] = request.url.split('?')
    const missing = NOT_HERE.exec(path)?.[1] ?? (request.method === 'GET' ? undefined : writeWithoutRoute(path))
    throw missing === undefined ? unknownRoute() : notImplemented(`${request.method} ${missing}`)
  })
}

/** Making or removing spaces and environments. */
const writeWithoutRoute = (path: string): string | undefined => /\/(environments|spaces)(?:\/[^/]+)?$/.exec(path)?.[1]

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
