import type { FastifyInstance } from 'fastify'
import { refuseUnknown } from '../../server/lib/refuse-unknown.ts'
import { apiOfToken } from './api-of-token.ts'
import { ContentfulError, errorBody, tokenInvalid, notImplemented, notFound } from './errors.ts'
import type { Deps } from './deps.ts'
import { bearerOf } from './read-call.ts'

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
}

/** Refuses whatever no route has. */
export const registerRefusals = (app: FastifyInstance, { runtime }: Deps): void =>
  refuseUnknown(app, (request) => {
    if (apiOfToken(runtime.config, bearerOf(request)) === undefined) throw tokenInvalid()
    const [path = ''] = request.url.split('?')
    throw refusalOf(request.method, path) ?? notImplemented(`${request.method} ${path}`)
  })

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

/** What the vendor sells apart or has in the account only, and why there is none of it here. */
const REFUSED: readonly (readonly [path: RegExp, reason: string])[] = [
  [/\/ai\//, 'AI actions and agents are services of the vendor.'],
  [/\/semantic\//, 'Semantic search is a service of the vendor.'],
  [/\/automation_(?:definitions|executions)/, 'Automations are a service of the vendor.'],
  [/\/(?:app_installations|app_definitions|actions|resource_types)(?:\/|$)/, 'Apps are installed at the vendor only.'],
  [/\/extensions\//, 'Extensions of the interface are installed at the vendor only.'],
  [/\/extensions$/, 'Extensions of the interface are installed at the vendor only.'],
  [
    /\/(?:experiences|experience_fragments|experience_templates|fragments|templates|components|component_types|data_assemblies|design_tokens)(?:\/|$)/,
    'Pages are made of content types here, not of Experience Orchestration.',
  ],
  [/\/workflow(?:s|_definitions|s_changelog)(?:\/|$)/, 'Work is agreed on by tasks and comments.'],
  [/\/template_installations(?:\/|$)/, 'Environment templates belong to an organization.'],
  [/\/(?:team_space_memberships|teams|space_memberships|roles)(?:\/|$)/, 'There is one user here, who may do everything.'],
  [/\/environment_aliases(?:\/|$)/, 'There is one environment, which needs no alias.'],
  [/\/api_keys(?:\/|$)/, 'Keys come from the environment variables of the shop.'],
  [/\/users\/[^/]+\/(?:access_tokens|oauth_applications)(?:\/|$)/, 'Tokens come from the environment variables of the shop.'],
  [/\/asset_keys$/, 'Files are public, so no key opens them.'],
  [/\/upload_credentials$/, 'Uploads go to this host with the management token.'],
  [/\/spaces\/[^/]+\/environments(?:\/[^/]+)?$/, 'There is one environment, named by CONTENTFUL_ENVIRONMENT.'],
  [/\/spaces(?:\/[^/]+)?(?:\/unarchive)?$/, 'There is one space, named by CONTENTFUL_SPACE_ID.'],
]

/** The refusal of a path without a route: what is the account's, in the vendor's form; undefined for an unknown path. */
const refusalOf = (method: string, path: string): ContentfulError | undefined => {
  const organization = /\/organizations\/([^/]+)/.exec(path)?.[1]
  if (organization !== undefined) return notFound('Organization', decodeURIComponent(organization))
  const reason = REFUSED.find(([pattern]) => pattern.test(path))?.[1]
  return reason === undefined ? undefined : accessDenied(`${method} is not possible here. ${reason}`)
}

const accessDenied = (reason: string): ContentfulError => new ContentfulError(403, 'AccessDenied', 'Forbidden', { reasons: [reason] })
