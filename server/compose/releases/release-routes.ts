import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ComposeActionName } from '../../../schemas/api/compose-history.ts'
import type { CheckRelease, ReleaseCheck, ReleaseOutcome, SaveRelease } from '../../../schemas/api/compose-releases.ts'
import { COMPOSE_API } from '../../../schemas/api/compose.ts'
import { readCalendar } from '../calendar/read-calendar.ts'
import { requireRight } from '../compose-access.ts'
import type { ComposeDeps } from '../compose-deps.ts'
import { refusalOf } from '../refusal.ts'
import { parseId } from '../requests.ts'
import type { ById, RouteTools } from '../route-tools.ts'
import { refusalOfCount } from '../schedule/plan-rules.ts'
import { checkPages } from './check-pages.ts'
import { findShared, idsOfPages } from './find-conflicts.ts'
import { listReleases } from './list-releases.ts'
import { readContents, readReleases, type KnownRelease } from './read-releases.ts'
import { readPages } from './read-pages.ts'
import { parseCheckRelease, parseReleaseChange, parseRelease, parseSpan } from './release-requests.ts'
import { callOffRelease, saveRelease, type ReleaseLeave, type SaveDeps } from './save-release.ts'
import { defined } from '../../../src/lib/defined.ts'

/** Pages that go live together, and the calendar of all that is planned. */
export const registerReleases = (
  app: FastifyInstance,
  composeDeps: ComposeDeps,
  { userOf, logWrite, actions, rights }: RouteTools,
): void => {
  const { runtime, management, delivery } = composeDeps
  const { database, sites, clock, log, config } = runtime
  const deps = { management, delivery, sites, clock, log, environmentId: config.CONTENTFUL_ENVIRONMENT }

  const leaveOf = (request: FastifyRequest): ReleaseLeave => ({
    toPublish: (documents) => rights.requireToPublish(userOf(request), documents),
    toChange: ({ links }) => rights.requireForRelease(userOf(request), idsOf(links)),
  })
  /** In the history of every page that it is about, whether it was done or not. */
  const note = async (request: FastifyRequest, action: ComposeActionName, pageIds: readonly string[], outcome: string): Promise<void> => {
    for (const pageId of pageIds) await actions.add(request, { action, pageId, ids: pageIds, outcome })
  }
  const save = async (request: FastifyRequest, wish: SaveRelease, releaseId?: string): Promise<ReleaseOutcome> => {
    const pageIds = wish.pages.map(({ id }) => id)
    const action = wish.at === undefined ? 'publish' : 'plan'
    try {
      const outcome = await saveRelease(deps, leaveOf(request), wish, releaseId)
      const { status } = outcome
      await note(request, action, pageIds, status === 'planned' || status === 'published' ? 'done' : status)
      const { name, at } = wish
      logWrite(request, 'composeRelease', { release: releaseId, name, at, pages: pageIds, outcome: status })
      return outcome
    } catch (cause) {
      await note(request, action, pageIds, refusalOf(cause).code)
      throw cause
    }
  }

  app.get(`${COMPOSE_API}/releases`, async () => ({ releases: (await listReleases(deps)).releases }))
  app.get(`${COMPOSE_API}/calendar`, async ({ query }) => ({ entries: await readCalendar({ ...deps, database }, parseSpan(query)) }))
  app.post(`${COMPOSE_API}/releases/check`, async ({ body }) => checkRelease(deps, parseCheckRelease(body)))
  app.post(`${COMPOSE_API}/releases`, async (request) => {
    const wish = parseRelease(request.body)
    const pageIds = wish.pages.map(({ id }) => id)
    await rights.requireChance(userOf(request), pageIds)
    return save(request, wish)
  })
  app.put<ById>(`${COMPOSE_API}/releases/:id`, async (request) => {
    requireRight(userOf(request), 'publish')
    return save(request, parseReleaseChange(request.body), parseId(request.params.id))
  })
  app.delete<ById>(`${COMPOSE_API}/releases/:id`, async (request) => {
    requireRight(userOf(request), 'publish')
    const id = parseId(request.params.id)
    const pageIds = (await listReleases(deps)).releases.find((release) => release.id === id)?.pages.map((page) => page.id) ?? []
    await callOffRelease(deps, leaveOf(request), id)
    await note(request, 'callOff', pageIds, 'done')
    logWrite(request, 'composeRelease', { release: id, outcome: 'calledOff' })
    return { releases: (await listReleases(deps)).releases }
  })
}

const idsOf = (links: KnownRelease['links']): readonly string[] => links.map(({ sys }) => sys.id)

/** What would be said of a release before it is planned. */
const checkRelease = async (deps: SaveDeps, { pages, releaseId }: CheckRelease): Promise<ReleaseCheck> => {
  const [reads, { plans, releases }] = await Promise.all([readPages(deps.management, pages), readReleases(deps)])
  await readContents(reads.drafts, releases)
  const checks = await checkPages(deps, pages, reads)
  const ids = idsOfPages(pages.flatMap((id) => reads.documentOf(id) ?? []))
  const conflicts = findShared({ releaseId, pageIds: pages, ids, at: undefined }, plans, reads)
  const refusal = refusalOfCount(ids.length)
  return { pages: checks, conflicts, ...defined({ refusal }) }
}
