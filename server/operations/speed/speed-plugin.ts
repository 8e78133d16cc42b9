import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { MAX_SPEED_PAGES, SPEED_DEVICES, SPEED_METRICS, SPEED_PATH, SPEED_WAYS } from '../../../schemas/api/page-speed.ts'
import { PAGE_KINDS } from '../../../schemas/page-kinds.ts'
import { answerErrors } from '../../commerce/http/answer-errors.ts'
import { ApiProblem } from '../../commerce/http/api-problem.ts'
import { isOwnForm } from '../../commerce/http/own-form.ts'
import { readInput } from '../../commerce/http/read-input.ts'
import { networkOf } from '../../lib/network-of.ts'
import type { Runtime } from '../../runtime.ts'
import { createReportLimit } from '../errors/report-limit.ts'
import { countSpeed } from './count-speed.ts'

const BODY_LIMIT_BYTES = 8_000

/** Many shoppers may be behind one address; a process writes a hundred a second at most. */
const LIMITS = { byAddress: 120, byProcess: 6_000 }

const HOUR_MS = 3_600_000
const figure = z.number().min(0).max(HOUR_MS).optional()

/** What a shop's own page sends, and nothing beside it. */
const speedReport = (siteTags: readonly string[]) =>
  z.strictObject({
    siteTag: z.enum(siteTags),
    device: z.enum(SPEED_DEVICES),
    pages: z
      .array(
        z.strictObject({
          pageKind: z.enum(PAGE_KINDS),
          way: z.enum(SPEED_WAYS),
          figures: z.strictObject(Object.fromEntries(SPEED_METRICS.map((metric) => [metric, figure]))),
        }),
      )
      .max(MAX_SPEED_PAGES),
  })

/**
 * Takes how fast pages were for shoppers who agreed to statistics (docs/decisions/0065). A beacon cannot set a header, so the browser's own word
 * says where it is from. What is beyond the limit, or finds no database, is dropped and counted: nobody waits for the answer.
 */
export const speedPlugin: FastifyPluginAsync<{ readonly runtime: Runtime }> = async (app, { runtime }) => {
  const isTaken = createReportLimit(runtime.clock, LIMITS)
  const count = countSpeed(runtime)
  const schema = speedReport(runtime.sites.map(({ siteTag }) => siteTag))
  const store = async (report: z.infer<typeof schema>, log: FastifyBaseLogger): Promise<'stored' | 'failed'> => {
    try {
      await count(report)
      return 'stored'
    } catch (cause) {
      log.warn({ err: cause }, 'How fast a page was could not be stored')
      return 'failed'
    }
  }
  app.setErrorHandler(answerErrors)
  app.addHook('onRequest', async (request) => {
    if (!isOwnForm(request)) throw new ApiProblem(403, 'FORBIDDEN', { message: 'This call is not allowed from here.' })
  })
  app.post(SPEED_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const report = readInput(schema, request.body)
    const outcome = isTaken(networkOf(request.ip)) ? await store(report, request.log) : 'limited'
    runtime.counts.speedReports.inc({ outcome })
    return reply.code(204).send()
  })
}
