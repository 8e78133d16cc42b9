import { created, ok, type Call, type Operation } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { Needs } from '../needs.ts'
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

const FILTER_ROOTS = ['sys', 'action', 'entity', 'environment', 'scheduledFor']

/** POST /scheduled_actions. */
export const createScheduledAction =
  (needs: Needs): Operation =>
  async (call) => {
    const answer = await inWrite(needs, async (inside) => {
      const body = await readSchedule(inside, call.body)
      const id = needs.platform.ids.token(22)
      return show(inside, 'create', await insertResource(inside.database, { kind: 'ScheduledAction', id, body, now: inside.now() }))
    })
    needs.wakeScheduler()
    return created(answer)
  }

/** PUT /scheduled_actions/{id}: another time or deed, at its version, while it is still to come. */
export const putScheduledAction =
  (needs: Needs): Operation =>
  async (call) => {
    const answer = await inWrite(needs, async (inside) => {
      const resource = await find(inside, call)
      requireVersion(resource, call)
      requireOpen(resource)
      const body = await readSchedule(inside, call.body)
      const changes = { body, version: resource.version + 1, updatedAt: inside.now() }
      return show(inside, 'save', await updateResource(inside.database, resource, changes))
    })
    needs.wakeScheduler()
    return ok(answer)
  }

/** DELETE /scheduled_actions/{id}: called off; it stays to be read. */
export const cancelScheduledAction =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const resource = await find(inside, call)
      requireOpen(resource)
      const body: ScheduledActionBody = { ...resource.body, status: 'canceled', canceledAt: inside.now() }
      const changes = { body, version: resource.version + 1, updatedAt: inside.now() }
      return ok(await show(inside, 'delete', await updateResource(inside.database, resource, changes)))
    })

/** GET /scheduled_actions/{id}. */
export const getScheduledAction =
  (needs: Needs): Operation =>
  async (call) =>
    ok(scheduledActionDocument(needs, await find(needs, call)))

/** GET /scheduled_actions: paged by cursor only, whose parameters have names of their own here. */
export const listScheduledActions =
  (needs: Needs): Operation =>
  async (call) => {
    const { next, prev, ...query } = call.query
    requireEnvironment(needs, query['environment.sys.id'])
    const resources = await listResources<ScheduledActionBody>(needs.database, { kind: 'ScheduledAction' })
    const documents = resources.map((resource) => scheduledActionDocument(needs, resource))
    const cursor = { ...(next === undefined ? {} : { pageNext: next }), ...(prev === undefined ? {} : { pagePrev: prev }) }
    return ok(listDocuments(documents, { path: call.path, query: { cursor: 'true', ...query, ...cursor } }, FILTER_ROOTS))
  }

const find = async (needs: Needs, { params, query }: Call): Promise<Resource<ScheduledActionBody>> => {
  requireEnvironment(needs, query['environment.sys.id'])
  return getResource<ScheduledActionBody>(needs.database, { kind: 'ScheduledAction', id: params['id'] ?? '' })
}

const requireOpen = ({ body }: Resource<ScheduledActionBody>): void => {
  if (body.status !== 'scheduled') throw badRequest(`The action is ${body.status} and cannot be changed any more.`)
}

const show = async (needs: Needs, event: string, resource: Resource<ScheduledActionBody>) => {
  const document = scheduledActionDocument(needs, resource)
  await enqueueCalls(needs, `ContentManagement.ScheduledAction.${event}`, document)
  return document
}
