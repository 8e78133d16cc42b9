import type { FastifyInstance, RouteHandlerMethod } from 'fastify'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Answers every path below an embedded vendor that is none of its operations, to be called after these are registered. A handler for what
 * is not found is not enough: the storefront takes every path that no route has.
 */
export const refuseUnknown = (app: FastifyInstance, refuse: RouteHandlerMethod): void => {
  app.setNotFoundHandler(refuse)
  for (const method of METHODS)
    for (const url of ['/', '/*']) if (!app.hasRoute({ method, url: `${app.prefix}${url}` })) app.route({ method, url, handler: refuse })
}
