import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Report } from '../../src/lib/report.ts'
import { answerErrors } from '../../server/commerce/http/answer-errors.ts'
import { requireScript } from '../../server/commerce/http/guard-request.ts'
import { orderHashOf } from '../../server/commerce/orders/order-hash.ts'
import { createFaults } from './faults.ts'
import { createRecorder } from './recorder.ts'
import { registerFaultControls } from './fault-controls.ts'
import { registerRecordControls } from './record-controls.ts'
import { registerStateControls } from './state-controls.ts'
import type { TestControlsDeps } from './test-controls-deps.ts'

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
