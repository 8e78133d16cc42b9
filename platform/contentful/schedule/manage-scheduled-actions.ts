import { created, ok, type Call, type Operation } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { listDocuments } from '../read/list-documents.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { listResources } from '../storage/list-resources.ts'
import { requireVersion } from '../storage/require-version.ts'
import type { Resource } from '../storage/resource.ts'
import { updateResource } from '../storage/update-resource.ts'
import { enqueueCalls } from '../webhooks/enqueue-calls.ts'
import { readSchedule, requireEnvironment } from './read-schedule.ts'
import { scheduledActionDocument, type ScheduledActionBody } from './scheduled-action.ts'
import { defined } from '../../../src/lib/defined.ts'

const FILTER_ROOTS = ['sys', 'action', 'entity', 'environment', 'scheduledFor']

/** POST /scheduled_actions. */
export const createScheduledAction =
  (deps: Deps): Operation =>
  async (call) => {
    const answer = await inWrite(deps, async (inside) => {
      const body = await readSchedule(inside, call.body)
      const id = deps.runtime.ids.token(22)
      return show(inside, 'create', await insertResource(inside.database, { kind: 'ScheduledAction', id, body, now: inside.now() }))
    })
    deps.wakeScheduler()
    return created(answer)
  }

/** PUT /scheduled_actions/{id}: another time or deed, at its version, while it is still to come. */
export const putScheduledAction =
  (deps: Deps): Operation =>
  async (call) => {
    const answer = await inWrite(deps, async (inside) => {
      const resource = await find(inside, call)
      requireVersion(resource, call)
      requireOpen(resource)
      const body = await readSchedule(inside, call.body)
      const changes = { body, version: resource.version + 1, updatedAt: inside.now() }
      return show(inside, 'save', await updateResource(inside.database, resource, changes))
    })
    deps.wakeScheduler()
    return ok(answer)
  }

/** DELETE /scheduled_actions/{id}: called off; it stays to be read. */
export const cancelScheduledAction =
  (deps: Deps): Operation =>
  (call) =>
    inWrite(deps, async (inside) => {
      const resource = await find(inside, call)
      requireOpen(resource)
      const body: ScheduledActionBody = { ...resource.body, status: 'canceled', canceledAt: inside.now() }
      const changes = { body, version: resource.version + 1, updatedAt: inside.now() }
      return ok(await show(inside, 'delete', await updateResource(inside.database, resource, changes)))
    })

/** GET /scheduled_actions/{id}. */
export const getScheduledAction =
  (deps: Deps): Operation =>
  async (call) =>
    ok(scheduledActionDocument(deps, await find(deps, call)))

/** GET /scheduled_actions: paged by cursor only, whose parameters have names of their own here. */
export const listScheduledActions =
  (deps: Deps): Operation =>
  async (call) => {
    const { next, prev, ...query } = call.query
    requireEnvironment(deps, query['environment.sys.id'])
    const resources = await listResources<ScheduledActionBody>(deps.database, { kind: 'ScheduledAction' })
    const documents = resources.map((resource) => scheduledActionDocument(deps, resource))
    const cursor = defined({ pageNext: next, pagePrev: prev })
    return ok(listDocuments(documents, { path: call.path, query: { cursor: 'true', ...query, ...cursor } }, FILTER_ROOTS))
  }

const find = async (deps: Deps, { params, query }: Call): Promise<Resource<ScheduledActionBody>> => {
  requireEnvironment(deps, query['environment.sys.id'])
  return getResource<ScheduledActionBody>(deps.database, { kind: 'ScheduledAction', id: params['id'] ?? '' })
}

const requireOpen = ({ body }: Resource<ScheduledActionBody>): void => {
  if (body.status !== 'scheduled') throw badRequest(`The action is ${body.status} and cannot be changed any more.`)
}

const show = async (deps: Deps, event: string, resource: Resource<ScheduledActionBody>) => {
  const document = scheduledActionDocument(deps, resource)
  await enqueueCalls(deps, `ContentManagement.ScheduledAction.${event}`, document)
  return document
}
