import type { FastifyInstance } from 'fastify'
import { lookUpAddresses } from '../addresses/look-up-addresses.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { requireScript } from '../http/guard-request.ts'
import { requireHuman } from '../http/require-human.ts'
import { sessionScopeOf } from '../http/request-scope.ts'
import { subscribe } from '../marketing/subscribe.ts'
import type { Answer } from './answers.ts'

/** What a session asks of others: marketing sign-up, a GET that changes something and so is guarded like a change (EMAIL-14); addresses. */
export const shopperRoutes = (app: FastifyInstance, deps: CommerceDeps): void => {
  app.get('/marketing/subscribe', async (request, reply) => {
    requireScript(request)
    const scope = sessionScopeOf(request)
    await requireHuman(deps, request, scope.site, 'subscribe')
    const { status, body } = await subscribe(deps, scope, scope.session.idHash, request.query)
    return reply.code(status).send(body)
  })
  app.get<Answer<'GET /api/address-lookup'>>('/address-lookup', (request) => lookUpAddresses(deps, sessionScopeOf(request), request.query))
}
