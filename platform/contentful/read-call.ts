import type { FastifyRequest } from 'fastify'
import { apiOfToken } from './api-of-token.ts'
import type { Call } from './call.ts'
import { notFound, tokenInvalid } from './errors.ts'
import { isRecord } from './model.ts'
import type { Deps } from './deps.ts'
import { withoutHost } from './render/file-addresses.ts'

/** A Fastify request as operations see it. Refuses strangers, and spaces and environments that do not exist here. */
export const readCall = (deps: Deps, request: FastifyRequest): Call => {
  const query = firstTexts(request.query)
  const api = apiOfToken(deps.runtime.config, bearerOf(request) ?? query['access_token'])
  if (api === undefined) throw tokenInvalid()
  const params = firstTexts(request.params)
  requireScope(deps, params)
  const version = Number(request.headers['x-contentful-version'] ?? Number.NaN)
  return {
    api,
    method: request.method,
    path: request.url,
    params,
    query,
    body: withoutHost(request, request.body),
    headers: request.headers,
    baseUrl: baseUrlOf(request),
    ...(Number.isInteger(version) ? { version } : {}),
  }
}

/** The token of a request, whichever it is. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]

const requireScope = ({ spaceId, environmentId }: Deps, params: Readonly<Record<string, string>>): void => {
  const { space, environment } = params
  if (space !== undefined && space !== spaceId) throw notFound('Space', space)
  if (environment !== undefined && environment !== environmentId) throw notFound('Environment', environment)
}

/** A repeated parameter: the first counts. */
const firstTexts = (values: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(values) ? values : {}).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]),
  )

const baseUrlOf = (request: FastifyRequest): string => {
  const [path = ''] = request.url.split('?')
  return `${request.protocol}://${request.host}${path.replace(/\/sync$/, '')}`
}
