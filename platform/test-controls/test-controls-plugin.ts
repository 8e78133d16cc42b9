import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Report } from '../../src/lib/report.ts'
import { answerErrors } from '../../server/commerce/http/answer-errors.ts'
import { requireScript } from '../../server/commerce/http/guard-request.ts'
import { orderHashOf } from '../../server/commerce/orders/order-hash.ts'
import { readInput } from '../../server/commerce/http/read-input.ts'
import type { Runtime } from '../../server/runtime.ts'
import { createFaults, type Faults } from './faults.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { registerStateControls } from './state-controls.ts'
import type { TestControlsDeps } from './test-controls-deps.ts'
import { EVENT_SINKS, readEvents } from './read-events.ts'
import { defined } from '../../src/lib/defined.ts'

const PREFIX = '/_test'

/**
 * `/_test/*` (contracts 8): failures, time, stock and sessions for tests. Faults are hooked in at the root so that they reach
 * every part; it is loaded only where ENABLE_TEST_CONTROLS is on. A call without `x-requested-with: XMLHttpRequest` gets 403.
 * Answers what is to hear the shop's reports.
 */
export const registerTestControls = async (app: FastifyInstance, deps: TestControlsDeps): Promise<(report: Report) => void> => {
  const { runtime } = deps
  const faults = createFaults()
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (path.startsWith(`${PREFIX}/`)) return
    const found = faults.take(request.method, path)
    if (found === undefined) return
    if (found.delayMs > 0) await sleep(found.delayMs)
    if (found.status !== undefined)
      await reply.code(found.status).send(found.body ?? { code: 'FAULT', message: 'A fault that a test asked for.' })
  })
  const recorder = createRecorder(app, runtime.clock.now)
  await app.register(
    async (controls) => {
      controls.setErrorHandler(answerErrors)
      // Any website a developer looks at may post to localhost; a header of its own it may not send there.
      controls.addHook('onRequest', async (request) => requireScript(request))
      registerFaultControls(controls, faults)
      registerStateControls(controls, { ...deps, faults, recorder })
      registerRecordControls(controls, { runtime, recorder })
      controls.get<{ Params: { reference: string } }>('/order-hash/:reference', async (request) => ({
        hash: orderHashOf(runtime.config.ORDER_HASH_SECRET, request.params.reference),
      }))
    },
    { prefix: PREFIX },
  )
  return recorder.report
}

const eventsQuery = z.object({ sink: z.enum(EVENT_SINKS) })

interface Deps {
  readonly runtime: Pick<Runtime, 'database'>
  readonly recorder: Recorder
}

/** What sinks were sent and what was reported: `[{at, body}]`, oldest first. */
const registerRecordControls = (app: FastifyInstance, deps: Deps): void => {
  app.get('/events', (request) => readEvents(deps, readInput(eventsQuery, request.query).sink))
  app.get('/reports', async () => deps.recorder.list('reports'))
}

const times = z.number().int().min(1).max(1_000_000)
const fault = z.object({
  method: z.string().max(10).toUpperCase().default('*'),
  path: z.string().startsWith('/').max(500),
  status: z.number().int().min(200).max(599).optional(),
  times: times.default(1),
  delayMs: z.number().int().min(0).max(60_000).default(0),
  body: z.unknown().optional(),
})
const chunkFault = z.object({ failTimes: times })
const chunkParams = z.object({ name: z.string().regex(/^[\w.-]{1,100}$/) })

/** Failures that tests ask for: of any path, and of a built chunk by the name it has without its hash. */
const registerFaultControls = (app: FastifyInstance, faults: Faults): void => {
  app.post('/faults', async (request, reply) => {
    const { status, body, ...rest } = readInput(fault, request.body)
    faults.add({ ...rest, ...defined({ status, body }) })
    return reply.code(204).send()
  })
  app.delete('/faults', async (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })
  app.post('/chunks/:name', async (request, reply) => {
    const { name } = readInput(chunkParams, request.params)
    const { failTimes } = readInput(chunkFault, request.body)
    faults.add({ method: 'GET', path: `/assets/${name}-*`, status: 404, times: failTimes, delayMs: 0, body: '' })
    return reply.code(204).send()
  })
}
