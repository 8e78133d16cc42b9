import { z } from 'zod'
import { created, noContent, ok, type Call, type Operation } from '../call.ts'
import { badRequest, ContentfulError } from '../errors.ts'
import { linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'
import { listing } from '../read/listing.ts'
import { managedSys } from '../render/managed-sys.ts'
import { getResource } from '../storage/find-resource.ts'
import { listResources } from '../storage/list-resources.ts'
import type { Resource } from '../storage/resource.ts'
import { removeResource } from '../storage/update-resource.ts'
import { recordEvent } from '../webhooks/record-event.ts'
import { addBelow, getBelow } from './below-entity.ts'
import { onResource, raise } from './on-resource.ts'
import { parentKey } from './parent-key.ts'
import { parseBody } from './parse-body.ts'

const MAX_BODY_BYTES = 512

const task = z.object({
  body: z
    .string()
    .min(1)
    .refine((body) => Buffer.byteLength(body) <= MAX_BODY_BYTES, `At most ${MAX_BODY_BYTES} bytes`),
  assignedTo: z.object({ sys: z.object({ type: z.literal('Link'), linkType: z.enum(['User', 'Team']), id: z.string().min(1) }) }),
  status: z.enum(['active', 'resolved']),
  dueDate: z.iso.datetime({ offset: true }).optional(),
})

/** Something somebody is to do before an entry goes live. */
type TaskBody = z.output<typeof task>

const TARGET = { kind: 'Task', version: 'always', parentOf: ({ params }: Call) => entryKey(params['entry']) } as const
const entryKey = (id = ''): string => parentKey({ kind: 'Entry', id })

/** GET /entries/{entry}/tasks, the oldest first. */
export const listTasks = listing<TaskBody>({
  kind: 'Task',
  show: (deps, resource) => show(deps, resource),
  roots: ['sys', 'status', 'assignedTo', 'dueDate'],
  parentOf: async ({ database }, { params }) => parentKey(await getResource(database, { kind: 'Entry', id: params['entry'] ?? '' })),
})

/** GET /entries/{entry}/tasks/{id}. */
export const getTask =
  (deps: Deps): Operation =>
  async (call) =>
    ok(show(deps, await getBelow<TaskBody>(deps, { kind: 'Task', id: call.params['id'] ?? '', parentId: TARGET.parentOf(call) })))

/** POST /entries/{entry}/tasks. */
export const createTask =
  (deps: Deps): Operation =>
  async (call) =>
    created(
      await addBelow(deps, { kind: 'Task', owner: { kind: 'Entry', id: call.params['entry'] ?? '' } }, async (inside, insert) =>
        notify(inside, 'create', await insert<TaskBody>(parseBody(task, call.body))),
      ),
    )

/** PUT of a task. What is resolved is opened again before its words change. */
export const putTask = onResource<TaskBody>(TARGET, async ({ inside, resource, call }) => {
  const body = parseBody(task, call.body)
  const before = resource.body
  const isReworded = body.body !== before.body || body.assignedTo.sys.id !== before.assignedTo.sys.id
  if (before.status === 'resolved' && body.status === 'resolved' && isReworded) throw badRequest('A resolved task cannot be edited')
  return ok(await notify(inside, 'save', await raise({ inside, resource }, { body })))
})

/** DELETE of a task. */
export const deleteTask = onResource<TaskBody>(TARGET, async ({ inside, resource }) => {
  await removeResource(inside.database, resource)
  await notify(inside, 'delete', resource)
  return noContent
})

/** Refuses to let an entry go live that somebody still has something to do for. */
export const requireTasksDone = async ({ database }: Deps, entryId: string): Promise<void> => {
  const tasks = await listResources<TaskBody>(database, { kind: 'Task', parentIds: [entryKey(entryId)] })
  const open = tasks.filter(({ body }) => body.status === 'active')
  if (open.length === 0) return
  throw new ContentfulError(422, 'ActionPreconditionsFailed', 'The entry has unresolved tasks.', {
    errors: open.map(({ id }) => ({ name: 'unresolvedTask', link: linkTo('Task', id) })),
  })
}

const notify = async (deps: Deps, action: 'create' | 'save' | 'delete', resource: Resource<TaskBody>) => {
  const document = show(deps, resource)
  await recordEvent(deps, { action, resource, payload: document })
  return document
}

const show = (deps: Deps, resource: Resource<TaskBody>) => ({
  sys: { ...managedSys(deps, resource), parentEntity: linkTo('Entry', (resource.parentId ?? '').replace('Entry:', '')) },
  ...resource.body,
})
