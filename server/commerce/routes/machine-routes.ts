import type { FastifyInstance } from 'fastify'
import type { CommerceDeps } from '../commerce-deps.ts'
import { storeEvents } from '../context/store-events.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { countTry } from '../../lib/limit-rate.ts'
import { siteScopeOf } from '../http/request-scope.ts'
import { handleNotification } from '../payments/handle-notification.ts'
import { readNotifications } from '../payments/notification.ts'

const BATCHES_PER_MINUTE = 120

/** Calls that no script of a page sends with headers: the provider's webhook, and beacons of a page that is going away. */
export const machineRoutes = (app: FastifyInstance, deps: CommerceDeps): void => {
  const { runtime } = deps
  app.post('/webhooks/payments', async (request, reply) => {
    for (const one of readNotifications(runtime.config.PAYMENT_HMAC_KEY, request.body)) await handleNotification(deps)(one)
    // The provider's own word for it; anything else makes it send again.
    return reply.type('text/plain').send('[accepted]')
  })
  app.post('/session-context/events', async (request, reply) => {
    const isWithin = await countTry(runtime, { key: `events:${request.ip}`, max: BATCHES_PER_MINUTE, windowMs: 60_000 })
    if (!isWithin) throw new ApiProblem(429, 'TOO_MANY_EVENTS', { message: 'Too many events. Please wait a minute.' })
    await storeEvents(runtime)(siteScopeOf(request), request.body)
    return reply.code(204).send()
  })
}
