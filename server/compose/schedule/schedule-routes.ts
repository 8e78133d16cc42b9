import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { COMPOSE_API } from '../../../schemas/api/compose.ts'
import type { PlanAction } from '../../../schemas/api/compose-schedule.ts'
import { requireRight } from '../compose-access.ts'
import type { ComposeDeps } from '../compose-deps.ts'
import { readDocument } from '../read-document.ts'
import { parse, parseId, versions } from '../requests.ts'
import type { ById, RouteTools } from '../route-tools.ts'
import { callOff, planAction } from './plan-action.ts'
import { at, timeZone } from './moment-request.ts'
import { readPagePlans } from './page-plans.ts'

interface ByPlan {
  readonly Params: { readonly id: string; readonly planId: string }
}

const planAt = z.object({
  action: z.enum(['publish', 'unpublish']),
  at,
  timeZone,
  versions,
})

const parsePlan = (input: unknown): PlanAction =>
  parse(planAt, input, 'Say what is to happen, at which moment, on the clocks of which time zone, and the versions that were seen.')

/** What is to happen to a page at a moment: planned, looked at, called off. */
export const registerSchedule = (
  app: FastifyInstance,
  composeDeps: ComposeDeps,
  { userOf, logWrite, actions, rights }: RouteTools,
): void => {
  const { runtime, management, delivery } = composeDeps
  const { database, sites, clock, log, config } = runtime
  const deps = { management, delivery, sites, clock, log, environmentId: config.CONTENTFUL_ENVIRONMENT }

  app.get<ById>(`${COMPOSE_API}/pages/:id/schedule`, async ({ params }) => readPagePlans(deps, parseId(params.id)))
  app.post<ById>(`${COMPOSE_API}/pages/:id/schedule`, async (request) => {
    const pageId = parseId(request.params.id)
    await rights.requireChance(userOf(request), [pageId])
    const wish = parsePlan(request.body)
    const outcome = await actions.run(
      request,
      { action: 'plan', pageId, ids: Object.keys(wish.versions) },
      async () => {
        const document = await readDocument({ management, database }, pageId)
        if (wish.action === 'publish') await rights.requireToPublish(userOf(request), [document])
        else await rights.requireForPages(userOf(request), [pageId])
        return planAction(deps, document, wish)
      },
      ({ status }) => ({ outcome: status === 'planned' ? 'done' : status }),
    )
    logWrite(request, 'composePlan', { page: pageId, outcome: outcome.status, ...wish })
    return outcome
  })
  app.delete<ByPlan>(`${COMPOSE_API}/pages/:id/schedule/:planId`, async (request) => {
    requireRight(userOf(request), 'publish')
    const [pageId, planId] = [parseId(request.params.id), parseId(request.params.planId)]
    await actions.run(request, { action: 'callOff', pageId, ids: [planId] }, async () => {
      await rights.requireForPages(userOf(request), [pageId])
      await callOff(deps, pageId, planId)
    })
    logWrite(request, 'composeCallOff', { page: pageId, plan: planId })
    return readPagePlans(deps, pageId)
  })
}
