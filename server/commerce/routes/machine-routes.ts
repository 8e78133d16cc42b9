import type { FastifyInstance } from 'fastify'
import { lt, max } from 'drizzle-orm'
import { z } from 'zod'
import { countTry } from '../../lib/limit-rate.ts'
import { networkOf } from '../../lib/network-of.ts'
import { contextEvents } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { type SiteScope, siteScopeOf } from '../http/request-scope.ts'
import { handleNotification } from '../payments/handle-notification.ts'
import { readNotifications } from '../payments/notification.ts'
import { readInput } from '../http/read-input.ts'
import { countVariant } from '../variants/count-variant.ts'

const BATCHES_PER_MINUTE = 120

/** Calls without the headers of our script: the provider's webhook, and beacons of a page that is being closed. */
export const machineRoutes = (app: FastifyInstance, deps: CommerceDeps): void => {
  const { runtime } = deps
  app.post('/webhooks/payments', async (request, reply) => {
    for (const one of readNotifications(runtime.config.PAYMENT_HMAC_KEY, request.body)) await handleNotification(deps, one)
    // What the provider expects; after anything else it retries.
    return reply.type('text/plain').send('[accepted]')
  })
  app.post('/session-context/events', async (request, reply) => {
    const isWithin = await countTry(runtime, { key: `events:${networkOf(request.ip)}`, max: BATCHES_PER_MINUTE, windowMs: 60_000 })
    if (!isWithin) throw new ApiProblem(429, 'TOO_MANY_EVENTS', { message: 'Too many events. Please wait a minute.' })
    await storeEvents(runtime, siteScopeOf(request), request.body)
    return reply.code(204).send()
  })
  app.post('/variants', async (request, reply) => {
    await countVariant(runtime, request)
    return reply.code(204).send()
  })
}

const event = z.object({ event: z.string().max(64) }).loose()
/** A batch, bare or under `events`. */
export const eventsBody = z.union([z.array(event).max(20), z.object({ events: z.array(event).max(20) }).transform(({ events }) => events)])

/** How many events are stored to be read at `/_test/events`. */
const MAX_EVENTS = 5_000

/** Stores a batch of analytics events (contracts 6). */
const storeEvents = async (
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  { site }: SiteScope,
  input: unknown,
): Promise<void> => {
  const events = readInput(eventsBody, input)
  if (events.length === 0) return
  await database.insert(contextEvents).values(events.map((one) => ({ siteTag: site.siteTag, event: one, receivedAt: clock.now() })))
  const [newest] = await database.select({ id: max(contextEvents.id) }).from(contextEvents)
  await database.delete(contextEvents).where(lt(contextEvents.id, (newest?.id ?? 0) - MAX_EVENTS))
}
