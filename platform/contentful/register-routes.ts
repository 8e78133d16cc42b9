import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from './call.ts'
import { unknownRoute } from './errors.ts'
import type { Deps } from './deps.ts'
import { readCall } from './read-call.ts'
import { withHost } from './render/file-addresses.ts'
import { withSettings } from './storage/with-settings.ts'
import type { Route } from './routes/route.ts'
import { ENVIRONMENT_ROUTE, ENVIRONMENT_ROUTES } from './routes/routes.ts'
import { ACCOUNT_ROUTES, SPACE_ROUTES } from './routes/space-routes.ts'

/** Binds the operations to their paths. */
export const registerRoutes = (app: FastifyInstance, deps: Deps): void => {
  const environment = '/spaces/:space/environments/:environment'
  const bind = (prefix: string) => (route: Route) => {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const call = readCall(deps, request)
      if (!route.apis.includes(call.api)) throw unknownRoute()
      return send({ request, reply, api: call.api, ...(await route.operation(withSettings(deps))(call)) })
    }
    // The clients ask for a space or environment itself with a slash at the end.
    const paths = route.path === '' ? [prefix, `${prefix}/`] : [prefix + route.path]
    // Before the body is read: nobody without a token makes the process read one.
    for (const url of paths) app.route({ method: route.method, url, onRequest: async (request) => void readCall(deps, request), handler })
  }
  ACCOUNT_ROUTES.forEach(bind(''))
  SPACE_ROUTES.forEach(bind('/spaces/:space'))
  ENVIRONMENT_ROUTES.forEach(bind('/spaces/:space'))
  bind(environment)(ENVIRONMENT_ROUTE)
  ENVIRONMENT_ROUTES.forEach(bind(environment))
}

const send = ({
  request,
  reply,
  api,
  status,
  body,
}: {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly api: Api
  readonly status: number
  readonly body?: unknown
}) => {
  reply.code(status).header('cache-control', 'max-age=0')
  if (body === undefined) return reply.send()
  const text = JSON.stringify(withHost(request, body))
  if (api === 'management') return reply.type('application/vnd.contentful.management.v1+json').send(text)
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  reply.header('etag', etag).type(`application/vnd.contentful.${api}.v1+json`)
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text)
}
