import type { FastifyInstance } from 'fastify'
import type { CommerceDeps } from '../commerce-deps.ts'
import { requireScript } from '../http/guard-request.ts'
import { sessionScopeOf } from '../http/request-scope.ts'
import { subscribe } from '../marketing/subscribe.ts'

/** Marketing sign-up: a GET that changes something, and so is guarded like a change (EMAIL-14). */
export const shopperRoutes = (app: FastifyInstance, deps: CommerceDeps): void => {
  app.get('/marketing/subscribe', async (request, reply) => {
    requireScript(request)
    const { status, body } = await subscribe(deps)(sessionScopeOf(request), request.query)
    return reply.code(status).send(body)
  })
}
